package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Size;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Comparison.Tendency;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.answer.Erratum;
import org.boardwalk.wish.answer.Judged;

/**
 * A comparison of our movements with reference movements, a row for each reference. All formats
 * show the same rows.
 *
 * @param rows the references that could be read, in their order
 * @param unreadable references that could not be read
 * @param left the number of references that were not reached because the run was interrupted
 */
public record Regression(List<Row> rows, int unreadable, int left) {

  /** The heads of the columns. */
  public static final List<String> HEADS =
      List.of(
          "reference",
          "size",
          "theirs",
          "ours",
          "bound",
          "verdict",
          "ours better in",
          "ours worse in",
          "broken rules of theirs",
          "our movement");

  /** Copies the list. */
  public Regression {
    rows = List.copyOf(rows);
  }

  /**
   * A row: a reference and our movement of the same sizes.
   *
   * @param name the name of the reference
   * @param brief the name without folders
   * @param reference the reference
   * @param ours our movement; empty where there is none
   * @param none why there is none; empty where there is one
   */
  public record Row(
      String name, String brief, Erratum reference, Optional<Ours> ours, String none) {

    /**
     * @return the verdict by the measures that our movement is designed for; empty where we have no
     *     movement, or the reference is broken
     */
    public Optional<Tendency> verdict() {
      return compared().map(o -> o.served().tendency());
    }

    /** Our movement, where the reference can be run, so that the comparison counts. */
    private Optional<Ours> compared() {
      return ours.filter(o -> !reference.broken());
    }

    private String word() {
      return reference.broken() ? "broken" : verdict().map(Word::of).orElse("none");
    }

    /** The broken rules of the reference, and what could be done about them. */
    private String faults() {
      Judged given = reference.given();
      if (given.card().valid()) {
        return "";
      }
      String broken = JudgedLine.broken(given);
      return reference.words().isEmpty() ? broken : broken + ". " + reference.words();
    }

    /** {@return the cells of the row} */
    public List<String> cells() {
      return cells(name, ours.map(Ours::source).orElse(none));
    }

    /** The cells without the folders of files, for pages that others see. */
    private List<String> shown() {
      String source = ours.map(Ours::source).orElse(none);
      boolean file = ours.isPresent() && source.endsWith(".yaml");
      return cells(brief, file ? source.substring(source.lastIndexOf('/') + 1) : source);
    }

    private List<String> cells(String called, String movement) {
      Judged theirs = reference.judged();
      return List.of(
          HarmlessText.of(called),
          size(theirs.movement()),
          figures(theirs, theirs.weights()),
          ours.map(o -> figures(o.judged(), theirs.weights())).orElse("none"),
          bound(
              ours.map(Ours::judged)
                  .filter(o -> o.weights().equals(theirs.weights()))
                  .orElse(theirs)),
          word(),
          ours.map(o -> ComparisonReport.where(o.all(), true)).orElse(""),
          ours.map(o -> ComparisonReport.where(o.all(), false)).orElse(""),
          faults(),
          HarmlessText.of(movement));
    }
  }

  /**
   * Our movement.
   *
   * @param source where it comes from
   * @param judged the movement
   * @param all the comparison of ours, the first, with theirs, the second, by every measure
   * @param served the comparison by the measures that ours is designed for
   */
  public record Ours(String source, Judged judged, Comparison all, Comparison served) {}

  /**
   * @param tendency a verdict
   * @return how many references got it
   */
  public long count(Tendency tendency) {
    return rows.stream().filter(r -> r.verdict().equals(Optional.of(tendency))).count();
  }

  /** {@return how many references we have a movement for, without those that are broken} */
  public long found() {
    return rows.stream().filter(r -> r.verdict().isPresent()).count();
  }

  /** {@return how many references break rules} */
  public long broken() {
    return rows.stream().filter(r -> r.reference().broken()).count();
  }

  /** {@return whether ours is worse anywhere in a measure that it is designed for} */
  public boolean worse() {
    return rows.stream()
        .anyMatch(r -> r.compared().filter(o -> !o.served().worse().isEmpty()).isPresent());
  }

  /** {@return the number of references, including those that cannot be read or were not reached} */
  public int references() {
    return rows.size() + unreadable + left;
  }

  /**
   * {@return the comparison as a report: a row for each reference, and the totals}
   *
   * @param json supplies the same for programs
   */
  public Reported reported(Supplier<String> json) {
    return new Reported() {
      @Override
      public List<Report> reports() {
        return List.of(report(Row::shown));
      }

      @Override
      public String text() {
        return Report.text(List.of(report(Row::cells)));
      }

      @Override
      public String csv() {
        return report(Row::cells).csv();
      }

      @Override
      public String json() {
        return json.get();
      }
    };
  }

  private Report report(Function<Row, List<String>> line) {
    List<ReportTable.Column> heads = HEADS.stream().map(ReportTable.Column::words).toList();
    List<List<String>> cells = rows.stream().map(line).toList();
    return new Report(
        "Our movements beside references",
        "",
        List.of(ReportTable.of(heads, cells)),
        List.of(totals()));
  }

  private String totals() {
    return Text.of(
        "%s: we have a movement like %d of them: %d better, %d equal, %d worse, %d mixed;"
            + "%s %d unreadable%s",
        Text.count(references(), "reference"),
        found(),
        count(Tendency.BETTER),
        count(Tendency.EQUAL),
        count(Tendency.WORSE),
        count(Tendency.MIXED),
        broken() == 0 ? "" : Text.of(" %d broken;", broken()),
        unreadable,
        left == 0 ? "" : Text.of(", %d not compared: interrupted", left));
  }

  private static String size(Movement m) {
    Size size = Size.of(m);
    List<String> words = new ArrayList<>();
    words.add(size.contestants() + " " + size.kind().contestants());
    words.add(Text.count(size.tables(), "table"));
    words.add(Text.count(size.rounds(), "round"));
    words.add(Text.count(size.sets(), "set"));
    words.add(Text.count(size.winners(), "winner"));
    if (size.rotation().period() > 1) {
      words.add(Word.of(size.rotation()));
    }
    return String.join(", ", words);
  }

  /** The figures of a movement; both sides use the same weights, so that costs compare. */
  private static String figures(Judged judged, Weights weights) {
    Walk walk = judged.card().walk();
    String copies = Text.count(walk.copies(), "copy");
    if (judged.movement().kind() == Kind.INDIVIDUAL) {
      return Text.of("cost %d, %s", judged.card().total(weights), copies);
    }
    double calibre = judged.card().calibre().worst();
    String balance =
        judged.movement().winners() == 1 && !Double.isNaN(calibre)
            ? Text.of("calibre %.2f, ", calibre)
            : "";
    return balance
        + Text.of(
            "%s, %s, %s",
            copies, Text.count(walk.breaks(), "break"), Text.count(walk.moves(), "move"));
  }

  private static String bound(Judged judged) {
    if (judged.movement().kind() == Kind.INDIVIDUAL) {
      return "cost " + judged.bounds().total();
    }
    int copies = Math.max(1, judged.bounds().walk().copies());
    return Text.count(copies, "copy");
  }
}
