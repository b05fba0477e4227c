package org.boardwalk.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.boardwalk.text.Text;
import org.boardwalk.wish.Moves;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the moves of a rainbow: rule, steps, cards, rovers, or four steps such as 1,2,-2,-1. */
final class MovesConverter implements ITypeConverter<Moves> {

  private static final int FOUR = 4;

  @Override
  public Moves convert(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "rule" -> Moves.Steps.RULE;
      case "steps" -> Moves.ANY_STEPS;
      case "cards" -> Moves.GUIDE_CARDS;
      case "rovers" -> Moves.ROVERS;
      default -> steps(text);
    };
  }

  private static Moves steps(String text) {
    if (!text.matches("[+-]?[0-9]{1,3}(,[+-]?[0-9]{1,3}){3}")) {
      throw new TypeConversionException(
          Text.of(
                  "--moves [%s] must be rule, steps, cards, rovers, or four steps of South, East, West and sets such",
                  text)
              + " as 1,2,-2,-1");
    }
    List<Integer> steps = Arrays.stream(text.split(",", FOUR)).map(Integer::valueOf).toList();
    try {
      return new Moves.Steps(steps.get(0), steps.get(1), steps.get(2), steps.get(3));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
