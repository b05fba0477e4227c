package org.boardwalk.page.room;

import java.time.Clock;
import java.util.Optional;
import org.boardwalk.page.http.Head;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.SaidFault;
import org.boardwalk.page.http.Tokens;

/**
 * Controls who may enter results: phones that have sent the number of a contestant and the PIN of
 * the table where that contestant sat; once a night is enough. A new key for the PINs makes all
 * passes invalid. Thread-safe.
 */
final class TableAccess {

  private static final int MOST = 1000;
  private static final PassCookie COOKIE = new PassCookie("table");

  private final LiveRoom room;
  private final PinLock lock;
  private final Recent<String, Pass> passes = new Recent<>(MOST);

  /** A pass of a phone: the hidden word of its forms, the key of its PIN, and its contestant. */
  record Pass(String form, String key, int contestant) {}

  TableAccess(LiveRoom room, Clock clock) {
    this.room = room;
    lock = new PinLock(clock);
  }

  /**
   * The key for the PINs of the tables.
   *
   * @throws Refusal while players do not enter results
   */
  String key() {
    return room.evening()
        .settings()
        .phones()
        .orElseThrow(() -> SaidFault.refusal(Fault.FORBIDDEN, "wrong.closed"));
  }

  /** The pass of the phone that sent a request; empty without one. */
  Optional<Pass> pass(Request request) {
    String key = key();
    return COOKIE.token(request.head()).flatMap(passes::get).filter(p -> p.key().equals(key));
  }

  /**
   * @throws Refusal for phones without a pass
   */
  Pass required(Request request) {
    return pass(request).orElseThrow(() -> SaidFault.refusal(Fault.FORBIDDEN, "wrong.table"));
  }

  /** Issues a pass, as a cookie, if the PIN is that of the table. */
  Optional<String> open(Head head, String tried, int table, int contestant) {
    String key = key();
    return switch (lock.hear(head.from(), tried, TablePins.of(key, table))) {
      case RIGHT -> {
        String token = Tokens.next();
        passes.put(token, new Pass(Tokens.next(), key, contestant));
        yield Optional.of(COOKIE.giving(head, token));
      }
      case WRONG -> Optional.empty();
      case UNHEARD -> throw RoomAccess.unheard(lock.delay(head.from()));
    };
  }
}
