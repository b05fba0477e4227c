package org.boardwalk.design;

import java.util.ArrayList;
import java.util.List;

/** Runs work on several threads until nothing is left. */
public final class Workers {

  private Workers() {}

  /**
   * Does the work on this thread and on others that it starts, and waits for all of them, even when
   * this thread is interrupted: the work must end by its own signals.
   *
   * @param count the number of threads, at least 1
   * @param name the name of the other threads; a number is added
   * @param work the work of each thread; it must not throw
   */
  public static void run(int count, String name, Runnable work) {
    List<Thread> others = new ArrayList<>();
    for (int number = 2; number <= count; number++) {
      Thread thread = new Thread(work, name + "-" + number);
      others.add(thread);
      thread.start();
    }
    try {
      work.run();
    } finally {
      others.forEach(Workers::join);
    }
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
