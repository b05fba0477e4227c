package org.boardwalk.page.room;

import java.util.List;
import org.boardwalk.page.http.Chrome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The pages of a room as an accessibility checker judges them, in a real browser, and on a phone.
 */
@Tag("browser")
@Timeout(240)
class RoomBarrierBrowserTest extends RoomInBrowser {

  @Test
  void noPageHasABarrierInLightOrDark() throws Exception {
    beginFirstRound(signIn());
    for (String link :
        List.of(
            "/",
            "/?who=3",
            "/?who=nobody",
            "/wall",
            "/desk",
            "/enter?round=1",
            "/enter?round=1&table=1",
            "/enter?round=1&table=1&board=1",
            "/ranking",
            "/change?what=comes",
            "/change?what=swapped",
            "/exchange",
            "/penalty",
            "/penalty?who=1&other=20&unit=%25",
            "/fouled?board=1",
            "/ruling?round=1&table=2&board=3&score1=110",
            "/log",
            "/mine?who=1",
            "/nothing")) {
      director.open(address.resolve(link));
      judged(director, link);
    }
    player.open(address.resolve("/pin"));
    judged(player, "/pin");
  }

  private static void judged(Chrome chrome, String page) {
    chrome.fitsAPhone(page);
    chrome.meetsNoBarrier(page);
  }
}
