package org.boardwalk.bench;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The waiting times of phones that look at a room.
 *
 * @param asked number of requests in all
 * @param middle the longest wait of the quicker half, in milliseconds
 * @param late the longest wait of the quickest 95 %
 * @param longest the longest wait of all
 */
record RoomTimes(int asked, double middle, double late, double longest) {

  /** Time between two looks, as in the script of the page: four seconds and up to two more. */
  private static final int BETWEEN_MILLIS = 4000;

  /**
   * @param address the room, or a page to compare it with
   * @param phones how many phones, each with a connection of its own
   * @param seconds how long they look
   * @param renews every how many looks a phone reads its seat again, because something has changed
   * @return the times
   * @throws IOException when the room does not answer
   * @throws InterruptedException when the measuring is interrupted
   */
  static RoomTimes of(URI address, int phones, int seconds, int renews)
      throws IOException, InterruptedException {
    ConcurrentLinkedQueue<Double> waited = new ConcurrentLinkedQueue<>();
    ConcurrentLinkedQueue<IOException> faults = new ConcurrentLinkedQueue<>();
    CountDownLatch done = new CountDownLatch(phones);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    for (int p = 0; p < phones; p++) {
      int number = p;
      Thread thread =
          new Thread(
              () -> {
                try {
                  look(address, number, renews, end, waited);
                } catch (IOException e) {
                  faults.add(e);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                } finally {
                  done.countDown();
                }
              },
              "phone " + p);
      thread.setDaemon(true);
      thread.start();
    }
    done.await();
    if (!faults.isEmpty()) {
      throw faults.element();
    }
    return of(waited.stream().sorted().toList());
  }

  private static RoomTimes of(List<Double> sorted) {
    int all = sorted.size();
    return new RoomTimes(all, sorted.get(all / 2), sorted.get(all * 95 / 100), sorted.get(all - 1));
  }

  private static void look(
      URI address, int number, int renews, long end, ConcurrentLinkedQueue<Double> waited)
      throws IOException, InterruptedException {
    Random random = new Random(number);
    Thread.sleep(random.nextInt(BETWEEN_MILLIS));
    try (Phone phone = new Phone(address)) {
      for (int k = number; System.nanoTime() < end; k++) {
        String link = k % renews == 0 ? "/?who=" + (1 + number % 20) : "/version";
        long start = System.nanoTime();
        phone.ask(link);
        waited.add((System.nanoTime() - start) / 1e6);
        Thread.sleep(BETWEEN_MILLIS + random.nextInt(BETWEEN_MILLIS / 2));
      }
    }
  }
}
