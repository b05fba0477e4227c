package org.boardwalk.exchange;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * One movement of a {@link Volume}, which was read or has a fault.
 *
 * @param number its place in the file, from 1
 * @param title the line above it, with its mark; empty where there is none
 * @param movement the movement, not yet judged
 * @param fault why it cannot be read
 * @param teams whether it is one of teams, of which each pair is a half
 * @param lines the lines for the director that the file has beside the movement; empty where its
 *     format has none
 */
public record Piece(
    int number,
    String title,
    Optional<Movement> movement,
    Optional<FileException> fault,
    boolean teams,
    List<String> lines) {

  private static final Pattern MARK = Pattern.compile("\\[([^]]*)].*");

  /** Copies the list, and checks that there is a movement or a fault. */
  public Piece {
    lines = List.copyOf(lines);
    if (movement.isPresent() == fault.isPresent()) {
      throw new IllegalArgumentException("a piece is read or has a fault");
    }
  }

  static Piece read(int number, String title, Movement movement) {
    return new Piece(number, title, Optional.of(movement), Optional.empty(), false, List.of());
  }

  static Piece faulty(int number, String title, FileException fault) {
    return new Piece(number, title, Optional.empty(), Optional.of(fault), false, List.of());
  }

  /** This piece as one of teams. */
  Piece ofTeams() {
    return new Piece(number, title, movement, fault, true, lines);
  }

  /** This piece with lines for the director. */
  Piece with(List<String> others) {
    return new Piece(number, title, movement, fault, teams, others);
  }

  /**
   * @return the mark in brackets before the title, such as {@code M180}; empty where there is none
   */
  public String mark() {
    Matcher matcher = MARK.matcher(title);
    return matcher.matches() ? matcher.group(1).strip() : "";
  }

  /** {@return number and title, such as {@code #12 [M180] Howell}} */
  public String label() {
    return ("#" + number + " " + title).strip();
  }

  /** {@return why the movement cannot be used, in a line; empty where it can} */
  public Optional<String> unusable() {
    return fault.map(this::unreadable);
  }

  /**
   * @param fault the fault of this movement
   * @return the fault in a line, without the label, which the caller has printed
   */
  public String unreadable(FileException fault) {
    String what = fault.what().lines().findFirst().orElse("");
    String told = what.startsWith(label()) ? what.substring(label().length()) : what;
    String why = told.replaceFirst("^: ", "");
    String where = fault.line() > 0 ? Text.of(" (line %d)", fault.line()) : "";
    return "cannot be read: " + why + where;
  }

  /**
   * @return the movement
   * @throws FileException the fault, where there is none
   */
  public Movement movementOrFault() {
    fault.ifPresent(
        f -> {
          throw f;
        });
    return movement.orElseThrow();
  }
}
