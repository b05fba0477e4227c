package org.boardwalk.library;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Round;
import org.boardwalk.problem.Couple;
import org.boardwalk.problem.Fixed;

/** Makes what is settled beforehand from the part of a model whose form the schema has accepted. */
final class FixedReader {

  private FixedReader() {}

  static Fixed read(Entry fixed) {
    Entry curtail = fixed.at("curtail");
    return new Fixed(
        fixed.at("stationary").items().stream().map(Entry::number).toList(),
        couples(fixed.at("partners")),
        couples(fixed.at("apart")),
        first(fixed.at("first")),
        new Attendance(
            fixed.at("late").items().stream()
                .map(e -> new Attendance.Late(e.at("player").number(), e.at("from").number()))
                .toList(),
            fixed.at("left").items().stream()
                .map(e -> new Attendance.Left(e.at("player").number(), e.at("after").number()))
                .toList()),
        curtail.present() ? OptionalInt.of(curtail.number()) : OptionalInt.empty());
  }

  private static List<Couple> couples(Entry couples) {
    return couples.items().stream()
        .map(e -> new Couple(e.items().get(0).number(), e.items().get(1).number()))
        .toList();
  }

  private static List<Round> first(Entry first) {
    List<Round> rounds = new ArrayList<>();
    for (Entry round : first.items()) {
      Entry number = round.at("round");
      if (number.number() != rounds.size() + 1) {
        throw number.fault(
            "must be [%d], here it is [%d]".formatted(rounds.size() + 1, number.number())
                + "\nMaybe a round is missing, doubled or out of order.");
      }
      rounds.add(
          new Round(round.at("encounters").items().stream().map(FixedReader::encounter).toList()));
    }
    return rounds;
  }

  private static Encounter encounter(Entry encounter) {
    return new Encounter(
        encounter.at("table").number(),
        SeatKey.seating(Kind.INDIVIDUAL, seat -> encounter.at(seat.key()).number()),
        encounter.at("set").number());
  }
}
