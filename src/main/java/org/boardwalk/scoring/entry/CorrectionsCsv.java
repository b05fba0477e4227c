package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Roster;

/**
 * The director's corrections, as comma-separated values {@code number,reason,amount}, with or
 * without a line of these names first. The reason is penalty, bonus, handicap or carry-over; the
 * amount is in the unit of the boards' scores, such as {@code 1.5}, in percent of the session, such
 * as {@code 2%}, or of a top on one board, such as {@code 10% of a top}. A penalty is taken away,
 * with or without a minus. Where semicolons separate the values, a comma in an amount is a decimal
 * comma. Stateless and thread-safe.
 */
public final class CorrectionsCsv {

  private static final List<String> HEAD = List.of("number", "reason", "amount");
  private static final List<String> NIGHTLY = List.of("number", "reason", "amount", "night");
  private static final BigDecimal ALL = BigDecimal.valueOf(100);
  private static final Pattern AMOUNT =
      Pattern.compile(
          "(?<number>[+-]?[0-9]{1,6}([.][0-9]{1,4})?)(?<percent>%(?<top>ofatop)?)?",
          Pattern.CASE_INSENSITIVE);

  private CorrectionsCsv() {}

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param roster the contestants
   * @return the corrections, in the order of the lines
   * @throws FileException with the first line that is wrong
   */
  public static List<Correction> parse(Path path, String text, Roster roster) {
    Table table = Table.parse(path, text);
    Labels labels = new Labels(roster);
    List<Correction> corrections = new ArrayList<>();
    for (CsvText.Line line : lines(path, table, labels, HEAD)) {
      corrections.add(correction(path, line, labels, HEAD.size()));
    }
    return corrections;
  }

  /** The lines below the names of the columns, which may be left out. */
  private static List<CsvText.Line> lines(
      Path path, Table table, Labels labels, List<String> usual) {
    String maybe = "\nMaybe begin with: " + String.join(",", usual);
    if (table.lines().isEmpty()) {
      throw new FileException(path, 1, "is empty" + maybe);
    }
    boolean headed = table.head().equals(HEAD) || table.head().equals(usual);
    CsvText.Line first = table.lines().get(0);
    boolean corrects = Word.parse(Correction.Purpose.class, first.cell(1)).isPresent();
    // A line without a contestant and without a reason must hold the names of columns.
    if (!headed
        && !corrects
        && labels.of(first.cell(0)).isEmpty()
        && !first.cell(0).matches("[0-9]{1,9}")) {
      throw new FileException(path, first.number(), "has other columns" + maybe);
    }
    return table.lines().subList(headed ? 1 : 0, table.lines().size());
  }

  /** Refuses text after the amount, which would be lost, such as the second half of 1,5. */
  static void refuseMore(Path path, CsvText.Line line, int columns) {
    List<String> more = line.cells().stream().skip(columns).filter(c -> !c.isEmpty()).toList();
    if (!more.isEmpty()) {
      throw new FileException(
          path,
          line.number(),
          Text.of(
              "has [%s] after [%s]\nMaybe write decimals with a point: 1.5.",
              String.join(",", more), line.cell(columns - 1)));
    }
  }

  /**
   * Corrections for a match of several nights. A fourth column {@code night} names the night of a
   * correction; where it is missing or empty, the correction applies to each night on which the
   * contestant was there.
   *
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param roster the contestants of the match
   * @param there the contestants that were there on each night, by their numbers in the match
   * @return for each night its corrections, in the order of the lines
   * @throws FileException with the first line that is wrong
   */
  public static List<List<Correction>> ofNights(
      Path path, String text, Roster roster, List<Set<Integer>> there) {
    Table table = Table.parse(path, text);
    boolean nightly = !table.lines().isEmpty() && table.head().equals(NIGHTLY);
    Labels labels = new Labels(roster);
    List<List<Correction>> nights = new ArrayList<>();
    there.forEach(t -> nights.add(new ArrayList<>()));
    for (CsvText.Line line : lines(path, table, labels, NIGHTLY)) {
      if (!nightly && line.cells().size() > HEAD.size()) {
        throw new FileException(
            path,
            line.number(),
            Text.of("has [%s] in a fourth column\n", line.cell(HEAD.size()))
                + "Maybe begin with number,reason,amount,night, or write decimals with a point.");
      }
      Correction correction = correction(path, line, labels, NIGHTLY.size());
      String night = nightly ? line.cell(3).strip() : "";
      for (int n = 1; n <= nights.size(); n++) {
        boolean meant = night.isEmpty() || night.equals("" + n);
        if (meant && there.get(n - 1).contains(correction.contestant())) {
          nights.get(n - 1).add(correction);
        } else if (meant && !night.isEmpty()) {
          throw new FileException(
              path,
              line.number(),
              Text.of(
                  "number [%s] was not there on night [%d]\nMaybe another night was meant.",
                  line.cell(0), n));
        }
      }
      refuseOther(path, line, night, nights.size());
    }
    return nights;
  }

  private static void refuseOther(Path path, CsvText.Line line, String night, int nights) {
    if (!night.isEmpty() && IntStream.rangeClosed(1, nights).noneMatch(n -> night.equals("" + n))) {
      throw new FileException(
          path,
          line.number(),
          Text.of("night [%s] must be from 1 to %d\nMaybe leave it empty for all.", night, nights));
    }
  }

  private static Correction correction(Path path, CsvText.Line line, Labels labels, int columns) {
    refuseMore(path, line, columns);
    Correction.Purpose reason =
        Word.parse(Correction.Purpose.class, line.cell(1))
            .orElseThrow(
                () ->
                    new FileException(
                        path,
                        line.number(),
                        Text.of("reason [%s] is unknown\nMaybe one of: ", line.cell(1))
                            + String.join(", ", Word.all(Correction.Purpose.class))));
    return correction(path, line.number(), labels.required(path, line), reason, line.cell(2));
  }

  /**
   * @param corrections corrections
   * @param movement the movement of these contestants
   * @return lines that {@link #parse} reads back, without the names of columns
   */
  public static String text(List<Correction> corrections, Movement movement) {
    return corrections.stream()
        .map(
            c ->
                Text.of(
                    "%s,%s,%s\n", movement.label(c.contestant()), Word.of(c.purpose()), amount(c)))
        .collect(Collectors.joining());
  }

  /** {@return its amount in the form in which it is entered, with at most four decimals} */
  public static String amount(Correction correction) {
    BigDecimal number = correction.amount().rounded(4).stripTrailingZeros();
    return number.toPlainString()
        + switch (correction.unit()) {
          case GAINED -> "";
          case PERCENT -> "%";
          case TOP -> "% of a top";
        };
  }

  /**
   * @param path the file
   * @param line the line in it, from 1
   * @param contestant the contestant's number
   * @param reason the reason
   * @param amount the amount, such as {@code 1.5}, {@code 2%} or {@code 10% of a top}; a penalty is
   *     taken away
   * @return the correction
   * @throws FileException when the amount is no such number
   */
  public static Correction correction(
      Path path, int line, int contestant, Correction.Purpose reason, String amount) {
    String plain = amount.replace('\u2212', '-').replace(',', '.').replaceAll("\\s", "");
    Matcher parts = AMOUNT.matcher(plain);
    if (!parts.matches()) {
      throw new FileException(
          path,
          line,
          Text.of(
              "amount [%s] is not a number\nMaybe 1.5, 2%% or 10%% of a top was meant.", amount));
    }
    Correction.Unit unit =
        parts.group("percent") == null
            ? Correction.Unit.GAINED
            : parts.group("top") == null ? Correction.Unit.PERCENT : Correction.Unit.TOP;
    BigDecimal number = new BigDecimal(parts.group("number"));
    if (unit == Correction.Unit.PERCENT && number.abs().compareTo(ALL) > 0) {
      throw new FileException(
          path,
          line,
          Text.of("amount [%s] is more than all that can be won\nMaybe 2%% was meant.", amount));
    }
    if (reason == Correction.Purpose.PENALTY) {
      number = number.abs().negate();
    }
    return new Correction(contestant, reason, new Fraction(number), unit);
  }
}
