package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.movement.text.Text;

/**
 * A table in a round of an EBUScore movement, as it stands in the file.
 *
 * @param line its line in the file
 * @param round the round, from 1
 * @param table the table, from 1
 * @param who NS and EW, or North, South, East and West; 0 for an empty place
 * @param set the set; 0 for none
 */
record EbuSpot(int line, int round, int table, List<Integer> who, int set) {

  EbuSpot {
    who = List.copyOf(who);
  }

  /** Whether all places are taken and there are boards. */
  boolean played() {
    return set > 0 && who.stream().allMatch(w -> w > 0);
  }

  String where() {
    return Text.of("round %d, table %d", round, table);
  }

  /** Reads the lines of all tables: so many places and a set for every round. */
  static List<EbuSpot> of(
      Source source, EbuHead head, List<EbuBlock.Line> tables, List<String> places) {
    if (tables.size() != head.tables()) {
      throw source.fault(
          head.line(),
          Text.of("tables [%d], but lines for %d", head.tables(), tables.size())
              + "\nMaybe a line is missing, or a blank line between two movements.");
    }
    List<EbuSpot> spots = new ArrayList<>();
    for (int t = 1; t <= head.tables(); t++) {
      spots.addAll(table(source, head, tables.get(t - 1), t, places));
    }
    return spots;
  }

  private static List<EbuSpot> table(
      Source source, EbuHead head, EbuBlock.Line line, int table, List<String> places) {
    List<String> words = line.words();
    int each = places.size() + 1;
    if (words.size() != each * head.rounds()) {
      throw source.fault(
          line.number(),
          Text.of(
                  "table %d has %d numbers instead of %d, %d for each of %d rounds: ",
                  table, words.size(), each * head.rounds(), each, head.rounds())
              + (words.size() < each * head.rounds()
                  ? Text.of("round %d is incomplete", words.size() / each + 1)
                  : Text.of("%d too many", words.size() - each * head.rounds())));
    }
    EbuNumbers numbers = new EbuNumbers(source, line.number());
    List<EbuSpot> spots = new ArrayList<>();
    for (int r = 1; r <= head.rounds(); r++) {
      int first = each * (r - 1);
      String where = Text.of("round %d, table %d: ", r, table);
      List<Integer> who = new ArrayList<>();
      for (int p = 0; p < places.size(); p++) {
        who.add(numbers.contestant(where + places.get(p), words.get(first + p)));
      }
      String last = words.get(first + places.size());
      int set = numbers.ranged(where + "set", last, 0, head.sets());
      spots.add(new EbuSpot(line.number(), r, table, who, set));
    }
    return spots;
  }
}
