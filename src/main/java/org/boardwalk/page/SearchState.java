package org.boardwalk.page;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The state of a search.
 *
 * @param seconds the seconds since it began
 * @param limit the most seconds that it may take
 * @param best the best so far, in words; empty when nothing was found yet
 * @param bound the proven lower bound; empty when none is known
 * @param gap best minus bound; empty when it is not known
 * @param doing the current attempt, in words
 */
record SearchState(
    double seconds, long limit, String best, String bound, String gap, String doing) {

  /** The values on the page, by field. */
  Map<String, String> fields(Messages messages) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("best", best.isEmpty() ? messages.of("nothingYet") : best);
    fields.put("bound", bound.isEmpty() ? "–" : bound);
    fields.put("gap", gap.isEmpty() ? "–" : gap);
    fields.put("time", messages.of("secondsOf", (long) seconds, limit));
    fields.put("doing", doing.isEmpty() ? "–" : doing);
    return fields;
  }
}
