package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.Alike;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Origin;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Rivals;
import org.boardwalk.wish.answer.Standing;

/**
 * A movement made elsewhere, as the answer to one of the wishes that it serves.
 *
 * @param theirs the answer, judged, which says that it was imported
 * @param ours the answer that was known before; empty where none was
 * @param file the file of theirs, where it is kept; empty where ours is as good, or better
 */
public record ImportedMovement(Answer theirs, Optional<Answer> ours, Optional<Path> file) {

  /** The engine of an origin that names a source outside this program. */
  private static final String ENGINE = "imported";

  /**
   * A movement made elsewhere, judged for a wish.
   *
   * @param movement the movement
   * @param wish a wish of its sizes
   * @param source its source, in words
   * @return the movement as an answer; it may break a rule or a demand of the wish
   */
  public static Answer judged(Movement movement, Wish wish, String source) {
    Judged judged = Judged.of(wish.adopted(movement).named(wish.name()), wish);
    return new Answer(
        wish,
        new Outcome.Found(judged, Standing.of(judged)),
        Origin.today(Finder.own(ENGINE, source), 0, Duration.ZERO),
        List.of());
  }

  /**
   * Keeps a movement as the answer to every wish of its sizes for which it is better than what is
   * known, except wishes for what a rule makes. Makes no search.
   *
   * @param movement a movement made elsewhere
   * @param source its source, in words
   * @param repository the answers known, with the library that keeps it
   * @return an entry for each wish that it answers; none where it answers none
   * @throws org.boardwalk.exchange.file.FileException when it cannot be kept
   */
  public static List<ImportedMovement> keep(
      Movement movement, String source, AnswerRepository repository) {
    List<ImportedMovement> all = new ArrayList<>();
    List<Wish> searched =
        Alike.to(movement).wishes().stream().filter(wish -> !wish.byRule()).toList();
    for (Wish wish : searched) {
      Answer theirs = judged(movement, wish, source);
      if (theirs.sound()) {
        all.add(kept(theirs, repository));
      }
    }
    return all;
  }

  private static ImportedMovement kept(Answer theirs, AnswerRepository repository) {
    Optional<Answer> ours = repository.known(theirs.wish());
    if (ours.filter(known -> !Rivals.better(theirs, known)).isPresent()) {
      return new ImportedMovement(theirs, ours, Optional.empty());
    }
    AnswerRepository.Delivery delivery = repository.keep(theirs);
    delivery
        .storing()
        .ifPresent(
            fault -> {
              throw fault;
            });
    return new ImportedMovement(theirs, ours, repository.library().map(l -> l.file(theirs.wish())));
  }
}
