package org.boardwalk.library.answers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.Samples;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A library of its own for every test, empty at first, and how it is asked. */
abstract class LibraryFixture {

  static final IndividualWish WISH = Samples.wish13();

  @TempDir Path home;
  final List<FileException> notices = new ArrayList<>();
  Library library;

  @BeforeEach
  void aLibraryWhoseDirectoryIsMissing() {
    library = Libraries.in(home.resolve("deep").resolve("library"));
  }

  /** A library with the same files on a machine that has made no search. */
  Library elsewhere(Repeated repeated) {
    return Library.alone(library.directory(), repeated);
  }

  Repeated nothing() {
    return new Repeated(home.resolve("elsewhere").resolve("repeated.txt"));
  }

  /** Stores where everything is to be sound. */
  StoreOutcome store(Answer answer) {
    return library.store(answer, Libraries.NO_FAULTS);
  }

  /** Stores, and notes what was found unsound. */
  StoreOutcome stored(Answer answer) {
    return library.store(answer, notices::add);
  }

  Optional<Answer> find(Wish wish) {
    return library.find(wish, Libraries.NO_FAULTS);
  }

  Outcome.Found found(Wish wish) {
    return found(library, wish);
  }

  static Outcome.Found found(Library library, Wish wish) {
    return library.find(wish, Libraries.NO_FAULTS).orElseThrow().outcome().found().orElseThrow();
  }

  static Outcome outcome(Library library, Wish wish) {
    return library.find(wish, Libraries.NO_FAULTS).orElseThrow().outcome();
  }

  Path aside(String ending) {
    Path file = library.file(WISH);
    return file.resolveSibling(file.getFileName() + ending);
  }
}
