package org.boardwalk.page.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Recent;
import org.boardwalk.quality.RoundSwitches;
import org.boardwalk.search.local.switches.SplitSwitch;
import org.boardwalk.wish.answer.Judged;

/**
 * The arrow switches of an open movement with one winner, as they are chosen on its page and kept
 * in its link. Thread-safe.
 */
final class ArrowChoice {

  /** The name of the choice, in forms and in links. */
  static final String FIELD = "arrows";

  private static final int KEPT = 20;

  /** The split switches that were found, as each takes a second or two. */
  private final Recent<Movement, Optional<SplitSwitch>> splits = new Recent<>(KEPT);

  /** What is switched. */
  enum Way {
    /** What the known movement or the file switches. */
    AS_FOUND,

    /** As many whole rounds, but the last ones. */
    LAST,

    /** One table after half of the boards of every round, and others to suit it. */
    SPLIT
  }

  /** What a link chooses; empty where it chooses nothing. */
  static Optional<Way> chosen(Parameters link) {
    return Word.parse(Way.class, link.text(FIELD)).filter(way -> way != Way.AS_FOUND);
  }

  /** A link with another choice. */
  static Parameters choosing(String word, Parameters link) {
    return word.equals(Word.of(Way.AS_FOUND)) ? link.without(FIELD) : link.with(FIELD, word);
  }

  /** The choices for an open movement; empty where there is only one. */
  static List<Way> ways(OpenMovement opened) {
    Optional<Way> chosen = chosen(opened.link());
    Judged judged = opened.judged();
    List<Way> ways = new ArrayList<>(List.of(Way.AS_FOUND));
    if (opened.savedAsEvening()) {
      return List.of();
    }
    boolean other =
        RoundSwitches.of(judged.movement()).filter(s -> !s.rounds().equals(s.last())).isPresent();
    if (chosen.equals(Optional.of(Way.LAST)) || other) {
      ways.add(Way.LAST);
    }
    if (chosen.equals(Optional.of(Way.SPLIT))
        || SplitSwitch.thinkable(judged.movement(), judged.card())) {
      ways.add(Way.SPLIT);
    }
    return ways.size() > 1 ? ways : List.of();
  }

  /**
   * The open movement as its link chooses.
   *
   * @throws IllegalArgumentException when that cannot be done
   */
  OpenMovement of(OpenMovement opened) {
    Optional<Way> chosen = chosen(opened.link());
    if (chosen.isEmpty()) {
      return opened;
    }
    return chosen.get() == Way.LAST ? switchedLast(opened) : split(opened);
  }

  private static OpenMovement switchedLast(OpenMovement opened) {
    Movement other =
        RoundSwitches.of(opened.judged().movement())
            .filter(m -> !opened.savedAsEvening())
            .map(switches -> switches.with(switches.last()))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "No whole rounds are switched here.\n"
                            + "Maybe leave the arrow switches as found."));
    return opened.switched(Judged.of(other, opened.judged().wish()), opened.status());
  }

  private OpenMovement split(OpenMovement opened) {
    Movement movement = opened.judged().movement();
    Judged halves =
        Optional.of(movement)
            .filter(m -> !opened.savedAsEvening())
            .flatMap(m -> splits.get(m, () -> SplitSwitch.of(m)))
            .map(split -> Judged.of(split.halves()))
            .filter(judged -> judged.card().valid())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "No switch inside the sets makes the calibre higher.\n"
                            + "Maybe leave the arrow switches as found."));
    return opened.switched(halves, "");
  }
}
