package org.boardwalk.scoring.entry;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.boardwalk.file.CsvText;
import org.boardwalk.file.FileException;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Roster;
import org.boardwalk.text.Text;
import org.boardwalk.text.Word;

/**
 * What the director adds, as comma-separated values {@code number,reason,amount}, with or without a
 * line of these names first: the reason is penalty, bonus, handicap or carry-over; the amount is in
 * what boards give, such as {@code 1.5}, or in percent, such as {@code 2%}. A penalty is taken
 * away, with or without a minus. Between semicolons a comma in an amount is a decimal one.
 * Stateless and thread-safe.
 */
public final class CorrectionsCsv {

  private static final List<String> HEAD = List.of("number", "reason", "amount");

  private CorrectionsCsv() {}

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @param roster who takes part
   * @return the corrections, in the order of the lines
   * @throws FileException with the first line that is wrong
   */
  public static List<Correction> parse(Path path, String text, Roster roster) {
    Table table = Table.parse(path, text);
    if (table.lines().isEmpty()) {
      throw new FileException(path, 1, "is empty\nMaybe begin with: number,reason,amount");
    }
    Labels labels = new Labels(roster);
    List<Correction> corrections = new ArrayList<>();
    boolean headed = headed(path, table, labels);
    for (CsvText.Line line : table.lines().subList(headed ? 1 : 0, table.lines().size())) {
      refuseMore(path, line, HEAD.size());
      Correction.Purpose reason =
          Word.parse(Correction.Purpose.class, line.cell(1))
              .orElseThrow(
                  () ->
                      new FileException(
                          path,
                          line.number(),
                          Text.of("reason [%s] is unknown\nMaybe one of: ", line.cell(1))
                              + String.join(", ", Word.all(Correction.Purpose.class))));
      corrections.add(
          correction(path, line.number(), labels.required(path, line), reason, line.cell(2)));
    }
    return corrections;
  }

  /** Whether names of columns come first: whatever is no contestant must be those. */
  private static boolean headed(Path path, Table table, Labels labels) {
    if (table.head().equals(HEAD)) {
      return true;
    }
    CsvText.Line first = table.lines().get(0);
    if (labels.of(first.cell(0)).isEmpty() && !first.cell(0).matches("[0-9]{1,9}")) {
      throw new FileException(
          path, first.number(), "has other columns\nMaybe begin with: number,reason,amount");
    }
    return false;
  }

  /** What stands behind the amount would be lost, such as the second half of 1,5. */
  static void refuseMore(Path path, CsvText.Line line, int columns) {
    List<String> more = line.cells().stream().skip(columns).filter(c -> !c.isEmpty()).toList();
    if (!more.isEmpty()) {
      throw new FileException(
          path,
          line.number(),
          Text.of(
              "has [%s] behind [%s]\nMaybe write decimals with a point: 1.5.",
              String.join(",", more), line.cell(columns - 1)));
    }
  }

  /**
   * @param correction a correction
   * @return its amount as it is entered, with at most four decimals
   */
  public static String amount(Correction correction) {
    BigDecimal number = correction.amount().rounded(4).stripTrailingZeros();
    return number.toPlainString() + (correction.unit() == Correction.Unit.PERCENT ? "%" : "");
  }

  /**
   * @param path the file
   * @param line the line in it, from 1
   * @param contestant who
   * @param reason for what
   * @param amount how much, such as {@code 1.5} or {@code 2%}; a penalty is taken away
   * @return the correction
   * @throws FileException when the amount is no such number
   */
  public static Correction correction(
      Path path, int line, int contestant, Correction.Purpose reason, String amount) {
    String plain = amount.replace('\u2212', '-').replace(',', '.').replaceAll("\\s", "");
    if (!plain.matches("[+-]?[0-9]{1,6}([.][0-9]{1,4})?%?")) {
      throw new FileException(
          path, line, Text.of("amount [%s] is not a number\nMaybe 1.5 or 2%% was meant.", amount));
    }
    boolean percent = plain.endsWith("%");
    BigDecimal number = new BigDecimal(percent ? plain.substring(0, plain.length() - 1) : plain);
    if (reason == Correction.Purpose.PENALTY) {
      number = number.abs().negate();
    }
    return new Correction(
        contestant,
        reason,
        new Fraction(number),
        percent ? Correction.Unit.PERCENT : Correction.Unit.GAINED);
  }
}
