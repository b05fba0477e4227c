package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Judged;
import org.boardwalk.design.Seeker;
import org.boardwalk.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Size;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Comparison.Tendency;
import org.boardwalk.quality.Measure;
import org.boardwalk.quality.Measured;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Alike;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.Served;
import org.boardwalk.wish.Wish;

/**
 * Our own movements like somebody else's, to be measured against them: of the same size, with no
 * more copies of the boards. They come from the library, from rules, and, where time is given, from
 * searches, whose answers the library keeps. For one thread.
 */
public final class Counterparts {

  private final Library library;
  private final Keeper keeper;
  private final int workers;
  private final Set<String> unread;
  private final Map<Size, List<Shelf.Item>> kept = new HashMap<>();
  private final List<FileException> damaged = new ArrayList<>();
  private final Map<Wish, List<Peer>> answered = new HashMap<>();
  private final Set<Wish> searched = new HashSet<>();

  /**
   * @param library where our movements are kept; a file is read and judged again when something of
   *     its size is wanted
   * @param workers threads that read, at least 1
   * @throws FileException when the library cannot be listed
   */
  public Counterparts(Library library, int workers) {
    this(library, workers, Seeker.HERE);
  }

  /**
   * The same with searches made elsewhere.
   *
   * @param library where our movements are kept
   * @param workers threads that read, at least 1
   * @param seeker who searches
   * @throws FileException when the library cannot be listed
   */
  public Counterparts(Library library, int workers, Seeker seeker) {
    this.library = library;
    this.workers = workers;
    // What is damaged is said when the shelf is read.
    keeper = new Keeper(Optional.of(library), fault -> {}, seeker);
    unread = new LinkedHashSet<>(library.names());
  }

  /** Those of that size; no file is read twice. */
  private List<Shelf.Item> kept(Size size) {
    List<String> names = unread.stream().filter(name -> Shelf.mayHold(name, size)).toList();
    Shelf shelf = Shelf.read(library, names, workers);
    names.forEach(unread::remove);
    damaged.addAll(shelf.damaged());
    shelf
        .movements()
        .forEach(
            k ->
                kept.computeIfAbsent(Size.of(k.judged().movement()), s -> new ArrayList<>())
                    .add(k));
    return kept.getOrDefault(size, List.of());
  }

  /**
   * One of our movements.
   *
   * @param source where it comes from, such as its file
   * @param judged the movement, judged
   * @param served the measures it claims to serve
   */
  public record Peer(String source, Judged judged, Set<Measure> served) {

    /** Copies the set. */
    public Peer {
      served = Set.copyOf(served);
    }

    /** Without a wish a movement may be meant for anything. */
    static Peer of(String source, Judged judged) {
      return new Peer(
          source, judged, judged.wish().map(Served::by).orElse(EnumSet.allOf(Measure.class)));
    }
  }

  /**
   * The peer that comes off best.
   *
   * @param peer our movement
   * @param comparison ours, the first, beside the reference, the second, by every measure
   */
  public record Counterpart(Peer peer, Comparison comparison) {

    /**
     * @return the comparison by what ours claims to serve
     */
    public Comparison served() {
      return comparison.by(peer.served());
    }
  }

  /**
   * @return what is wrong with files of the library that were read, and are left out
   */
  public List<FileException> damaged() {
    return List.copyOf(damaged);
  }

  /**
   * Holds ours against a reference, without a search.
   *
   * @param reference somebody else's movement, judged
   * @return our movement like it that is worse in fewest of the measures it serves, of those the
   *     one that is worse in fewest others and better in most; empty when we have none
   */
  public Optional<Counterpart> of(Judged reference) {
    Movement theirs = reference.movement();
    List<Peer> peers = new ArrayList<>();
    kept(Alike.filled(theirs)).forEach(k -> peers.add(Peer.of(k.file().toString(), k.judged())));
    for (Wish wish : Alike.to(theirs).wishes()) {
      peers.addAll(known(wish));
    }
    return best(reference, peers);
  }

  /**
   * @param reference somebody else's movement, judged
   * @param ours those of ours to hold against it
   * @return ours that is better in what it serves, and worse in none of that; empty when none is
   */
  public static Optional<Counterpart> better(Judged reference, List<Judged> ours) {
    List<Peer> peers =
        ours.stream().map(judged -> Peer.of(judged.movement().name(), judged)).toList();
    return best(reference, peers).filter(c -> c.served().tendency() == Tendency.BETTER);
  }

  /** Of those with no more copies the one that comes off best. */
  private static Optional<Counterpart> best(Judged reference, List<Peer> peers) {
    Measured measured = measured(reference);
    int copies = reference.card().walk().copies();
    return peers.stream()
        .filter(p -> p.judged().card().walk().copies() <= copies)
        .map(p -> new Counterpart(p, Comparison.of(measured(p.judged()), measured)))
        .min(
            Comparator.<Counterpart>comparingInt(c -> c.served().worse().size())
                .thenComparingInt(c -> c.comparison().worse().size())
                .thenComparingInt(c -> -c.comparison().better().size())
                .thenComparing(c -> c.peer().source()));
  }

  private List<Peer> known(Wish wish) {
    if (!answered.containsKey(wish)) {
      answered.put(
          wish,
          Alike.atOnce(wish) ? keeper.known(wish).map(this::peers).orElse(List.of()) : List.of());
    }
    return answered.getOrDefault(wish, List.of());
  }

  private List<Peer> peers(Answer answer) {
    return answer.outcome().found().stream()
        .map(found -> Peer.of(source(answer), found.judged()))
        .toList();
  }

  /** The file that holds it; of what a rule has just made, and nobody keeps, the rule. */
  private String source(Answer answer) {
    return library
        .holder(answer.wish(), keeper.notices())
        .map(Path::toString)
        .orElseGet(() -> answer.origin().finder().method());
  }

  /**
   * Holds ours against a reference, and searches where we have none like it, or one that is worse
   * in what it serves. The forms that need a search share the time.
   *
   * @param reference somebody else's movement, judged
   * @param limit for all searches together
   * @param listener hears how they go
   * @param cancelled set it to stop early with what was found
   * @return as {@link #of} does
   * @throws FileException when what was found cannot be stored
   */
  public Optional<Counterpart> designed(
      Judged reference, Limit limit, SearchListener listener, AtomicBoolean cancelled) {
    Optional<Counterpart> before = of(reference);
    if (before.filter(c -> c.served().worse().isEmpty()).isPresent()) {
      return before;
    }
    List<Wish> open =
        Alike.to(reference.movement()).wishes().stream()
            .filter(w -> !Alike.atOnce(w) && !searched.contains(w))
            .toList();
    // The switches of what a rule makes take about a second, however long they may.
    long searches = Math.max(1, open.stream().filter(w -> !w.byRule()).count());
    for (Wish wish : open) {
      if (!cancelled.get()) {
        search(wish, limit.lasting(limit.length().dividedBy(searches)), listener, cancelled);
      }
    }
    return of(reference);
  }

  private void search(Wish wish, Limit limit, SearchListener listener, AtomicBoolean cancelled) {
    Wish limited = wish.with(wish.search().with(limit));
    Keeper.Delivery delivery = keeper.answer(Preference.of(limited), listener, cancelled);
    delivery
        .storing()
        .ifPresent(
            fault -> {
              throw fault;
            });
    searched.add(wish);
    answered.put(wish, peers(delivery.answer()));
  }

  private static Measured measured(Judged judged) {
    return Measured.of(judged.movement(), judged.card());
  }
}
