package org.boardwalk.library.answers;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Size;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Measured;

/**
 * Our own movements of the same size as somebody else's, to be measured against them. Thread-safe.
 */
public final class Counterparts {

  private final Map<Size, List<Shelf.Item>> kept;
  private final List<FileException> damaged;
  private final Map<Size, List<Peer>> known = new ConcurrentHashMap<>();

  /**
   * @param library where our movements are kept; every file is read and judged again
   * @param workers threads that read, at least 1
   */
  public Counterparts(Library library, int workers) {
    Shelf shelf = Shelf.read(library, workers);
    kept =
        shelf.movements().stream()
            .collect(Collectors.groupingBy(k -> Size.of(k.judged().movement())));
    damaged = shelf.damaged();
  }

  /**
   * One of our movements.
   *
   * @param source where it comes from, such as its file
   * @param measured the movement and its measures
   */
  public record Peer(String source, Measured measured) {}

  /**
   * The peer that comes off best.
   *
   * @param peer our movement
   * @param comparison ours, the first, beside the reference, the second
   */
  public record Counterpart(Peer peer, Comparison comparison) {}

  /**
   * @return what is wrong with files of the library that are left out
   */
  public List<FileException> damaged() {
    return List.copyOf(damaged);
  }

  /**
   * All our movements of a size: the one place that knows where they come from.
   *
   * @param size a size
   * @return the peers, in no order that matters; empty when we have none
   */
  public List<Peer> peers(Size size) {
    return known.computeIfAbsent(
        size,
        s ->
            kept.getOrDefault(s, List.of()).stream()
                .map(k -> new Peer(k.file().toString(), measured(k.judged())))
                .toList());
  }

  /**
   * Holds ours against a reference.
   *
   * @param reference somebody else's movement, judged
   * @return our movement of its size that is worse in fewest measures, of those the one that is
   *     better in most; empty when we have none of its size
   */
  public Optional<Counterpart> of(Judged reference) {
    Measured theirs = measured(reference);
    return peers(Size.of(reference.movement())).stream()
        .map(ours -> new Counterpart(ours, Comparison.of(ours.measured(), theirs)))
        .min(
            Comparator.<Counterpart>comparingInt(c -> c.comparison().worse().size())
                .thenComparing(c -> -c.comparison().better().size())
                .thenComparing(c -> c.peer().source()));
  }

  private static Measured measured(Judged judged) {
    return Measured.of(judged.movement(), judged.card());
  }
}
