package org.boardwalk.bench;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * Tasks of recorded lengths on many workers, in simulated time. One driver hands tasks out, one
 * after the other, to whichever worker is free first. A worker fails with a task at any moment of
 * it, and the task is done again from its start, after the others. What lasts longer than the limit
 * is stopped there and replaced by parts that together last as long as it would have.
 *
 * @param workers how many work at once, at least 1
 * @param failures the share of attempts that fail, from 0 to less than 1
 * @param driver seconds that the driver is busy with each attempt
 * @param limit seconds after which a task is split
 * @param parts into how many, at least 2
 */
record ClusterSimulation(int workers, double failures, double driver, double limit, int parts) {

  /**
   * What came of it.
   *
   * @param makespan seconds from the first task to the last one
   * @param ideal seconds that all work would take, divided by the workers
   * @param attempts how often a task was handed out
   * @param busy the share of the time in which the driver was busy
   */
  record Run(double makespan, double ideal, int attempts, double busy) {}

  ClusterSimulation {
    if (workers < 1 || failures < 0 || failures >= 1 || driver < 0 || limit <= 0 || parts < 2) {
      throw new IllegalArgumentException("a simulation needs a worker and sensible numbers");
    }
  }

  /**
   * @param lengths the seconds that each task lasts
   * @param seed source of chance
   * @return what came of it
   */
  Run run(List<Double> lengths, long seed) {
    Random random = new Random(seed);
    Deque<Double> tasks = new ArrayDeque<>(lengths);
    PriorityQueue<Double> free = new PriorityQueue<>();
    for (int worker = 0; worker < workers; worker++) {
      free.add(0.0);
    }
    // Tasks that come of others are there when those have ended: when their worker is free again.
    PriorityQueue<double[]> later = new PriorityQueue<>((a, b) -> Double.compare(a[0], b[0]));
    double driverFree = 0;
    double end = 0;
    int attempts = 0;
    while (!tasks.isEmpty() || !later.isEmpty()) {
      double now = Math.max(free.remove(), driverFree);
      if (tasks.isEmpty()) {
        now = Math.max(now, later.element()[0]);
      }
      while (!later.isEmpty() && later.element()[0] <= now) {
        tasks.add(later.remove()[1]);
      }
      double length = tasks.remove();
      driverFree = now + driver;
      attempts++;
      boolean fails = random.nextDouble() < failures;
      double spent = Math.min(length, limit) * (fails ? random.nextDouble() : 1);
      double ended = driverFree + spent;
      if (fails) {
        later.add(new double[] {ended, length});
      } else if (length > limit) {
        for (int part = 0; part < parts; part++) {
          later.add(new double[] {ended, length / parts});
        }
      }
      free.add(ended);
      end = Math.max(end, ended);
    }
    double work = lengths.stream().mapToDouble(Double::doubleValue).sum();
    return new Run(end, work / workers, attempts, end == 0 ? 0 : attempts * driver / end);
  }
}
