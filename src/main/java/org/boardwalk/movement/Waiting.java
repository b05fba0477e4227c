package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Orders the places to wait, when all contestants who come from the same seat wait equally long and
 * go on to the same seat. Used only when the moves from seats are the same after every round, so
 * that equally many wait in every round.
 */
final class Waiting {

  /** A wait between two seats; {@code from} or {@code to} is empty at the ends of the session. */
  private record Wait(Optional<Place.AtTable> from, int rounds, Optional<Place.AtTable> to) {

    // The generated method is linked part by part at its first call, which is slow at start-up.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Wait w
          && rounds == w.rounds
          && from.equals(w.from)
          && to.equals(w.to);
    }

    @Override
    public int hashCode() {
      return rounds;
    }
  }

  private final List<Wait> queues = new ArrayList<>();
  private final List<Wait> cut = new ArrayList<>();
  private int always;

  private Waiting() {}

  /** The steps that lead to, between and from the places to wait; empty when there is no order. */
  static Map<Place, Place> of(List<Itinerary> itineraries) {
    Waiting waiting = new Waiting();
    itineraries.forEach(waiting::collect);
    long places = itineraries.stream().filter(i -> i.stops().get(0).isEmpty()).count();
    if (places == 1) {
      waiting.joinAtOnlyPlace();
    }
    waiting.queues.sort(Comparator.comparing(w -> w.from().orElseThrow(), FollowRules.BY_TABLE));
    return waiting.consistent(places) ? waiting.steps(places == 1) : Map.of();
  }

  private void collect(Itinerary way) {
    int rounds = way.stops().size();
    for (int r = 0; r < rounds; r++) {
      int first = r;
      while (r < rounds && way.stops().get(r).isEmpty()) {
        r++;
      }
      if (r > first) {
        add(
            new Wait(
                first == 0 ? Optional.empty() : way.stops().get(first - 1),
                r - first,
                r == rounds ? Optional.empty() : way.stops().get(r)));
      }
    }
  }

  private void add(Wait wait) {
    if (wait.from().isPresent() && wait.to().isPresent()) {
      if (!queues.contains(wait)) {
        queues.add(wait);
      }
    } else if (wait.from().isEmpty() && wait.to().isEmpty()) {
      always++;
    } else {
      cut.add(wait);
    }
  }

  /** Joins the waits at the only place: one seat leads to it, and it leads to one seat. */
  private void joinAtOnlyPlace() {
    List<Wait> all = new ArrayList<>(queues);
    all.addAll(cut);
    Optional<Place.AtTable> from = all.stream().flatMap(w -> w.from().stream()).findFirst();
    Optional<Place.AtTable> to = all.stream().flatMap(w -> w.to().stream()).findFirst();
    if (from.isPresent() && to.isPresent()) {
      queues.clear();
      cut.clear();
      queues.add(new Wait(from, 1, to));
    }
  }

  private boolean consistent(long places) {
    Map<Optional<Place.AtTable>, Integer> in = new HashMap<>();
    Map<Optional<Place.AtTable>, Integer> out = new HashMap<>();
    long waiting = always;
    for (Wait queue : queues) {
      if (in.put(queue.from(), queue.rounds()) != null
          || out.put(queue.to(), queue.rounds()) != null) {
        return false;
      }
      waiting += queue.rounds();
    }
    return waiting == places
        && cut.stream()
            .allMatch(
                w ->
                    w.rounds()
                        <= (w.from().isPresent()
                            ? in.getOrDefault(w.from(), 0)
                            : out.getOrDefault(w.to(), 0)));
  }

  private Map<Place, Place> steps(boolean onlyPlace) {
    Map<Place, Place> steps = new LinkedHashMap<>();
    int number = onlyPlace ? 0 : 1;
    for (Wait queue : queues) {
      Place here = queue.from().orElseThrow();
      for (int k = 0; k < queue.rounds(); k++) {
        Place wait = new Place.SitOut(number++);
        steps.put(here, wait);
        here = wait;
      }
      steps.put(here, queue.to().orElseThrow());
    }
    for (int k = 0; k < always; k++) {
      Place wait = new Place.SitOut(number++);
      steps.put(wait, wait);
    }
    return steps;
  }
}
