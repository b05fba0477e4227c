package org.boardwalk.design;

import java.util.ArrayList;
import java.util.List;

/** Threads that do the same work until nothing is left. */
public final class Workers {

  private Workers() {}

  /**
   * Starts so many threads and waits for all of them, even when this thread is interrupted: the
   * work is to end by its own signals.
   *
   * @param count how many, at least 1
   * @param name what to call them; a number is added
   * @param work what each of them does; it must not throw
   */
  public static void run(int count, String name, Runnable work) {
    List<Thread> threads = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      Thread thread = new Thread(work, name + "-" + number);
      threads.add(thread);
      thread.start();
    }
    threads.forEach(Workers::join);
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
