package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.DirectoryLock;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Rivals;

/**
 * The library of kept answers, by which a repeated wish is answered at once: a folder of the user
 * over the files that come with the program. A wish is looked up by its demands, not by its name or
 * search settings. Every hit is judged again from scratch; a file whose claims do not hold is
 * reported, never trusted and never lost. Thread-safe, also between processes; a better answer
 * replaces a worse one, never the reverse.
 */
public final class Library {

  private final Path directory;
  private final LibraryFolder own;
  private final Optional<Layer> shipped;
  private final Repeated repeated;

  private Library(Path directory, Optional<Layer> shipped, Repeated repeated) {
    this.directory = directory;
    own = new LibraryFolder(directory);
    this.shipped = shipped;
    this.repeated = repeated;
  }

  /**
   * A library of one folder.
   *
   * @param directory the folder of the files; created when the first answer is stored
   * @param repeated the exhausted searches made or repeated by this installation
   * @return the library
   */
  public static Library alone(Path directory, Repeated repeated) {
    return new Library(directory, Optional.empty(), repeated);
  }

  /**
   * A library of a folder over the files that come with the program.
   *
   * @param directory the folder of the user's own files; created when the first answer is stored
   * @param repeated the exhausted searches made or repeated by this installation
   * @return the library
   */
  public static Library layered(Path directory, Repeated repeated) {
    return layered(directory, new Shipped(), repeated);
  }

  static Library layered(Path directory, Layer below, Repeated repeated) {
    return new Library(directory, Optional.of(below), repeated);
  }

  /** {@return the user's own folder} */
  public Path directory() {
    return directory;
  }

  /** {@return the file that its answer has or would have in the user's own folder} */
  public Path file(Wish wish) {
    return own.path(name(wish));
  }

  static String name(Wish wish) {
    return Asked.of(wish).name();
  }

  /** A wish with its canonical text, which is made once. */
  private record Asked(Wish wish, String text) {

    static Asked of(Wish wish) {
      return new Asked(wish, CanonicalModel.text(wish));
    }

    String name() {
      return String.join("/", CanonicalModel.place(wish, text));
    }

    /** Whether the wish of a file is this one, but for its name and the settings of the search. */
    boolean is(Wish filed) {
      return CanonicalModel.text(filed).equals(text);
    }
  }

  /**
   * @return the names of all files, both the user's own and those that come with the program,
   *     sorted
   */
  public List<String> names() {
    Set<String> names = new TreeSet<>(own.names());
    shipped.map(Layer::names).ifPresent(names::addAll);
    return List.copyOf(names);
  }

  /**
   * Looks a wish up. Takes some milliseconds.
   *
   * @param wish a wish
   * @param notices receives files that are skipped because they fail verification
   * @return the best answer stored, under the name asked for; empty when there is none
   */
  public Optional<Answer> find(Wish wish, Consumer<FileException> notices) {
    return look(wish, notices).map(Hit::answer);
  }

  /** Looks a wish up: the best answer stored, with its file. */
  Optional<Hit> look(Wish wish, Consumer<FileException> notices) {
    return best(hits(Asked.of(wish), notices));
  }

  /**
   * A stored answer.
   *
   * @param file its file: the user's own, or one that comes with the program
   * @param answer the answer
   * @param shipped whether the answer comes with the program, perhaps in both places
   */
  record Hit(Path file, Answer answer, boolean shipped) {}

  private List<Hit> hits(Asked asked, Consumer<FileException> notices) {
    List<Hit> hits = new ArrayList<>();
    for (LibraryFile kept : kept(asked.name(), notices)) {
      try {
        if (!asked.is(kept.wish())) {
          throw kept.misnamed();
        }
        hits.add(kept.hit(answer(asked.wish(), kept)));
      } catch (FileException e) {
        notices.accept(e);
      }
    }
    return hits;
  }

  /** The best answer; of equally good ones the user's own, which comes first. */
  private static Optional<Hit> best(List<Hit> hits) {
    return hits.stream()
        .reduce(
            (mine, theirs) ->
                Rivals.better(mine.answer(), theirs.answer())
                    ? mine
                    : Rivals.better(theirs.answer(), mine.answer())
                        ? theirs
                        : new Hit(mine.file(), mine.answer(), true));
  }

  /**
   * A file that comes with the program, by the path that {@code Known in} shows.
   *
   * @param path a path, such as boardwalk.jar/solutions/...
   * @return its text; empty where no such file comes with the program
   */
  public static Optional<String> brought(Path path) {
    return new Shipped().at(path);
  }

  /**
   * Reads an answer to the wish in its file.
   *
   * @param name one of {@link #names}
   * @return the answer; the better one of the user's own file and the file that comes with the
   *     program
   * @throws FileException when it is damaged, edited, or has the name of another wish
   */
  public Answer read(String name) {
    List<FileException> faults = new ArrayList<>();
    List<Hit> hits = kept(name, faults::add).stream().map(kept -> kept.hit(answer(kept))).toList();
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
    return best(hits).map(Hit::answer).orElseThrow(() -> missing(name));
  }

  /** The first sound file of a name: the user's own before one that comes with the program. */
  LibraryFile first(String name) {
    List<FileException> faults = new ArrayList<>();
    List<LibraryFile> kept = kept(name, faults::add);
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
    return kept.stream().findFirst().orElseThrow(() -> missing(name));
  }

  private FileException missing(String name) {
    return new FileException(own.path(name), 0, "there is no such file");
  }

  /** The files of a name, the user's own first; equal files are read once. */
  private List<LibraryFile> kept(String name, Consumer<FileException> notices) {
    Optional<String> mine = text(own, name, notices);
    Optional<String> theirs = shipped.flatMap(layer -> text(layer, name, notices));
    boolean equal = mine.equals(theirs);
    List<LibraryFile> kept = new ArrayList<>();
    mine.ifPresent(t -> add(own, name, t, equal, kept, notices));
    if (!equal) {
      shipped.ifPresent(layer -> theirs.ifPresent(t -> add(layer, name, t, true, kept, notices)));
    }
    return kept;
  }

  private static Optional<String> text(Layer layer, String name, Consumer<FileException> notices) {
    try {
      return layer.text(name);
    } catch (FileException e) {
      notices.accept(e);
      return Optional.empty();
    }
  }

  private static void add(
      Layer layer,
      String name,
      String text,
      boolean shipped,
      List<LibraryFile> kept,
      Consumer<FileException> notices) {
    Path file = layer.path(name);
    try {
      Inspection inspection =
          shipped ? SolutionFile.parseShipped(file, text) : SolutionFile.parse(file, text);
      kept.add(new LibraryFile(name, file, shipped, inspection));
    } catch (FileException e) {
      notices.accept(e);
    }
  }

  /** The answer in one file, independently of other files. */
  Answer answer(LibraryFile kept) {
    return answer(kept.named(), kept);
  }

  private Answer answer(Wish asked, LibraryFile kept) {
    Outcome outcome = kept.inspection().outcome(repeated::contains);
    return new Answer(
        asked,
        outcome
            .found()
            .<Outcome>map(f -> new Outcome.Found(f.judged().named(asked.name()), f.standing()))
            .orElse(outcome),
        kept.inspection().solution().origin().orElseThrow(),
        List.of("found in the library: " + kept.file()));
  }

  /**
   * Stores an answer, unless one equally good is already there. A search that gave up is not
   * stored, unless others claim that there is no answer: their claim is stored as a claim. A file
   * that fails verification, or whose claim the answer shows to be wrong, is set aside under
   * another name in the same folder.
   *
   * @param answer an answer
   * @param notices receives files that are set aside
   * @return what was done with the answer
   * @throws FileException when the directory cannot be written to
   */
  public StoreOutcome store(Answer answer, Consumer<FileException> notices) {
    if (answer.outcome() instanceof Outcome.GaveUp gaveUp && gaveUp.claim().isEmpty()) {
      return StoreOutcome.KEPT;
    }
    Asked asked = Asked.of(answer.wish());
    Path file = own.path(asked.name());
    Solution solution = Solution.of(answer);
    String text = SolutionFile.readBack(file, SolutionFile.text(solution), solution);
    Quarantine aside = new Quarantine(directory, notices);
    List<FileException> faults = new ArrayList<>();
    StoreOutcome stored =
        DirectoryLock.alone(
            directory,
            () -> {
              List<Hit> hits = hits(asked, faults::add);
              faults.forEach(aside::set);
              return replace(file, answer, text, hits, aside);
            });
    if (stored != StoreOutcome.KEPT) {
      repeated.made(answer);
    }
    return stored;
  }

  private static StoreOutcome replace(
      Path file, Answer answer, String text, List<Hit> hits, Quarantine aside) {
    Optional<Answer> before = best(hits).map(Hit::answer);
    if (before.isPresent() && !Rivals.better(answer, before.get())) {
      return StoreOutcome.KEPT;
    }
    hits.stream()
        .filter(hit -> Rivals.contradicted(hit.answer(), answer))
        .forEach(hit -> aside.set(Quarantine.contradicted(hit.file())));
    write(file, text);
    return before.isPresent() ? StoreOutcome.BETTER : StoreOutcome.NEW;
  }

  static void write(Path file, String text) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      throw new FileException(file, 0, "is a directory\nMaybe choose another one.");
    }
    WholeFile.writeIn(folder, String.valueOf(file.getFileName()), text);
  }
}
