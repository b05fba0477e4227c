package org.boardwalk.library.answers;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.library.files.CanonicalModel;
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
   * @param reference somebody else's movement, judged
   * @return ours of its size with no more copies of the boards; may contain the very same
   */
  public List<Judged> to(Judged reference) {
    return answers(reference, Alike.to(reference.movement()).wishes().stream());
  }

  /**
   * @param ours our own answer to its wish, judged
   * @return the same, and what is known beside it; what answers the same wish is not read again
   */
  public List<Judged> besides(Judged ours) {
    Optional<String> answered = ours.wish().map(CanonicalModel::digest);
    Stream<Wish> others =
        Alike.to(ours.movement()).wishes().stream()
            .filter(wish -> !answered.equals(Optional.of(CanonicalModel.digest(wish))));
    return Stream.concat(Stream.of(ours), answers(ours, others).stream()).toList();
  }

  private List<Judged> answers(Judged reference, Stream<Wish> wishes) {
    int copies = reference.card().walk().copies();
    return wishes
        .flatMap(wish -> known(wish).stream())
        .flatMap(answer -> answer.outcome().found().stream())
        .map(found -> found.judged())
        .filter(judged -> judged.card().walk().copies() <= copies)
        .toList();
  }

  private Optional<Answer> known(Wish wish) {
    return Alike.atOnce(wish)
        ? keeper.known(wish)
        : keeper.library().flatMap(library -> library.find(wish, keeper.notices()));
  }
}
