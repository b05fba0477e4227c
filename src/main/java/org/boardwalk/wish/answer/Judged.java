package org.boardwalk.wish.answer;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Profile;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOutTurns;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Wish;

/**
 * A judged movement: a movement with the judge's scorecard and the bounds of theorems. It is made
 * once for each movement from any source, and passed on to code that shows, keeps or compares it.
 *
 * @param movement the movement
 * @param wish the wish it answers or is judged against; empty where there is none
 * @param attendance the rounds for which contestants are present
 * @param card the judge's scorecard, with the sit-outs as the wish shares them
 * @param bounds proven lower bounds by theorems alone, for the wish or else for movements of these
 *     sizes
 */
public record Judged(
    Movement movement, Optional<Wish> wish, Attendance attendance, Scorecard card, Bounds bounds) {

  /**
   * A movement with the attendance of its wish.
   *
   * @param movement the movement
   * @param wish the wish it answers or is judged against; empty where there is none
   * @param card the judge's scorecard, with the sit-outs as the wish shares them
   * @param bounds proven lower bounds
   */
  public Judged(Movement movement, Optional<Wish> wish, Scorecard card, Bounds bounds) {
    this(movement, wish, wish.map(Wish::attendance).orElse(Attendance.FULL), card, bounds);
  }

  /**
   * Judges a movement without a wish: standard weights, bounds by its sizes.
   *
   * @param movement any movement, valid or not
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement) {
    return of(movement, Attendance.FULL);
  }

  /**
   * Judges a movement without a wish, for a session in which contestants come late or leave.
   *
   * @param movement any movement, valid or not
   * @param attendance the rounds for which contestants are present
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Attendance attendance) {
    return new Judged(
        movement,
        Optional.empty(),
        attendance,
        Judge.judge(movement, new SitOutTurns(attendance, List.of(), 0)),
        movement.boards().parts() > 1
            ? Bounds.NONE
            : Bounds.of(Profile.of(movement), Set.of(), Weights.STANDARD));
  }

  /**
   * Judges a movement as an answer to a wish.
   *
   * @param movement any movement, valid or not
   * @param wish the wish it is judged against
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Wish wish) {
    return of(movement, wish, wish.bounds());
  }

  /**
   * Judges a movement as an answer to a wish, for callers that already have the bounds of the wish.
   *
   * @param movement any movement, valid or not
   * @param wish the wish it is judged against
   * @param bounds its {@link Wish#bounds}
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Wish wish, Bounds bounds) {
    return new Judged(movement, Optional.of(wish), wish.judge(movement), bounds);
  }

  /**
   * @param movement any movement, valid or not
   * @param wish the wish it is judged against, if known
   * @return the movement with its scorecard
   */
  public static Judged of(Movement movement, Optional<? extends Wish> wish) {
    return wish.map(w -> of(movement, w)).orElseGet(() -> of(movement));
  }

  /**
   * @return the weight of each criterion in the total: that of the wish, otherwise the standard
   *     weights
   */
  public Weights weights() {
    return wish.map(Wish::weights).orElse(Weights.STANDARD);
  }

  /**
   * The weights of the criteria for comparing several movements.
   *
   * @param all some movements
   * @return the common weights of the individual movements among them, if they agree; otherwise the
   *     standard weights
   */
  public static Weights common(List<Judged> all) {
    List<Weights> own =
        all.stream()
            .filter(j -> j.movement.kind() == Kind.INDIVIDUAL)
            .map(Judged::weights)
            .distinct()
            .toList();
    return own.size() == 1 ? own.get(0) : Weights.STANDARD;
  }

  /**
   * @return the weighted total cost
   */
  public long cost() {
    return card.total(weights());
  }

  /**
   * @return whether it keeps all rules and, where there is a wish, answers it
   */
  public boolean answers() {
    return card.valid() && unmet().isEmpty();
  }

  /**
   * @return the hard demands of the wish that it does not meet, in words; empty where there is no
   *     wish
   */
  public List<String> unmet() {
    return wish.map(w -> w.broken(movement, card)).orElse(List.of());
  }

  /**
   * @param name another name for the movement
   * @return this judged movement under that name
   */
  public Judged named(String name) {
    return new Judged(movement.named(name), wish, attendance, card, bounds);
  }

  /**
   * @param style how its EW pairs are numbered
   * @return this judged movement with those numbers
   * @throws IllegalArgumentException when they do not fit it
   */
  public Judged numbered(PairNumbering.Style style) {
    return new Judged(movement.numbered(style), wish, attendance, card, bounds);
  }

  /**
   * The movement with another number of boards in a set, for an evening. Without a rotation seats
   * stay for the whole set, so the judge's counts do not change. A movement with a rotation is
   * returned unchanged.
   *
   * @param perSet boards in a set, at least 1
   * @return the movement with that many boards in a set, and the same scorecard
   */
  public Judged playing(int perSet) {
    Boards boards = movement.boards();
    if (movement.rotation() != Rotation.NONE || boards.perSet() == perSet) {
      return this;
    }
    return new Judged(movement.with(boards.inSetsOf(perSet)), wish, attendance, card, bounds);
  }

  /**
   * The movement with no more copies than it needs. It answers no wish for more.
   *
   * @return the movement with that number of copies, and the same scorecard
   */
  public Judged sparing() {
    Boards boards = movement.boards();
    int needed = card.walk().copies();
    if (boards.play() == Play.SHARED || boards.copies() <= needed) {
      return this;
    }
    return new Judged(
        movement.with(boards.ofCopies(needed)), Optional.empty(), attendance, card, bounds);
  }

  /**
   * The movement with so few copies that tables share them, also in shared play if it has no
   * rotation. No wish asks for that, so it is judged without a wish.
   *
   * @param copies copies of each set, at least 1
   * @return the movement with that number of copies, judged again; unchanged where there are enough
   *     copies
   */
  public Judged sharing(int copies) {
    return movement.rotation() != Rotation.NONE || card.walk().copies() <= copies
        ? this
        : of(movement.with(movement.boards().sharedBy(copies)), attendance);
  }
}
