package org.boardwalk.library.answers;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.wish.Alike;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;

/**
 * Our known movements of the same size as a given one, for a waiting user: kept answers, and
 * answers that a rule makes at once. Reads only a few files, while {@link Counterparts} reads them
 * all. Thread-safe.
 *
 * @param repository the keeper of answers
 */
public record KnownAlike(AnswerRepository repository) {

  /**
   * @param reference another author's movement, judged
   * @return our movements of its size with at most as many copies of the boards; may contain the
   *     same movement
   */
  public List<Judged> to(Judged reference) {
    return answers(reference, Alike.to(reference.movement()).wishes().stream());
  }

  /**
   * @param ours our own answer to its wish, judged
   * @return that answer and other known movements of its size; answers to the same wish are not
   *     read again
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
        ? repository.known(wish)
        : repository.library().flatMap(library -> library.find(wish, repository.notices()));
  }
}
