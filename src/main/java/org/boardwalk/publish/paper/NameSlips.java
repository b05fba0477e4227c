package org.boardwalk.publish.paper;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Kind;
import org.boardwalk.publish.paper.CardGrid.Box;
import org.boardwalk.publish.paper.CardGrid.Column;

/** The name slip of each contestant: the first seat, and lines for names and members' numbers. */
final class NameSlips {

  private static final double LINE = 40;

  private final Programme programme;

  NameSlips(Programme programme) {
    this.programme = programme;
  }

  List<Block> slips() {
    return IntStream.rangeClosed(1, programme.movement().contestants())
        .mapToObj(this::slip)
        .toList();
  }

  private Block slip(int contestant) {
    boolean there = programme.attendance().present(contestant, 1);
    List<Box> line = List.of(Box.EMPTY, Box.EMPTY);
    return new Block(
        programme.numbered(contestant),
        there
            ? programme.say(
                "startsAtPlace", programme.wording().place(programme.place(contestant, 1)))
            : programme.say("comesLater"),
        List.of(),
        new CardGrid(
            List.of(
                Column.toWrite(programme.say("name"), 14),
                Column.toWrite(programme.say("memberNumber"), 7)),
            programme.movement().kind() == Kind.PAIRS ? List.of(line, line) : List.of(line),
            LINE),
        programme.called(contestant));
  }
}
