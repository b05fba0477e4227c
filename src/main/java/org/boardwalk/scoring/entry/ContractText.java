package org.boardwalk.scoring.entry;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.movement.Seat;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.Contract;
import org.boardwalk.scoring.Contract.Doubling;
import org.boardwalk.scoring.Denomination;

/** A contract, its declarer and its result, in capital letters: {@code 4Sx N -1}. */
final class ContractText {

  /** A contract, its declarer and its result. */
  static final Pattern PLAYED =
      Pattern.compile(
          "([1-7])\\s*+(NT|[NSHDC\u2660\u2665\u2666\u2663])\\s*+(XX|X|\\*\\*|\\*)?+"
              + "[\\s,]*+(?:BY\\s++)?+([NESW])[\\s,]*+(=|[+-]?[0-9]{1,2})");

  /** The group of the result. */
  static final int RESULT = 5;

  private ContractText() {}

  static Contract contract(Matcher parts) {
    return new Contract(
        Integer.parseInt(parts.group(1)),
        denomination(parts.group(2)),
        doubling(Optional.ofNullable(parts.group(3)).orElse("")));
  }

  static Account account(Matcher parts, int over) {
    Seat declarer =
        Arrays.stream(Seat.values())
            .filter(s -> s.name().startsWith(parts.group(4)))
            .findFirst()
            .orElseThrow();
    return new Account(contract(parts), declarer, over, "");
  }

  /** Tricks beyond the contract in the usual notation. */
  static String over(int over) {
    return over == 0 ? "=" : (over > 0 ? "+" : "") + over;
  }

  private static Denomination denomination(String letter) {
    return switch (letter) {
      case "C", "\u2663" -> Denomination.CLUBS;
      case "D", "\u2666" -> Denomination.DIAMONDS;
      case "H", "\u2665" -> Denomination.HEARTS;
      case "S", "\u2660" -> Denomination.SPADES;
      default -> Denomination.NOTRUMP;
    };
  }

  private static Doubling doubling(String mark) {
    return switch (mark) {
      case "" -> Doubling.UNDOUBLED;
      case "X", "*" -> Doubling.DOUBLED;
      default -> Doubling.REDOUBLED;
    };
  }
}
