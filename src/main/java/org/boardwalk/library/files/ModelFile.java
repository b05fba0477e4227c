package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.file.Path;
import java.util.List;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Wish;

/**
 * Models: YAML files of wishes, described by {@code model.schema.json} beside this class. Reading
 * is strict: unknown or impossible content is refused. Stateless and thread-safe.
 */
public final class ModelFile {

  private ModelFile() {}

  /**
   * @param path a model file, at most 5 MB
   * @return the wish in it
   * @throws FileException when it cannot be read or has unknown or impossible content
   */
  public static Wish read(Path path) {
    return wish(Document.read(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a model
   * @return the wish in it
   * @throws FileException when it has unknown or impossible content
   */
  public static Wish parse(Path path, String text) {
    return wish(Document.parse(path, text));
  }

  /**
   * Reads rules from the command line or the page, written as in a model file.
   *
   * @param kind the kind of contestants
   * @param contestants how many there are
   * @param groups groups, such as {@code men=1-8} or, for couples, {@code couples=1+9,2+10}
   * @param rules rules, such as {@code between: men, meet: partner, times: 0}; their braces may be
   *     left out
   * @param history files of movements that were played before
   * @return the rules
   * @throws FileException when one of them is unknown or impossible
   * @throws IllegalArgumentException when a group has no name
   */
  public static List<Rule> rules(
      Kind kind, int contestants, List<String> groups, List<String> rules, List<Path> history) {
    StringBuilder text = new StringBuilder();
    text.append(Text.of("format: %s\nname: rules\n", FileFormat.MODEL.id()));
    text.append(Text.of("kind: %s\n%s: %d\n", Word.of(kind), kind.contestants(), contestants));
    text.append("rounds: 1\nboards: {perSet: 1}\n");
    text.append(groups.isEmpty() ? "" : "groups:\n");
    for (String group : groups) {
      int sign = group.indexOf('=');
      if (sign <= 0) {
        throw new IllegalArgumentException(
            Text.of("the group [%s] has no name\nMaybe write it as men=1-8.", group));
      }
      String members = group.substring(sign + 1);
      String list =
          members.indexOf('+') < 0
              ? members
              : "{pairs: [" + ("[" + members + "]").replace(",", "],[").replace('+', ',') + "]}";
      text.append(Text.of("  %s: %s\n", group.substring(0, sign), list));
    }
    text.append(rules.isEmpty() ? "" : "rules:\n");
    rules.forEach(rule -> text.append(Text.of("  - %s\n", braced(rule))));
    text.append(history.isEmpty() ? "" : "history:\n");
    history.forEach(
        file -> text.append("  - ").append(TextNode.valueOf(file.toString())).append('\n'));
    Document document = Document.parse(Path.of("rules"), text.toString());
    FileFormat.MODEL.check(document);
    return RuleReader.read(Entry.root(document));
  }

  private static String braced(String rule) {
    return rule.strip().startsWith("{") ? rule : "{" + rule + "}";
  }

  static Wish wish(Document document) {
    FileFormat.MODEL.check(document);
    return WishReader.read(Entry.root(document));
  }

  /** {@return the model as YAML, with all keys; the time limit in milliseconds rounded up} */
  public static String text(Wish wish) {
    return YamlText.of(WishFields.file(wish));
  }

  /**
   * @param path the file to write; an existing one is replaced, as a whole or not at all
   * @param wish a wish
   * @throws FileException when it cannot be written
   */
  public static void write(Path path, Wish wish) {
    WholeFile.write(path, readable(path, wish));
  }

  /**
   * @param path the file that the model is to become; nothing is written
   * @param wish a wish
   * @return the model as YAML, which has been read again as the same wish
   * @throws FileException when it cannot be read, or as another wish: a bug
   */
  public static String readable(Path path, Wish wish) {
    String text = text(wish);
    if (!text(parse(path, text)).equals(text)) {
      throw new FileException(
          path,
          0,
          "is not written, as it would be read as another wish"
              + "\nMaybe report this as a bug of Boardwalk, with the model.");
    }
    return text;
  }
}
