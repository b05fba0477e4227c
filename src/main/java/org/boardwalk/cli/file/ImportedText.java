package org.boardwalk.cli.file;

import java.util.List;
import org.boardwalk.library.answers.ImportedMovement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.VerdictText;

/** Says where a movement made elsewhere is kept, and what it is better than. */
final class ImportedText {

  private ImportedText() {}

  /**
   * @param all the wishes that it answers
   * @return a line for each, ended by a line feed
   */
  static String of(List<ImportedMovement> all) {
    if (all.isEmpty()) {
      return "Not kept: no wish of ours has such answers.\n"
          + "Maybe keep its file in a folder of your own, for regress and compare.\n";
    }
    StringBuilder text = new StringBuilder();
    all.forEach(one -> text.append(line(one)).append('\n'));
    return text.toString();
  }

  private static String line(ImportedMovement one) {
    String name = one.theirs().wish().name();
    String theirs = VerdictText.brief(one.theirs());
    return one.file()
        .map(
            file ->
                Text.of(
                    "Kept as answer to [%s] in %s: %s%s",
                    name,
                    file,
                    theirs,
                    one.ours().map(ours -> "; known was " + VerdictText.brief(ours)).orElse("")))
        .orElseGet(
            () ->
                Text.of(
                    "Not kept as answer to [%s]: %s; known is %s",
                    name, theirs, one.ours().map(VerdictText::brief).orElse("none")));
  }
}
