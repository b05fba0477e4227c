package org.boardwalk.page;

import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.page.Refusal.Fault;

/**
 * Sends the progress of a search to browsers, as server-sent events: a line {@code field<TAB>value}
 * for each field that the page shows, at the end an event {@code done}. Thread-safe.
 */
final class SearchEvents {

  private static final int MOST_WATCHERS = 12;

  private final Messages messages;
  private final Semaphore places = new Semaphore(MOST_WATCHERS);

  SearchEvents(Messages messages) {
    this.messages = messages;
  }

  /**
   * @throws Refusal when too many browsers watch already
   */
  Reply tell(Searching searching) {
    searching.looked();
    if (!places.tryAcquire()) {
      throw new Refusal(
          Fault.TOO_MANY, "Too many pages watch searches.\nMaybe close some of them.");
    }
    searching.joined();
    return Reply.events(new Watching(searching));
  }

  /** A browser that watches a search. */
  private final class Watching implements Feed {

    private final Searching searching;
    private final AtomicBoolean left = new AtomicBoolean();
    private volatile boolean ended;

    Watching(Searching searching) {
      this.searching = searching;
    }

    @Override
    public String next() {
      boolean over = !searching.running();
      String text = text("progress", searching.progress().fields(messages));
      ended = over;
      return over ? text + text("done", Map.of("done", "1")) : text;
    }

    @Override
    public boolean ended() {
      return ended;
    }

    @Override
    public void close() {
      if (left.compareAndSet(false, true)) {
        searching.left();
        places.release();
      }
    }
  }

  private static String text(String event, Map<String, String> fields) {
    StringBuilder text = new StringBuilder("event: ").append(event).append('\n');
    fields.forEach((k, v) -> text.append("data: ").append(k).append('\t').append(v).append('\n'));
    return text.append('\n').toString();
  }
}
