package org.boardwalk.web;

import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Wish;
import org.boardwalk.publish.PairsScoreText;
import org.boardwalk.publish.ScorecardText;
import org.boardwalk.publish.paper.Session;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Relations;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Weights;

/**
 * A movement that somebody looks at.
 *
 * @param movement the movement, with the boards of the evening
 * @param wish what it answers; empty for a file that does not say it
 * @param status how good it is known to be, in a line; empty when nothing is known
 * @param card the judge's scorecard
 * @param words the scorecard in plain words
 * @param source where it comes from, in a line
 * @param link the parameters that open it again
 */
record Opened(
    Movement movement,
    Optional<Wish> wish,
    String status,
    Scorecard card,
    String words,
    String source,
    Parameters link) {

  static Opened of(
      Movement movement, Optional<Wish> wish, String status, String source, Parameters link) {
    Weights weights = wish.map(Wish::weights).orElse(Weights.STANDARD);
    Scorecard card = wish.map(w -> w.judge(movement)).orElseGet(() -> Judge.judge(movement));
    Bounds bounds =
        wish.map(Wish::bounds)
            .orElseGet(() -> Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD));
    String words =
        movement.kind() == Kind.INDIVIDUAL
            ? ScorecardText.of(movement, card, bounds, weights)
            : PairsScoreText.of(movement, card);
    return new Opened(movement, wish, status, card, words.strip(), source, link);
  }

  Attendance attendance() {
    return wish.map(Wish::attendance).orElse(Attendance.FULL);
  }

  Session session() {
    return new Session(movement, attendance(), Relations.of(movement), words);
  }
}
