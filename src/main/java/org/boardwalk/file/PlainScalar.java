package org.boardwalk.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/**
 * The meaning of a YAML word without quotes: null, true, false, a number or text. Numbers are those
 * of JSON without an exponent; other spellings of decimal numbers are refused, as programs read
 * them differently.
 */
final class PlainScalar {

  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]{0,18}");
  private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]{0,17})\\.[0-9]{1,18}");

  /**
   * Refused numbers: with underscores, signs, exponents, leading zeros, a point at an end, or not
   * finite.
   */
  private static final Pattern OTHER =
      Pattern.compile("[-+]?\\.?[0-9][0-9_]*(\\.[0-9_]*)?([eE][-+]?[0-9]+)?|(?i)[-+]?\\.(inf|nan)");

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private PlainScalar() {}

  /**
   * @param text a word without quotes
   * @return its value
   * @throws NumberFormatException when it is a number that is too large or in a refused spelling;
   *     the message says which
   */
  static JsonNode of(String text) {
    return switch (text) {
      case "", "~", "null", "Null", "NULL" -> NODES.nullNode();
      case "true", "True", "TRUE" -> NODES.booleanNode(true);
      case "false", "False", "FALSE" -> NODES.booleanNode(false);
      default -> "+-.0123456789".indexOf(text.charAt(0)) < 0 ? NODES.textNode(text) : number(text);
    };
  }

  private static JsonNode number(String text) {
    if (WHOLE.matcher(text).matches()) {
      return whole(text);
    }
    if (DECIMAL.matcher(text).matches()) {
      return new com.fasterxml.jackson.databind.node.DecimalNode(new BigDecimal(text));
    }
    if (OTHER.matcher(text).matches()) {
      throw new NumberFormatException(
          "number ["
              + Shown.of(text)
              + "] must be written plainly, such as 13 or 92.53"
              + "\nMaybe put it in quotes if it is meant as text.");
    }
    return NODES.textNode(text);
  }

  private static JsonNode whole(String digits) {
    try {
      long whole = Long.parseLong(digits);
      return whole == (int) whole ? NODES.numberNode((int) whole) : NODES.numberNode(whole);
    } catch (NumberFormatException e) {
      throw new NumberFormatException("number [" + Shown.of(digits) + "] is too large");
    }
  }
}
