package org.boardwalk.library.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.answer.Answer;

/**
 * Finds answers of a library to wishes that differ from a wish only in demands, weights and the
 * walk of the boards. Each of them may be a good answer to it, which the judge must confirm.
 *
 * @param library the library
 * @param notices receives files that fail verification
 */
record OtherDemands(Library library, Consumer<FileException> notices) {

  /**
   * Reads the files with the same name as that of the wish except for its digits; a few
   * milliseconds each.
   */
  List<Answer> than(IndividualWish wish) {
    String own = Library.name(wish);
    String stem = own.substring(0, own.lastIndexOf('-') + 1);
    List<Answer> answers = new ArrayList<>();
    for (String name : names()) {
      if (name.startsWith(stem) && name.length() == own.length() && !name.equals(own)) {
        try {
          Answer answer = library.read(name);
          if (answer.wish() instanceof IndividualWish other && differ(wish, other)) {
            answers.add(answer);
          }
        } catch (FileException e) {
          notices.accept(e);
        }
      }
    }
    return answers;
  }

  /** The names of the files; none where they cannot be listed, as a search can do without. */
  private List<String> names() {
    try {
      return library.names();
    } catch (FileException e) {
      notices.accept(e);
      return List.of();
    }
  }

  /** Whether two wishes differ only in demands, weights and the walk of the boards. */
  private static boolean differ(IndividualWish wish, IndividualWish other) {
    IndividualWish same = wish.demanding(other.criteria()).with(other.objective());
    return other.form().equals(wish.form())
        && CanonicalModel.text(same.with(WalkWish.AUTO))
            .equals(CanonicalModel.text(other.with(WalkWish.AUTO)));
  }
}
