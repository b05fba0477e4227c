package org.boardwalk.watch;

import java.util.ArrayList;
import java.util.List;

/** The movements that the judge was asked about, by a program whose classes are {@link Watched}. */
public final class Calls {

  private static final List<String> JUDGED = new ArrayList<>();

  private Calls() {}

  /** Called by the judge that is watched, whenever it begins. */
  public static void judged(Object movement) {
    synchronized (JUDGED) {
      JUDGED.add(String.valueOf(movement));
    }
  }

  static List<String> taken() {
    synchronized (JUDGED) {
      List<String> taken = List.copyOf(JUDGED);
      JUDGED.clear();
      return taken;
    }
  }
}
