package org.boardwalk.page.room;

import org.boardwalk.page.http.Hostile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Twenty hostile forms at once do not delay the wall screen. */
@Tag("time")
@Timeout(120)
class HostileRoomTest extends RoomOverHttp {

  @ParameterizedTest
  @ValueSource(strings = {"/pin", "/people", "/enter?round=1&table=1&board=1"})
  void collidingFieldNamesDoNotDelayTheWall(String path) throws Exception {
    new Hostile(address).assertBorne("/wall", path, Hostile.collidingFields());
  }
}
