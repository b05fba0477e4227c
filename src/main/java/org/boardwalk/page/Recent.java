package org.boardwalk.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The things used last, so many and no more. Thread-safe. */
final class Recent<K, V> {

  private final int most;
  private final Map<K, V> things = new LinkedHashMap<>(16, 0.75f, true);

  Recent(int most) {
    this.most = most;
  }

  synchronized Optional<V> get(K key) {
    return Optional.ofNullable(things.get(key));
  }

  synchronized void put(K key, V value) {
    things.put(key, value);
    var eldest = things.keySet().iterator();
    while (things.size() > most) {
      eldest.next();
      eldest.remove();
    }
  }

  synchronized void clear() {
    things.clear();
  }
}
