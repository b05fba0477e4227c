package org.boardwalk.page.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A cache of the things used last, up to a fixed number. Thread-safe.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the things
 */
public final class Recent<K, V> {

  private final int most;
  private final Map<K, V> things = new LinkedHashMap<>(16, 0.75f, true);
  private long clearings;

  /**
   * @param most the number of things that are kept
   */
  public Recent(int most) {
    this.most = most;
  }

  /** {@return its thing; empty where it is missing} */
  public synchronized Optional<V> get(K key) {
    return Optional.ofNullable(things.get(key));
  }

  /**
   * The thing of a key, made where it is missing; several threads that ask at once may each make
   * it.
   */
  public V get(K key, Supplier<V> maker) {
    long before = clearings();
    return get(key)
        .orElseGet(
            () -> {
              V made = maker.get();
              putUnlessCleared(key, made, before);
              return made;
            });
  }

  private synchronized long clearings() {
    return clearings;
  }

  /** Stores a thing unless the cache was cleared while it was made, as it would be out of date. */
  private synchronized void putUnlessCleared(K key, V value, long before) {
    if (clearings == before) {
      put(key, value);
    }
  }

  /**
   * Stores a thing; forgets the one that has not been used for longest where there are too many.
   *
   * @param key its key
   * @param value the thing
   */
  public synchronized void put(K key, V value) {
    things.put(key, value);
    var eldest = things.keySet().iterator();
    while (things.size() > most) {
      eldest.next();
      eldest.remove();
    }
  }

  /** Forgets all things. */
  public synchronized void clear() {
    clearings++;
    things.clear();
  }
}
