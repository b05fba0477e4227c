package org.boardwalk.publish.json;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.Regression;
import org.boardwalk.quality.Comparison.Contrast;
import org.boardwalk.quality.Measure;

/**
 * The outcome of a comparison with references, kept to say later what got better or worse: a YAML
 * file with a line for each reference. Movements are known by their digests, so that a baseline
 * holds no movement of a book.
 *
 * @param marks what is kept of each reference, by its name
 */
public record Baseline(SortedMap<String, Mark> marks) {

  /** The kind of the file, its first key. */
  public static final String KIND = "baseline";

  private static final int DIGITS = 16;

  /** A difference of computed values that is due to rounding. */
  private static final double NOTHING = 1e-9;

  /** Copies the map. */
  public Baseline {
    marks = Collections.unmodifiableSortedMap(new TreeMap<>(marks));
  }

  /**
   * What is kept of a reference.
   *
   * @param theirs the digest of the reference
   * @param ours the digest of our movement; empty where there was none
   * @param figures our values of the measures that our movement serves
   */
  public record Mark(String theirs, String ours, Map<Measure, Double> figures) {

    /** Copies the map. */
    public Mark {
      figures = Map.copyOf(figures);
    }
  }

  /**
   * What changed since a baseline, a sentence for each reference.
   *
   * @param worse references beside which ours got worse
   * @param better references beside which ours got better
   * @param other references that are new, changed or gone, and movements of ours that changed and
   *     are as good
   */
  public record Changes(List<String> worse, List<String> better, List<String> other) {

    /** Copies the lists. */
    public Changes {
      worse = List.copyOf(worse);
      better = List.copyOf(better);
      other = List.copyOf(other);
    }

    /**
     * @param name the name of the baseline
     * @return a line with the totals, and a line for each change
     */
    public String text(String name) {
      if (worse.isEmpty() && better.isEmpty() && other.isEmpty()) {
        return Text.of("Since %s: nothing changed.\n", name);
      }
      StringBuilder text =
          new StringBuilder(
              Text.of(
                  "Since %s: %d worse, %d better, %s.\n",
                  name, worse.size(), better.size(), Text.count(other.size(), "other change")));
      worse.forEach(w -> text.append("  worse: ").append(w).append('\n'));
      better.forEach(b -> text.append("  better: ").append(b).append('\n'));
      other.forEach(o -> text.append("  ").append(o).append('\n'));
      return text.toString();
    }
  }

  /**
   * @param regression a comparison with references
   * @param folder the folder or file of the references: names are kept without it, so that it may
   *     be named in another way later
   * @return its baseline
   */
  public static Baseline of(Regression regression, Path folder) {
    SortedMap<String, Mark> marks = new TreeMap<>();
    for (Regression.Row row : regression.rows()) {
      Map<Measure, Double> figures = new TreeMap<>();
      row.ours().map(o -> o.served().contrasts()).orElse(List.of()).stream()
          .filter(c -> Double.isFinite(c.first()))
          .forEach(c -> figures.put(c.measure(), c.first()));
      marks.put(
          name(row, folder),
          new Mark(
              digest(row.reference().given().movement()),
              row.ours().map(o -> digest(o.judged().movement())).orElse(""),
              figures));
    }
    return new Baseline(marks);
  }

  private static String name(Regression.Row row, Path folder) {
    String before = folder.toString();
    boolean inside = row.name().startsWith(before) && row.name().length() > before.length();
    String rest = inside ? row.name().substring(before.length()) : "";
    return rest.matches("[/\\\\].*") ? rest.substring(1).replace('\\', '/') : row.brief();
  }

  private static String digest(Movement m) {
    String text =
        String.join(
            " ",
            List.of(
                m.kind().toString(),
                Integer.toString(m.contestants()),
                Integer.toString(m.winners()),
                m.rotation().toString(),
                m.boards().toString(),
                m.rounds().toString()));
    return Sha256.of(text).substring(Sha256.PREFIX.length(), Sha256.PREFIX.length() + DIGITS);
  }

  /**
   * @param path a file
   * @return the baseline in it
   * @throws FileException when it cannot be read or holds none
   */
  public static Baseline read(Path path) {
    Entry root = Entry.root(Document.read(path));
    if (!root.at("kind").text().equals(KIND)) {
      throw new FileException(
          path, 0, "holds no baseline\nMaybe name a file that is not there: it will be written.");
    }
    SortedMap<String, Mark> marks = new TreeMap<>();
    for (Entry line : root.at("references").items()) {
      Map<Measure, Double> figures = new TreeMap<>();
      for (Measure measure : Measure.all()) {
        line.at(measure.word())
            .map(Entry::decimal)
            .ifPresent(value -> figures.put(measure, value.doubleValue()));
      }
      marks.put(
          line.at("reference").text(),
          new Mark(line.at("theirs").text(), line.at("ours").text(), figures));
    }
    return new Baseline(marks);
  }

  private static Map<String, Double> words(Map<Measure, Double> figures) {
    Map<String, Double> words = new LinkedHashMap<>();
    new TreeMap<>(figures).forEach((measure, value) -> words.put(measure.word(), value));
    return words;
  }

  /**
   * @return the file of this baseline
   */
  public String text() {
    List<FieldTree> lines = new ArrayList<>();
    marks.forEach(
        (name, mark) ->
            lines.add(
                FieldTree.of("reference", name)
                    .put("theirs", mark.theirs)
                    .put("ours", mark.ours)
                    .add(words(mark.figures))));
    return YamlText.of(FieldTree.of("kind", KIND, "references", lines).node());
  }

  /**
   * @param before an older baseline of the same references
   * @return what changed since then
   */
  public Changes since(Baseline before) {
    List<String> worse = new ArrayList<>();
    List<String> better = new ArrayList<>();
    List<String> other = new ArrayList<>();
    marks.forEach(
        (name, now) -> {
          Mark then = before.marks.get(name);
          if (then == null) {
            other.add("new: " + name);
          } else if (!then.theirs.equals(now.theirs)) {
            other.add("another reference, not compared: " + name);
          } else if (then.ours.isEmpty() != now.ours.isEmpty()) {
            (now.ours.isEmpty() ? worse : better)
                .add(
                    name
                        + (now.ours.isEmpty()
                            ? ": no movement, was one"
                            : ": a movement, was none"));
          } else {
            List<String> down = changed(then, now, -1);
            List<String> up = changed(then, now, 1);
            if (!down.isEmpty()) {
              worse.add(name + ": " + String.join(", ", down));
            }
            if (!up.isEmpty()) {
              better.add(name + ": " + String.join(", ", up));
            }
            if (down.isEmpty() && up.isEmpty() && !then.ours.equals(now.ours)) {
              other.add("another movement of ours, as good: " + name);
            }
          }
        });
    before.marks.keySet().stream()
        .filter(name -> !marks.containsKey(name))
        .forEach(name -> other.add("gone: " + name));
    return new Changes(worse, better, other);
  }

  /** The measures that got worse, with sign -1, or better, with sign 1. */
  private static List<String> changed(Mark then, Mark now, int sign) {
    List<String> changed = new ArrayList<>();
    new TreeMap<>(now.figures)
        .forEach(
            (measure, value) -> {
              double old = then.figures.getOrDefault(measure, value);
              boolean apart = Math.abs(value - old) > NOTHING;
              if (apart && new Contrast(measure, value, old).sign() == sign) {
                changed.add(
                    Text.of(
                        "%s %s, was %s",
                        measure.word().replace('-', ' '), shown(value), shown(old)));
              }
            });
    return changed;
  }

  private static String shown(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Text.of("%.2f", value);
  }
}
