package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.boardwalk.answer.Answer;
import org.boardwalk.answer.Outcome;
import org.boardwalk.answer.Rivals;
import org.boardwalk.file.DirectoryLock;
import org.boardwalk.file.FileException;
import org.boardwalk.file.WholeFile;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.library.files.Inspection;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.wish.Wish;

/**
 * Answers that are kept, so that a wish asked before is answered at once: a folder of the user's
 * own over what the program brings. A wish is looked up by what is wanted, not by its name or
 * search settings. Every hit is judged again from scratch; a file that does not hold what it claims
 * is reported, never trusted and never lost. Thread-safe, also between processes; a better answer
 * replaces a worse one, never the reverse.
 */
public final class Library {

  private final Path directory;
  private final Folder own;
  private final List<Layer> ownFirst;
  private final Repeated repeated;

  private Library(Path directory, Optional<Layer> shipped, Repeated repeated) {
    this.directory = directory;
    own = new Folder(directory);
    ownFirst = Stream.concat(Stream.of(own), shipped.stream()).toList();
    this.repeated = repeated;
  }

  /**
   * A folder alone.
   *
   * @param directory where the files are; created when the first answer is stored
   * @param repeated the exhausted searches that were made or repeated here
   * @return the library
   */
  public static Library alone(Path directory, Repeated repeated) {
    return new Library(directory, Optional.empty(), repeated);
  }

  /**
   * A folder over what the program brings.
   *
   * @param directory where the user's own files are; created when the first answer is stored
   * @param repeated the exhausted searches that were made or repeated here
   * @return the library
   */
  public static Library layered(Path directory, Repeated repeated) {
    return layered(directory, new Shipped(), repeated);
  }

  static Library layered(Path directory, Layer below, Repeated repeated) {
    return new Library(directory, Optional.of(below), repeated);
  }

  /**
   * @return the user's own folder
   */
  public Path directory() {
    return directory;
  }

  /**
   * @param wish a wish
   * @return the file that its answer has or would have in the user's own folder
   */
  public Path file(Wish wish) {
    return own.path(name(wish));
  }

  static String name(Wish wish) {
    return String.join("/", CanonicalModel.place(wish));
  }

  /**
   * @return the names of all files, of the user's own and of those that the program brings, sorted
   */
  public List<String> names() {
    Set<String> names = new TreeSet<>();
    ownFirst.forEach(layer -> names.addAll(layer.names()));
    return List.copyOf(names);
  }

  /**
   * Looks a wish up. Takes some milliseconds.
   *
   * @param wish a wish
   * @param notices hears of files that are passed over because they cannot be believed
   * @return the best answer stored, under the name asked for; empty when there is none
   */
  public Optional<Answer> find(Wish wish, Consumer<FileException> notices) {
    return best(hits(wish, ownFirst, notices)).map(Hit::answer);
  }

  /** The file that such an answer stands in: the user's own, or one that the program brings. */
  Optional<Path> holder(Wish wish, Consumer<FileException> notices) {
    return best(hits(wish, ownFirst, notices)).map(Hit::file);
  }

  /**
   * Whether the best such answer stands in the user's own folder, and the program brings none as
   * good.
   */
  boolean foundHere(Wish wish, Consumer<FileException> notices) {
    List<Layer> shippedFirst = new ArrayList<>(ownFirst);
    Collections.reverse(shippedFirst);
    return best(hits(wish, shippedFirst, notices))
        .filter(hit -> hit.file().startsWith(directory))
        .isPresent();
  }

  /** An answer that is stored, and in which file. */
  private record Hit(Path file, Answer answer) {}

  private List<Hit> hits(Wish wish, List<Layer> layers, Consumer<FileException> notices) {
    List<Hit> hits = new ArrayList<>();
    for (Kept kept : kept(name(wish), layers, notices)) {
      try {
        if (!CanonicalModel.text(kept.wish()).equals(CanonicalModel.text(wish))) {
          throw kept.misnamed();
        }
        hits.add(new Hit(kept.file(), answer(wish, kept)));
      } catch (FileException e) {
        notices.accept(e);
      }
    }
    return hits;
  }

  /** Of answers that are worth the same the first. */
  private static Optional<Hit> best(List<Hit> hits) {
    return hits.stream()
        .reduce((best, next) -> Rivals.better(next.answer(), best.answer()) ? next : best);
  }

  /**
   * Reads an answer, to whatever wish its file says.
   *
   * @param name one of {@link #names}
   * @return the answer; of the user's own file and that which the program brings the better one
   * @throws FileException when it is damaged, edited, or bears the name of another wish
   */
  public Answer read(String name) {
    List<FileException> faults = new ArrayList<>();
    List<Hit> hits =
        kept(name, ownFirst, faults::add).stream()
            .map(kept -> new Hit(kept.file(), answer(kept)))
            .toList();
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
    return best(hits).map(Hit::answer).orElseThrow(() -> missing(name));
  }

  /**
   * Inspects a file that need be no answer to a wish, such as a movement written by hand.
   *
   * @param name one of {@link #names}
   * @return what it holds
   * @throws FileException when it is damaged or edited
   */
  public Inspection inspect(String name) {
    return first(name).inspection();
  }

  /** The same with the file that holds it: the user's own before one that the program brings. */
  Kept first(String name) {
    List<FileException> faults = new ArrayList<>();
    List<Kept> kept = kept(name, ownFirst, faults::add);
    if (!faults.isEmpty()) {
      throw faults.get(0);
    }
    return kept.stream().findFirst().orElseThrow(() -> missing(name));
  }

  private FileException missing(String name) {
    return new FileException(own.path(name), 0, "there is no such file");
  }

  /** The files of that name, layer by layer; what stands in both is read once. */
  private static List<Kept> kept(String name, List<Layer> layers, Consumer<FileException> notices) {
    List<Kept> kept = new ArrayList<>();
    Set<String> read = new LinkedHashSet<>();
    for (Layer layer : layers) {
      text(layer, name, notices)
          .filter(read::add)
          .ifPresent(t -> add(layer, name, t, kept, notices));
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
      Layer layer, String name, String text, List<Kept> kept, Consumer<FileException> notices) {
    Path file = layer.path(name);
    try {
      kept.add(new Kept(name, file, SolutionFile.parse(file, text)));
    } catch (FileException e) {
      notices.accept(e);
    }
  }

  /** What stands in one file, whatever other files know. */
  Answer answer(Kept kept) {
    return answer(kept.named(), kept);
  }

  private Answer answer(Wish asked, Kept kept) {
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
   * Stores an answer, unless one as good is there already. A search that gave up is never stored. A
   * file that cannot be believed, or says what the answer shows to be wrong, is set aside under
   * another name beside it.
   *
   * @param answer an answer
   * @param notices hears of files that are set aside
   * @return what became of it
   * @throws FileException when the directory cannot be written to
   */
  public Stored store(Answer answer, Consumer<FileException> notices) {
    if (answer.outcome() instanceof Outcome.GaveUp) {
      return Stored.KEPT;
    }
    String text = SolutionFile.text(Solution.of(answer));
    SolutionFile.parse(file(answer.wish()), text);
    Aside aside = new Aside(directory, notices);
    Stored stored = DirectoryLock.alone(directory, () -> replace(answer, text, aside));
    if (stored != Stored.KEPT) {
      repeated.made(answer);
    }
    return stored;
  }

  private Stored replace(Answer answer, String text, Aside aside) {
    List<FileException> faults = new ArrayList<>();
    List<Hit> hits = hits(answer.wish(), ownFirst, faults::add);
    faults.forEach(aside::set);
    Optional<Answer> before = best(hits).map(Hit::answer);
    if (before.isPresent() && !Rivals.better(answer, before.get())) {
      return Stored.KEPT;
    }
    hits.stream()
        .filter(hit -> Rivals.contradicted(hit.answer(), answer))
        .forEach(hit -> aside.set(Aside.contradicted(hit.file())));
    write(file(answer.wish()), text);
    return before.isPresent() ? Stored.BETTER : Stored.NEW;
  }

  static void write(Path file, String text) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      throw new FileException(file, 0, "is a directory\nMaybe choose another one.");
    }
    WholeFile.writeIn(folder, String.valueOf(file.getFileName()), text);
  }
}
