package org.boardwalk.design;

import java.time.Duration;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.UsualBoards;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;

/**
 * Looks for a movement that leaves sets unused. Where there are more sets than rounds, groups
 * seldom fit the sets, but they often fit as many sets as rounds, and then every player plays all
 * boards that are used. An exhausted search proves nothing about the wish.
 *
 * @param asked the wish with the fewest sets that are enough
 * @param method the method that looks for it
 */
record FewerSets(IndividualWish asked, Method<IndividualWish> method) implements Conditional {

  /**
   * The wish with the fewest sets that are enough; empty where the wish has no more, or a group has
   * to fit them.
   */
  static Optional<IndividualWish> of(IndividualWish wish) {
    Boards boards = wish.boards();
    int sets = UsualBoards.sets(wish.tables(), wish.rounds(), boards.play(), boards.copies());
    boolean spare = boards.play() == Play.CIRCULATING && sets < boards.sets();
    return !spare || wish.symmetry().restricts()
        ? Optional.empty()
        : Optional.of(
            UsualWish.with(
                wish,
                new Boards(
                    sets, boards.perSet(), boards.play(), boards.copies(), boards.replay())));
  }

  @Override
  public String name() {
    return method.name() + ", sets left out";
  }

  @Override
  public boolean run(SearchScope<IndividualWish> scope, Duration slice, long seed) {
    SearchScope<IndividualWish> own = scope.aside(asked, SearchListener.SILENT);
    boolean more = method.run(own, slice, seed);
    Wish wish = scope.wish();
    own.incumbent()
        .ifPresent(
            find -> scope.offer(find.judged().movement().with(wish.boards()), find.finder()));
    return more;
  }
}
