package org.boardwalk.library.answers;

import java.util.List;
import java.util.Optional;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.answers.Counterparts.Counterpart;
import org.boardwalk.library.answers.Counterparts.Peer;
import org.boardwalk.quality.Comparison.Tendency;
import org.boardwalk.wish.Alike;
import org.boardwalk.wish.Wish;

/**
 * Our own movements like somebody else's for whoever waits: what answers a wish for one of the same
 * size, if it is kept or a rule makes it in a moment. Reads a few files, where {@link Counterparts}
 * reads them all. Thread-safe.
 *
 * @param keeper where answers are kept
 */
public record KnownAlike(Keeper keeper) {

  /**
   * @param reference a movement, judged
   * @return ours of its size with no more copies of the boards; may contain the very same
   */
  public List<Judged> to(Judged reference) {
    int copies = reference.card().walk().copies();
    return Alike.to(reference.movement()).wishes().stream()
        .flatMap(wish -> known(wish).stream())
        .flatMap(answer -> answer.outcome().found().stream())
        .map(found -> found.judged())
        .filter(judged -> judged.card().walk().copies() <= copies)
        .toList();
  }

  /**
   * @param reference somebody else's movement, judged
   * @return ours that is better in what it serves, and worse in none of that; empty when none is
   */
  public Optional<Counterpart> better(Judged reference) {
    List<Peer> peers =
        to(reference).stream().map(judged -> Peer.of(judged.movement().name(), judged)).toList();
    return Counterparts.best(reference, peers)
        .filter(c -> c.served().tendency() == Tendency.BETTER);
  }

  private Optional<Answer> known(Wish wish) {
    return Alike.atOnce(wish)
        ? keeper.known(wish)
        : keeper.library().flatMap(library -> library.find(wish, keeper.notices()));
  }
}
