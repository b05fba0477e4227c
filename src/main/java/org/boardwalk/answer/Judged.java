package org.boardwalk.answer;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOutTurns;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Wish;

/**
 * A movement with all that the judge and the theorems say of it: made once, wherever a movement
 * comes from, and passed on to whoever shows, keeps or compares it.
 *
 * @param movement the movement
 * @param wish what it answers, or is held against; empty where nobody said
 * @param attendance who is there in which rounds
 * @param card the judge's scorecard, with the sit-outs as the wish shares them
 * @param bounds proven lower bounds by theorems alone, for the wish or else for movements of these
 *     sizes
 */
public record Judged(
    Movement movement, Optional<Wish> wish, Attendance attendance, Scorecard card, Bounds bounds) {

  /**
   * Those are there of whom the wish says so.
   *
   * @param movement the movement
   * @param wish what it answers, or is held against; empty where nobody said
   * @param card the judge's scorecard, with the sit-outs as the wish shares them
   * @param bounds proven lower bounds
   */
  public Judged(Movement movement, Optional<Wish> wish, Scorecard card, Bounds bounds) {
    this(movement, wish, wish.map(Wish::attendance).orElse(Attendance.FULL), card, bounds);
  }

  /**
   * Judges a movement by itself: standard weights, bounds by its sizes.
   *
   * @param movement any movement, valid or not
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement) {
    return of(movement, Attendance.FULL);
  }

  /**
   * The same for a session in which somebody comes late or leaves.
   *
   * @param movement any movement, valid or not
   * @param attendance who is there in which rounds
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Attendance attendance) {
    return new Judged(
        movement,
        Optional.empty(),
        attendance,
        Judge.judge(movement, new SitOutTurns(attendance, List.of(), 0)),
        Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD));
  }

  /**
   * Judges a movement as an answer to a wish.
   *
   * @param movement any movement, valid or not
   * @param wish what it is held against
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Wish wish) {
    return of(movement, wish, wish.bounds());
  }

  /**
   * The same for callers that have the bounds of the wish already.
   *
   * @param movement any movement, valid or not
   * @param wish what it is held against
   * @param bounds its {@link Wish#bounds}
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Wish wish, Bounds bounds) {
    return new Judged(movement, Optional.of(wish), wish.judge(movement), bounds);
  }

  /**
   * @param movement any movement, valid or not
   * @param wish what it is held against, if that is known
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Optional<? extends Wish> wish) {
    return wish.map(w -> of(movement, w)).orElseGet(() -> of(movement));
  }

  /**
   * @return what each criterion counts in the total: as the wish says, else the standard weights
   */
  public Weights weights() {
    return wish.map(Wish::weights).orElse(Weights.STANDARD);
  }

  /**
   * What each criterion counts where movements are compared.
   *
   * @param all some movements
   * @return the weights of those of them that players play alone, where these have the same; else
   *     the standard weights
   */
  public static Weights common(List<Judged> all) {
    List<Weights> own =
        all.stream()
            .filter(j -> j.movement.kind() == Kind.INDIVIDUAL)
            .map(Judged::weights)
            .distinct()
            .toList();
    return own.size() == 1 ? own.get(0) : Weights.STANDARD;
  }

  /**
   * @return the weighted total cost
   */
  public long cost() {
    return card.total(weights());
  }

  /**
   * @return whether it keeps all rules and, where there is a wish, answers it
   */
  public boolean answers() {
    return card.valid() && wish.map(w -> w.accepts(movement, card)).orElse(true);
  }

  /**
   * @param name what to call the movement
   * @return the same under that name
   */
  public Judged named(String name) {
    return new Judged(movement.named(name), wish, attendance, card, bounds);
  }

  /**
   * The same with other boards in a set, for an evening. Without a rotation seats stay for the set,
   * so that nothing that the judge counts changes; with one everything stays as it is.
   *
   * @param perSet boards in a set, at least 1
   * @return the movement with so many, and the same scorecard
   */
  public Judged playing(int perSet) {
    Boards boards = movement.boards();
    if (movement.rotation() != Rotation.NONE || boards.perSet() == perSet) {
      return this;
    }
    return new Judged(movement.with(boards.inSetsOf(perSet)), wish, attendance, card, bounds);
  }

  /**
   * The same with so few copies that tables share them. No wish asks for that, so that it is judged
   * by itself.
   *
   * @param copies copies of each set, at least 1
   * @return the movement with so many, judged again; the same where there are enough
   */
  public Judged sharing(int copies) {
    return movement.boards().play() == Play.SHARED || card.walk().copies() <= copies
        ? this
        : of(movement.with(movement.boards().sharedBy(copies)), attendance);
  }
}
