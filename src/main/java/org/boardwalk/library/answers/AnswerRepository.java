package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.boardwalk.design.Designer;
import org.boardwalk.design.SearchExecutor;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Library.Hit;
import org.boardwalk.search.HeadStart;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.local.methods.Renumbering;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Rivals;

/**
 * Answers wishes from a library; answers that are not there are designed, and kept. Thread-safe.
 *
 * @param library the library of answers; empty to keep none
 * @param notices receives files that fail verification: they are skipped or set aside
 * @param executor searches for answers
 */
public record AnswerRepository(
    Optional<Library> library, Consumer<FileException> notices, SearchExecutor executor) {

  /**
   * A keeper that searches on this machine.
   *
   * @param library the library of answers; empty to keep none
   * @param notices receives files that fail verification
   */
  public AnswerRepository(Optional<Library> library, Consumer<FileException> notices) {
    this(library, notices, SearchExecutor.HERE);
  }

  /**
   * An answer with its delivery.
   *
   * @param answer the answer
   * @param passedOver the answers to preferred wishes that could not be met
   * @param known the file that the library had it in: the user's own, or one that comes with the
   *     program; empty for an answer made now
   * @param stored the library's action; empty when there was nothing to store
   * @param storing the reason why it could not be stored; empty if there was no fault
   */
  public record Delivery(
      Answer answer,
      List<Answer> passedOver,
      Optional<Path> known,
      Optional<StoreOutcome> stored,
      Optional<FileException> storing) {

    /** Copies the list. */
    public Delivery {
      passedOver = List.copyOf(passedOver);
    }

    private static Delivery known(Hit hit) {
      return new Delivery(
          hit.answer(), List.of(), Optional.of(hit.file()), Optional.empty(), Optional.empty());
    }

    private Delivery after(List<Answer> others) {
      return new Delivery(answer, others, known, stored, storing);
    }

    private boolean found() {
      return answer.outcome().found().isPresent();
    }
  }

  /**
   * Answers the first of some wishes that can be answered, from the library if its answer is there.
   *
   * @param preference the wishes
   * @param listener receives the progress of the search
   * @param cancelled set it to stop the search early with the best so far
   * @return the answer. If none of the wishes can be answered, it is the answer to the last wish
   *     that is still open or, if all are impossible, to the last wish
   */
  public Delivery answer(Preference preference, SearchListener listener, AtomicBoolean cancelled) {
    return first(preference, cancelled, wish -> answer(wish, listener, cancelled));
  }

  /**
   * Searches even if the library has an answer.
   *
   * @param preference the wishes
   * @param listener receives the progress of the search
   * @param cancelled set it to stop the search early with the best so far
   * @return the better of the found answer and the known one
   */
  public Delivery improve(Preference preference, SearchListener listener, AtomicBoolean cancelled) {
    return first(preference, cancelled, wish -> improve(wish, stored(wish), listener, cancelled));
  }

  /**
   * Searches from a given movement.
   *
   * @param start a movement for its wish, which it may fail to answer
   * @param listener receives the progress of the search
   * @param cancelled set it to stop the search early with the best so far
   * @return the best of the found answer, the start if it is an answer, and the known answer
   */
  public Delivery improve(Answer start, SearchListener listener, AtomicBoolean cancelled) {
    Optional<Hit> stored = stored(start.wish());
    List<Answer> beginning = new ArrayList<>(List.of(start));
    beginning.addAll(beginning(start.wish(), stored, listener));
    return keep(
        executor.answer(start.wish(), new HeadStart(beginning), listener, cancelled), stored);
  }

  private static Delivery first(
      Preference preference, AtomicBoolean cancelled, Function<Wish, Delivery> answers) {
    List<Delivery> replies = new ArrayList<>();
    for (Wish wish : preference.inOrder()) {
      Delivery reply = answers.apply(wish);
      replies.add(reply);
      if (reply.found() || cancelled.get()) {
        return reply.after(others(replies, reply));
      }
    }
    Delivery said =
        replies.stream()
            .filter(reply -> reply.answer().outcome() instanceof Outcome.GaveUp)
            .reduce((before, later) -> later)
            .orElse(replies.get(replies.size() - 1));
    return said.after(others(replies, said));
  }

  private static List<Answer> others(List<Delivery> replies, Delivery said) {
    List<Delivery> others = new ArrayList<>(replies);
    others.remove(said);
    return others.stream().map(Delivery::answer).toList();
  }

  private Delivery answer(Wish wish, SearchListener listener, AtomicBoolean cancelled) {
    Optional<Hit> stored = stored(wish);
    return stored
        .filter(hit -> serves(wish, hit))
        .map(Delivery::known)
        .orElseGet(() -> improve(wish, stored, listener, cancelled));
  }

  /**
   * Whether a known answer serves without a search. Answers that come with the program may have
   * short search times, but many searches were made for them.
   */
  private boolean serves(Wish wish, Hit hit) {
    Answer known = hit.answer();
    return !(known.outcome() instanceof Outcome.GaveUp)
        && !WeakAnswers.weak(known)
        && (hit.shipped() || !WeakAnswers.hasty(known, wish.search().time()))
        && serving(wish).noneMatch(other -> Rivals.better(other, known));
  }

  private Delivery improve(
      Wish wish, Optional<Hit> stored, SearchListener listener, AtomicBoolean cancelled) {
    HeadStart start = new HeadStart(beginning(wish, stored, listener));
    return keep(executor.answer(wish, start, listener, cancelled), stored);
  }

  /**
   * The known answers that a search can begin with, for searches made elsewhere.
   *
   * @param wish a wish
   * @return known answers to the wish, to the wish with other demands, and to sessions one round
   *     longer or shorter
   */
  public List<Answer> beginning(Wish wish) {
    return beginning(wish, stored(wish), SearchListener.SILENT);
  }

  private List<Answer> beginning(Wish wish, Optional<Hit> known, SearchListener listener) {
    List<Answer> beginning = new ArrayList<>(known.stream().map(Hit::answer).toList());
    beginning.addAll(wish.accept(new Neighbours(listener)));
    return beginning;
  }

  /**
   * Keeps an answer made elsewhere, unless one equally good is known.
   *
   * @param answer the answer
   * @return the better of this answer and the known one
   */
  public Delivery keep(Answer answer) {
    return keep(answer, stored(answer.wish()));
  }

  private Delivery keep(Answer answer, Optional<Hit> known) {
    try {
      Optional<StoreOutcome> stored = library.map(l -> l.store(answer, notices));
      Optional<Hit> kept = stored.filter(s -> s == StoreOutcome.KEPT).flatMap(s -> known);
      return new Delivery(
          kept.map(Hit::answer).orElse(answer),
          List.of(),
          kept.map(Hit::file),
          stored,
          Optional.empty());
    } catch (FileException e) {
      // A full disk must not lose the result of a long search.
      return new Delivery(answer, List.of(), Optional.empty(), Optional.empty(), Optional.of(e));
    }
  }

  /**
   * Looks a wish up, or follows its rule, without a search. Where couples must partner or must not,
   * a known answer without the couples may serve with other numbers.
   *
   * @param wish a wish
   * @return its answer; empty when a search would be needed
   */
  public Optional<Answer> known(Wish wish) {
    Optional<Answer> stored = stored(wish).map(Hit::answer);
    if (stored.isEmpty() && wish.byRule()) {
      return Optional.of(Designer.answer(wish, SearchListener.SILENT, new AtomicBoolean()));
    }
    return renumbered(wish)
        .filter(r -> stored.isEmpty() || Rivals.better(r, stored.get()))
        .or(() -> stored);
  }

  /** Known answers to other wishes that answer this one too, unchanged or with other numbers. */
  private Stream<Answer> serving(Wish wish) {
    Stream<Answer> carried =
        wish instanceof IndividualWish players
            ? UsualWish.otherWalks(players).stream()
                .flatMap(other -> stored(other).stream())
                .flatMap(hit -> served(wish, hit.answer()).stream())
            : Stream.empty();
    return Stream.concat(renumbered(wish).stream(), carried);
  }

  private static Optional<Answer> served(Wish wish, Answer other) {
    return other.outcome().found().flatMap(found -> other.serving(wish, found.movement()));
  }

  private Optional<Answer> renumbered(Wish wish) {
    return plain(wish).flatMap(plain -> renumbered(wish, plain));
  }

  private static Optional<Answer> renumbered(Wish wish, Answer plain) {
    return plain
        .outcome()
        .found()
        .map(found -> Renumbering.of(wish, found.movement(), wish.search().seed()))
        .flatMap(movement -> plain.serving(wish, movement));
  }

  /**
   * The answer to a wish with rules as if it had none, or for players to the usual one of its
   * sizes; empty for other wishes.
   */
  private Optional<Answer> plain(Wish wish) {
    return wish.accept(
        new Wish.Visitor<>() {
          @Override
          public Optional<Answer> individual(IndividualWish players) {
            return players.fixed().rulesOnly() ? usual(players) : Optional.empty();
          }

          @Override
          public Optional<Answer> pairs(PairsWish pairs) {
            return pairs.rules().isEmpty()
                ? Optional.empty()
                : stored(pairs.with(List.of())).map(Hit::answer);
          }
        });
  }

  private Optional<Answer> usual(IndividualWish wish) {
    IndividualWish usual =
        UsualWish.of(wish.players(), wish.tables(), wish.rounds(), wish.boards(), wish.rotation());
    return stored(wish.with(Fixed.NOTHING)).or(() -> stored(usual)).map(Hit::answer);
  }

  private Optional<Hit> stored(Wish wish) {
    return library.flatMap(l -> l.look(wish, notices));
  }

  /**
   * Known answers to similar wishes: with criteria in place of rules, other demands, fewer copies
   * of the boards, one round longer or shorter, for fewer players that could be parts, and for
   * pairs with simpler moves.
   */
  private final class Neighbours implements Wish.Visitor<List<Answer>> {

    private final SearchListener listener;

    Neighbours(SearchListener listener) {
      this.listener = listener;
    }

    @Override
    public List<Answer> individual(IndividualWish wish) {
      List<Answer> answers = new ArrayList<>(renumbered(wish).stream().toList());
      wish.saidByCriteria().flatMap(this::neighbour).ifPresent(answers::add);
      library.map(l -> new OtherDemands(l, this::notUsed).than(wish)).ifPresent(answers::addAll);
      UsualWish.fewerCopies(wish).stream()
          .flatMap(other -> neighbour(other).stream())
          .forEach(answers::add);
      for (IndividualWish part : UsualWish.parts(wish)) {
        neighbour(part).ifPresent(answers::add);
        library.map(l -> new OtherDemands(l, this::notUsed).than(part)).ifPresent(answers::addAll);
      }
      for (int rounds : new int[] {wish.rounds() - 1, wish.rounds() + 1}) {
        UsualWish.lasting(wish, rounds).flatMap(this::neighbour).ifPresent(answers::add);
      }
      return answers;
    }

    @Override
    public List<Answer> pairs(PairsWish wish) {
      Stream<PairsWish> fewer = wish.boards().fewerCopies(wish.tables()).stream().map(wish::with);
      Stream<Answer> near =
          Stream.concat(UsualPairs.narrower(wish).stream(), fewer)
              .flatMap(other -> neighbour(other).stream());
      return Stream.concat(renumbered(wish).stream(), near).toList();
    }

    private Optional<Answer> neighbour(Wish other) {
      return library.flatMap(l -> l.find(other, this::notUsed));
    }

    /** Ignores damaged files of similar wishes, as they are not needed for this answer. */
    private void notUsed(FileException damaged) {
      listener.said("not used: " + damaged.getMessage());
    }
  }
}
