package org.boardwalk.search.pairs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.NamedMethod;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.answer.Finder;

/**
 * Movements of one winner with more rounds than opponents: complete movements one after the other,
 * each with sets of its own, and the first rounds of one more, so that meetings are as even as
 * possible. Then single encounters are turned by simulated annealing, for the calibre. In
 * circulating play a part of a lap needs as many sets as a whole one.
 */
public final class LapSearch extends NamedMethod<PairsWish> {

  private static final int TURNINGS = 4;
  private static final long STEPS = 100_000;

  private final PairsWish wish;
  private final Supplier<Optional<Movement>> complete;

  /**
   * @param wish a wish for one winner
   * @param complete makes the movement of one lap, in some seconds at most; not yet judged
   */
  public LapSearch(PairsWish wish, Supplier<Optional<Movement>> complete) {
    super("laps of a Howell", MethodKind.RULES);
    this.wish = wish;
    this.complete = complete;
  }

  /**
   * @param wish a wish for one winner
   * @return the wish for one lap, a Howell; empty where one is enough, or sets are too few for more
   */
  public static Optional<PairsWish> lap(PairsWish wish) {
    int length = UsualPairs.mostRounds(wish.contestants());
    int laps = (wish.rounds() + length - 1) / length;
    Boards boards = wish.boards();
    if (laps == 1 || (boards.play() == Play.CIRCULATING && boards.sets() < laps * length)) {
      return Optional.empty();
    }
    Boards once = new Boards(length, boards.perSet(), boards.play(), boards.copies());
    return Optional.of(
        UsualPairs.of(wish.kind(), new PairsForm.Howell(), wish.tables(), length, wish.missing())
            .named(wish.name())
            .with(once)
            .with(wish.search()));
  }

  @Override
  public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
    complete.get().ifPresent(lap -> offer(scope, lap, seed));
    return false;
  }

  private void offer(SearchScope<PairsWish> scope, Movement lap, long seed) {
    int length = lap.rounds().size();
    Movement whole = laps(lap);
    String laps = Text.of("Howells of %d rounds one after the other", length);
    scope.offer(whole, Finder.own("construction", laps));
    for (int k = 0; k < TURNINGS && !scope.over(); k++) {
      Movement turned = new TableTurning(whole).run(STEPS, seed + k, scope::over);
      scope.offer(turned, Finder.own("construction", laps + ", then turned by annealing"));
    }
  }

  private Movement laps(Movement lap) {
    int length = lap.rounds().size();
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < wish.rounds(); r++) {
      int sets = r / length * length;
      rounds.add(
          new Round(
              lap.rounds().get(r % length).encounters().stream()
                  .map(e -> new Encounter(e.table(), e.seating(), e.set() + sets))
                  .toList()));
    }
    return wish.movement(rounds);
  }
}
