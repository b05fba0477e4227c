package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Web;
import org.boardwalk.wish.PairsWish;

/** The rooms in which a Web is searched. */
final class WebRooms {

  private WebRooms() {}

  /** The rooms for all ways in which EW may move, the plainest first. */
  static List<WebRoom> of(PairsWish wish, Web web) {
    List<WebRoom> rooms = new ArrayList<>();
    boolean rule = web.walk() == EwWalk.RULE;
    if (!rule || wish.boards().sets() % 2 == 1) {
      rooms.add(WebRoom.of(wish, List.of()));
    }
    if (rule ? rooms.isEmpty() : web.walk() != EwWalk.UP_ONE) {
      rooms.add(WebRoom.of(wish, List.of(Math.max(1, wish.rounds() / 2))));
    }
    if (web.boarding() instanceof Boarding.Cut && !rule && web.walk() != EwWalk.UP_ONE) {
      IntStream.range(1, wish.rounds())
          .filter(after -> after != wish.rounds() / 2)
          .forEach(after -> rooms.add(WebRoom.of(wish, List.of(after))));
    }
    if (!rule && wish.rounds() <= wish.tables()) {
      rooms.removeIf(WebRooms::meetAgain);
    }
    return rooms;
  }

  /** Whether a skip takes EW round all tables to opponents that they have met. */
  private static boolean meetAgain(WebRoom room) {
    return room.shifts().stream().distinct().count() < room.rounds();
  }
}
