package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The way of one contestant through the rounds.
 *
 * @param contestant the contestant, from 1
 * @param stops where they are in each round; empty where they sit out
 */
record Itinerary(int contestant, List<Optional<Place.AtTable>> stops) {

  Itinerary {
    stops = List.copyOf(stops);
  }

  /** The way of every contestant; empty when a contestant or a seat occurs twice in a round. */
  static List<Itinerary> of(Movement parted) {
    Movement movement = parted.inWholeRounds();
    List<List<Optional<Place.AtTable>>> ways = new ArrayList<>();
    for (int c = 0; c < movement.contestants(); c++) {
      ways.add(new ArrayList<>(Collections.nCopies(movement.rounds().size(), Optional.empty())));
    }
    for (int r = 0; r < movement.rounds().size(); r++) {
      Map<Place.AtTable, Integer> taken = new LinkedHashMap<>();
      for (Encounter e : movement.rounds().get(r).encounters()) {
        for (var seat : e.seating().seats().entrySet()) {
          Place.AtTable place = new Place.AtTable(e.table(), seat.getKey());
          Integer before = taken.put(place, seat.getValue());
          if (before != null
              || ways.get(seat.getValue() - 1).set(r, Optional.of(place)).isPresent()) {
            return List.of();
          }
        }
      }
    }
    List<Itinerary> itineraries = new ArrayList<>();
    for (int c = 0; c < ways.size(); c++) {
      itineraries.add(new Itinerary(c + 1, ways.get(c)));
    }
    return itineraries;
  }

  /** Whether the contestant never leaves their seat. */
  boolean stationary() {
    return stops.get(0).isPresent() && stops.stream().distinct().count() == 1;
  }
}
