package org.boardwalk.library.files;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.Fixed.SitOutRule;

/** Reads the parts settled beforehand, and the rules, from a model. */
final class FixedReader {

  private FixedReader() {}

  static Fixed read(Entry model) {
    Entry fixed = model.at("fixed");
    Entry curtail = fixed.at("curtail");
    Fixed read =
        new Fixed(
                rules(model),
                rounds(fixed.at("first"), 1, FixedReader::encounter),
                AttendanceFields.read(fixed, AttendanceFields.PLAYER),
                SitOutRule.TURN,
                curtail.present() ? OptionalInt.of(curtail.number()) : OptionalInt.empty())
            .adding(couples(fixed.at("partners")), couples(fixed.at("apart")));
    List<Integer> stationary = new ArrayList<>(read.stationary());
    fixed.at("stationary").items().stream().map(Entry::number).forEach(stationary::add);
    return read.stationary(stationary);
  }

  /** The rules; {@link RuleReader} is loaded only where there are any. */
  static List<Rule> rules(Entry model) {
    return model.at("rules").present() || model.at("history").present()
        ? RuleReader.read(model)
        : List.of();
  }

  private static List<Couple> couples(Entry couples) {
    return couples.items().stream().map(FixedReader::couple).toList();
  }

  private static Couple couple(Entry couple) {
    List<Entry> two = couple.items();
    if (two.size() != 2) {
      throw couple.fault("must have 2 elements, here it has " + two.size());
    }
    return new Couple(two.get(0).number(), two.get(1).number());
  }

  /**
   * Rounds in their order, or so many parts of each one after the other, with a function that makes
   * their encounters.
   */
  static List<Round> rounds(Entry list, int parts, Function<Entry, Encounter> encounter) {
    List<Round> rounds = new ArrayList<>();
    for (Entry round : list.items()) {
      inOrder(round.at("round"), rounds.size() / parts + 1);
      Entry part = round.at("part");
      if (part.present()) {
        inOrder(part, rounds.size() % parts + 1);
      } else if (parts > 1) {
        throw round.fault("key is missing: part\nMaybe number the parts of each round from 1.");
      }
      rounds.add(new Round(round.at("encounters").items().stream().map(encounter).toList()));
    }
    return rounds;
  }

  private static void inOrder(Entry number, int expected) {
    if (number.number() != expected) {
      throw number.fault(
          Text.of("must be [%d], here it is [%d]", expected, number.number())
              + "\nMaybe a round is missing, doubled or out of order.");
    }
  }

  private static Encounter encounter(Entry encounter) {
    return new Encounter(
        encounter.at("table").number(),
        SeatKey.seating(Kind.INDIVIDUAL, seat -> encounter.at(seat.key()).number()),
        encounter.at("set").number());
  }
}
