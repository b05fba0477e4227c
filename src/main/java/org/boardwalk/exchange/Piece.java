package org.boardwalk.exchange;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * One movement of a {@link Volume}. Either it was read, or it has a fault, or it is one of teams
 * that is not read.
 *
 * @param number its place in the file, from 1
 * @param title the line above it, with its mark; empty where there is none
 * @param movement the movement, not yet judged
 * @param fault why it cannot be read
 * @param teams the form of a movement for teams, read or not
 * @param lines the lines for the director that the file has beside the movement; empty where its
 *     format has none
 */
public record Piece(
    int number,
    String title,
    Optional<Movement> movement,
    Optional<FileException> fault,
    Optional<String> teams,
    List<String> lines) {

  private static final Pattern MARK = Pattern.compile("\\[([^]]*)].*");

  /** Copies the list, and checks that there is a movement, a fault, or a form that is not read. */
  public Piece {
    lines = List.copyOf(lines);
    boolean nothing = movement.isEmpty() && fault.isEmpty() && teams.isEmpty();
    if (nothing || (fault.isPresent() && (movement.isPresent() || teams.isPresent()))) {
      throw new IllegalArgumentException("a piece is read, or has a fault, or is one of teams");
    }
  }

  static Piece read(int number, String title, Movement movement) {
    return new Piece(
        number, title, Optional.of(movement), Optional.empty(), Optional.empty(), List.of());
  }

  static Piece faulty(int number, String title, FileException fault) {
    return new Piece(
        number, title, Optional.empty(), Optional.of(fault), Optional.empty(), List.of());
  }

  static Piece teams(int number, String title, String form) {
    return new Piece(
        number, title, Optional.empty(), Optional.empty(), Optional.of(form), List.of());
  }

  /** This piece as one of teams. */
  Piece ofTeams(String form) {
    return new Piece(number, title, movement, fault, Optional.of(form), lines);
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

  /**
   * @return number and title, such as {@code #12 [M180] Howell}
   */
  public String label() {
    return ("#" + number + " " + title).strip();
  }

  /**
   * @return why the movement cannot be used, in a line; empty where it can
   */
  public Optional<String> unusable() {
    return teams
        .filter(form -> movement.isEmpty())
        .map(form -> Text.of("not supported: teams (%s)", form))
        .or(() -> fault.map(this::unreadable));
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
   * @param path the file that holds it
   * @return the movement
   * @throws FileException when there is none
   */
  public Movement movementOf(Path path) {
    fault.ifPresent(
        f -> {
          throw f;
        });
    return movement.orElseThrow(
        () ->
            new FileException(
                path,
                0,
                Text.of("%s is a movement of teams (%s)", label(), teams.orElse(""))
                    + "\nMaybe take one of pairs or of players."));
  }
}
