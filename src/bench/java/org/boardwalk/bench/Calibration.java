package org.boardwalk.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.boardwalk.search.Rate;

/**
 * Compares the rates of effort with the processor time of works whose effort is known by rate. Each
 * work gives an equation: the times of its parts add up to what was measured. Least squares, drawn
 * a little towards the rates in use, tell the parts of a work apart.
 */
final class Calibration {

  /** How much an equation that leaves a rate as it is weighs, beside one of a work. */
  private static final double AS_IT_IS = 0.01;

  /** Seconds below which a work has ended before it could tell anything. */
  private static final double LEAST_EFFORT = 1e-3;

  /** Sweeps over all rates, far more than it takes for the figures to settle. */
  private static final int SWEEPS = 20_000;

  /** A rate that is a smaller part of every work cannot be told. */
  private static final double LEAST_PART = 0.04;

  private final Consumer<Sample> listener;
  private final List<Sample> samples = new ArrayList<>();
  private final Map<Rate, Double> grown = new EnumMap<>(Rate.class);

  /**
   * What a work took.
   *
   * @param work the work, in words
   * @param effort seconds of effort that were counted, by rate
   * @param processor seconds of processor time
   */
  record Sample(String work, Map<Rate, Double> effort, double processor) {

    double whole() {
      return effort.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** A work that was left out. */
    static Sample none(String work) {
      return new Sample(work, Map.of(), 0);
    }

    /** Whether the work ended before it could tell anything. */
    boolean tellsNothing() {
      return whole() < LEAST_EFFORT;
    }

    /** Processor time of a second of effort. */
    double ratio() {
      return processor / whole();
    }

    double part(Rate rate) {
      return effort.getOrDefault(rate, 0.0) / whole();
    }
  }

  /**
   * @param listener hears of each work
   */
  Calibration(Consumer<Sample> listener) {
    this.listener = listener;
  }

  /** Adds a work. */
  void add(Sample sample) {
    if (!sample.tellsNothing()) {
      listener.accept(sample);
      samples.add(sample);
    }
  }

  /** Adds a work of usual size and one like it of a size in proportion to which its time grows. */
  void add(Rate size, Sample usual, Sample large) {
    if (!usual.tellsNothing() && !large.tellsNothing()) {
      listener.accept(large);
      grown.put(size, large.ratio() / usual.ratio());
    }
  }

  /** The processor time of a second of effort by each rate; none where it was not measured. */
  Map<Rate, OptionalDouble> ratios() {
    Rate[] rates = Rate.values();
    double[] solved = solved(rates);
    Map<Rate, OptionalDouble> ratios = new EnumMap<>(Rate.class);
    for (int r = 0; r < rates.length; r++) {
      Rate rate = rates[r];
      boolean told = samples.stream().anyMatch(s -> s.part(rate) >= LEAST_PART);
      OptionalDouble ratio = told ? OptionalDouble.of(solved[r]) : OptionalDouble.empty();
      ratios.put(rate, grown.containsKey(rate) ? OptionalDouble.of(grown.get(rate)) : ratio);
    }
    return ratios;
  }

  /** The number that a rate would have by a ratio. */
  static double measured(Rate rate, double ratio) {
    return switch (rate.unit()) {
      case NANOSECONDS, TIMES -> rate.value() * ratio;
      case PER_SECOND, SIZE -> rate.value() / ratio;
    };
  }

  /** The ratios, at least 0, whose equations are off by the least squares. */
  private double[] solved(Rate[] rates) {
    double[][] normal = new double[rates.length][rates.length];
    double[] right = new double[rates.length];
    for (int r = 0; r < rates.length; r++) {
      normal[r][r] = AS_IT_IS;
      right[r] = AS_IT_IS;
      for (Sample sample : samples) {
        for (int s = 0; s < rates.length; s++) {
          normal[r][s] += sample.part(rates[r]) * sample.part(rates[s]);
        }
        right[r] += sample.part(rates[r]) * sample.ratio();
      }
    }
    double[] ratios = new double[rates.length];
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int r = 0; r < rates.length; r++) {
        double others = -normal[r][r] * ratios[r];
        for (int s = 0; s < rates.length; s++) {
          others += normal[r][s] * ratios[s];
        }
        ratios[r] = Math.max(0, (right[r] - others) / normal[r][r]);
      }
    }
    return ratios;
  }
}
