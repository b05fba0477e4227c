package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.design.SearchExecutor;
import org.boardwalk.exchange.file.FileException;
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
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;

/**
 * Counterparts of other people's movements: our own movements of the same size with at most as many
 * copies of the boards, for comparison. They come from the library, from rules and, if time is
 * given, from searches, whose answers the library keeps. For one thread.
 */
public final class Counterparts {

  private final Library library;
  private final AnswerRepository repository;
  private final int workers;
  private final Set<String> unread;
  private final Map<Size, List<Shelf.Item>> kept = new HashMap<>();
  private final List<FileException> damaged = new ArrayList<>();
  private final Map<Wish, List<Peer>> answered = new HashMap<>();
  private final Set<Wish> searched = new HashSet<>();

  /**
   * @param library the library of our movements; a file is read and judged again when its size is
   *     wanted
   * @param workers number of reading threads, at least 1
   * @throws FileException when the library cannot be listed
   */
  public Counterparts(Library library, int workers) {
    this(library, workers, SearchExecutor.HERE);
  }

  /**
   * Counterparts with searches by a given seeker.
   *
   * @param library the library of our movements
   * @param workers number of reading threads, at least 1
   * @param executor searches for answers
   * @throws FileException when the library cannot be listed
   */
  public Counterparts(Library library, int workers, SearchExecutor executor) {
    this.library = library;
    this.workers = workers;
    // Damaged files are reported when the shelf is read.
    repository = new AnswerRepository(Optional.of(library), fault -> {}, executor);
    unread = new LinkedHashSet<>(library.names());
  }

  /** The kept movements of a size; no file is read twice. */
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
   * @param source its source, such as its file
   * @param judged the movement, judged
   * @param served the measures it is meant to be good at
   */
  public record Peer(String source, Judged judged, Set<Measure> served) {

    /** Copies the set. */
    public Peer {
      served = Set.copyOf(served);
    }

    /** The peer of a judged movement; without a wish it counts as meant for all measures. */
    static Peer of(String source, Judged judged) {
      return new Peer(
          source, judged, judged.wish().map(Served::by).orElse(Set.copyOf(Measure.all())));
    }
  }

  /**
   * The best peer with its comparison.
   *
   * @param peer our movement
   * @param comparison our movement, the first, compared with the reference, the second, by every
   *     measure
   */
  public record Counterpart(Peer peer, Comparison comparison) {

    /** {@return the comparison by the measures that ours is meant to be good at} */
    public Comparison served() {
      return comparison.by(peer.served());
    }
  }

  /** {@return the faults of files of the library that were read and left out} */
  public List<FileException> damaged() {
    return List.copyOf(damaged);
  }

  /**
   * Finds our best counterpart of a reference, without a search.
   *
   * @param reference another author's movement, judged
   * @return our counterpart that is worse in the fewest of the measures it serves; of several, one
   *     that is better in any of them, is worse in the fewest others and better in most; empty when
   *     we have none
   */
  public Optional<Counterpart> of(Judged reference) {
    Movement theirs = reference.movement();
    List<Peer> peers = new ArrayList<>();
    kept(Alike.filled(theirs)).forEach(k -> peers.add(Peer.of(k.file().toString(), k.judged())));
    Alike alike = Alike.to(theirs);
    Stream.concat(alike.wishes().stream(), alike.inOrder().stream())
        .forEach(wish -> peers.addAll(known(wish)));
    return best(reference, peers);
  }

  /**
   * @param reference another author's movement, judged
   * @param ours our movements to compare with it
   * @return the best of ours, as in {@link #of(Judged)}; empty where all need more copies
   */
  public static Optional<Counterpart> among(Judged reference, List<Judged> ours) {
    return best(
        reference, ours.stream().map(judged -> Peer.of(judged.movement().name(), judged)).toList());
  }

  /**
   * @param reference another author's movement, judged
   * @param ours our movements to compare with it
   * @return one of ours that is better in a measure it serves, and worse in none; empty when there
   *     is none
   */
  public static Optional<Counterpart> better(Judged reference, List<Judged> ours) {
    return among(reference, ours).filter(c -> c.served().tendency() == Tendency.BETTER);
  }

  /** The best of the peers with at most as many copies. */
  private static Optional<Counterpart> best(Judged reference, List<Peer> peers) {
    Measured measured = measured(reference);
    int copies = reference.card().walk().copies();
    return peers.stream()
        .filter(p -> p.judged().card().walk().copies() <= copies)
        .filter(p -> ofTeams(p.judged()) == ofTeams(reference))
        .map(p -> new Counterpart(p, Comparison.of(measured(p.judged()), measured)))
        .min(
            Comparator.<Counterpart>comparingInt(c -> c.served().worse().size())
                .thenComparing(c -> c.served().better().isEmpty())
                .thenComparingInt(c -> c.comparison().worse().size())
                .thenComparingInt(c -> -c.comparison().better().size())
                .thenComparing(c -> c.peer().source()));
  }

  private static boolean ofTeams(Judged judged) {
    return judged.card().matches().isPresent();
  }

  private List<Peer> known(Wish wish) {
    if (!answered.containsKey(wish)) {
      answered.put(
          wish,
          Alike.atOnce(wish)
              ? repository.known(wish).map(this::peers).orElse(List.of())
              : List.of());
    }
    return answered.getOrDefault(wish, List.of());
  }

  private List<Peer> peers(Answer answer) {
    return answer.outcome().found().stream()
        .map(found -> Peer.of(source(answer), found.judged()))
        .toList();
  }

  /** The file of an answer, or the rule that has just made it, as such answers are not kept. */
  private String source(Answer answer) {
    return library
        .look(answer.wish(), repository.notices())
        .map(hit -> hit.file().toString())
        .orElseGet(() -> answer.origin().finder().method());
  }

  /**
   * Finds our best counterpart of a reference, and searches for one if we have none, or one that is
   * worse in a measure it serves. The forms that need a search share the time. If ours is better in
   * some measures and worse in others, criteria are also minimised one after the other.
   *
   * @param reference another author's movement, judged
   * @param limit the limit of all searches together
   * @param listener receives the progress of the searches
   * @param cancelled set it to stop early with the movements found so far
   * @return the counterpart, as in {@link #of}
   * @throws FileException when a found answer cannot be stored
   */
  public Optional<Counterpart> designed(
      Judged reference, Limit limit, SearchListener listener, AtomicBoolean cancelled) {
    Optional<Counterpart> before = of(reference);
    if (before.filter(c -> c.served().worse().isEmpty()).isPresent()) {
      return before;
    }
    Alike alike = Alike.to(reference.movement());
    boolean mixed = before.filter(c -> c.served().tendency() == Tendency.MIXED).isPresent();
    List<Wish> open =
        Stream.concat(alike.wishes().stream(), mixed ? alike.inOrder().stream() : Stream.empty())
            .filter(w -> !Alike.atOnce(w) && !searched.contains(w))
            .toList();
    // Switching a movement made by a rule takes about a second, even if more time is given.
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
    AnswerRepository.Delivery delivery =
        repository.answer(Preference.of(limited), listener, cancelled);
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

  /**
   * A shelf: all movements of a library, of any kind and from any source.
   *
   * @param movements the movements, by the names of their files
   * @param damaged the faults of files that fail verification
   */
  private record Shelf(List<Item> movements, List<FileException> damaged) {

    /** Copies the lists. */
    Shelf {
      movements = List.copyOf(movements);
      damaged = List.copyOf(damaged);
    }

    /**
     * A movement with its file.
     *
     * @param file its file
     * @param judged the movement, judged again
     */
    record Item(Path file, Judged judged) {}

    /**
     * The content of one file: a movement, a fault, or neither for a proof that there is no
     * movement.
     */
    private record Slot(Optional<Item> item, Optional<FileException> fault) {}

    /** The names of stored answers: kind or form, tables or players, rounds. */
    private static final Pattern NAME =
        Pattern.compile("(?:.*/)?[a-z-]+-(\\d+)([tp])-(\\d+)r-[^/]*");

    /**
     * Whether a file may hold a movement of some size, by its name; files with other names than
     * ours may hold any.
     */
    static boolean mayHold(String name, Size size) {
      Matcher matcher = NAME.matcher(name);
      if (!matcher.matches()) {
        return true;
      }
      int number = matcher.group(2).equals("t") ? size.tables() : size.contestants();
      return matcher.group(1).equals("" + number) && matcher.group(3).equals("" + size.rounds());
    }

    /**
     * Reads files of a library, and judges them again. Takes a few milliseconds a file and worker;
     * a damaged file does not stop the others.
     *
     * @param library the library
     * @param names some of its names
     * @param workers number of threads, at least 1
     * @return their movements
     */
    static Shelf read(Library library, List<String> names, int workers) {
      List<Slot> slots = Parallel.map(names, workers, name -> slot(library, name));
      return new Shelf(
          slots.stream().flatMap(s -> s.item().stream()).toList(),
          slots.stream().flatMap(s -> s.fault().stream()).toList());
    }

    private static Slot slot(Library library, String name) {
      try {
        LibraryFile kept = library.first(name);
        Optional<Judged> judged = kept.inspection().judged();
        return new Slot(judged.map(j -> new Item(kept.file(), j)), Optional.empty());
      } catch (FileException e) {
        return new Slot(Optional.empty(), Optional.of(e));
      }
    }
  }
}
