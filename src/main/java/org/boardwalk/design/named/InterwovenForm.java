package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;

/**
 * An interwoven Howell: two lines of pairs, as many pairs as tables in each. Each line plays a
 * Howell among itself at the tables that the other leaves free, and both lines use one set of
 * boards: the second session for the two fields of a Mitchell. In lines of an odd number of pairs,
 * one pair of each has no opponent left in its line, and meets that of the other line. The sets
 * move down the tables; a pair that stays shares boards with the staying pair of the other line.
 */
enum InterwovenForm implements NamedForm {
  /** All pairs of a line meet. */
  COMPLETE(
      new FormText(
          "interwoven-howell",
          "Interwoven Howell",
          "7 to 16 tables; as many rounds as tables where these are odd, else one fewer",
          Sources.BOTH)) {
    @Override
    boolean serves(int tables, int rounds) {
      return rounds == tables - 1 + tables % 2;
    }
  },
  /** One to four pairs of each line stay, and not all pairs of a line meet. */
  REDUCED(
      new FormText(
          "reduced-interwoven-howell",
          "Reduced interwoven Howell",
          "7 to 16 tables; up to four rounds fewer than tables, except the complete movement and"
              + " where no such lines are found",
          Sources.BOTH)) {
    @Override
    boolean serves(int tables, int rounds) {
      return rounds < tables && rounds >= tables - MOST_STAYING && !COMPLETE.serves(tables, rounds);
    }
  };

  private static final int LEAST_TABLES = 7;
  private static final int MOST_TABLES = 16;
  private static final int MOST_STAYING = 4;

  private final FormText text;

  InterwovenForm(FormText text) {
    this.text = text;
  }

  /**
   * The sources, in a class of their own, as an enum's constants cannot use fields declared after
   * them.
   */
  private static final class Sources {
    static final String BOTH =
        "H. Hallén, O. Hanner and P. Jannersten, Movements: a fair approach, 1994, by Magic Contest,"
            + " Pair numbers at Interwoven Howell; starters of our own";
  }

  abstract boolean serves(int tables, int rounds);

  @Override
  public FormText text() {
    return text;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    int whole = Math.max(1, tables - 1 + tables % 2);
    // For 7 and 8 tables only movements of six rounds are found.
    int count = rounds.orElse(this == COMPLETE ? whole : Math.max(6, tables - 3 + tables % 2));
    return new FormSize(tables, count, count);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    int tables = size.tables();
    int rounds = size.rounds();
    boolean fits = serves(size) && size.sets() == rounds;
    int staying = tables - rounds;
    int joints = staying + Math.floorMod(rounds - staying, 2);
    return fits && joints < rounds
        ? InterwovenSearch.first(rounds, joints)
            .flatMap(first -> balanced(tables(first, size), size))
        : Optional.empty();
  }

  private boolean serves(FormSize size) {
    return size.tables() >= LEAST_TABLES
        && size.tables() <= MOST_TABLES
        && serves(size.tables(), size.rounds());
  }

  /**
   * The tables of round 1 by their sets; pairs that stay have the numbers after the others of a
   * line.
   */
  private static List<Trio> tables(InterwovenRound first, FormSize size) {
    int line = size.tables();
    int staying = line - size.rounds();
    List<Trio> tables = new ArrayList<>();
    for (int i = 0; i < first.joint().size(); i++) {
      Trio joint = first.joint().get(i);
      if (i < staying) {
        int stays = size.rounds() + i;
        tables.add(new Trio(stays, joint.ns(), joint.set()));
        tables.add(new Trio(line + stays, line + joint.ew(), joint.set()));
      } else {
        tables.add(new Trio(joint.ns(), line + joint.ew(), joint.set()));
      }
    }
    for (Trio t : first.lines().get(0)) {
      tables.add(t);
    }
    for (Trio t : first.lines().get(1)) {
      tables.add(new Trio(line + t.ns(), line + t.ew(), t.set()));
    }
    tables.sort(Comparator.comparingInt(Trio::set));
    return tables;
  }

  /** The movement with tables turned one by one as long as that improves it. */
  private Optional<Movement> balanced(List<Trio> tables, FormSize size) {
    List<Trio> best = new ArrayList<>(tables);
    Optional<Movement> found = movement(best, size);
    double calibre = calibre(found);
    boolean better = found.isPresent();
    while (better) {
      better = false;
      for (int t = 0; t < best.size(); t++) {
        Trio before = best.get(t);
        best.set(t, new Trio(before.ew(), before.ns(), before.set()));
        Optional<Movement> turned = movement(best, size);
        double next = calibre(turned);
        if (next > calibre + 1e-9) {
          found = turned;
          calibre = next;
          better = true;
        } else {
          best.set(t, before);
        }
      }
    }
    return found;
  }

  private static double calibre(Optional<Movement> movement) {
    return movement.map(m -> Judge.judge(m).calibre().worst()).orElse(0.0);
  }

  private Optional<Movement> movement(List<Trio> first, FormSize size) {
    FormPlan plan =
        (t, r) -> {
          Trio trio = first.get(t);
          return new Trio(
              after(trio.ns(), r, size),
              after(trio.ew(), r, size),
              (trio.set() + r) % size.rounds());
        };
    return plan.movement(text, size, 2 * size.tables(), 1);
  }

  /** The pair that comes to the place of this pair in round 1. */
  private static int after(int pair, int round, FormSize size) {
    int inside = pair % size.tables();
    return inside < size.rounds() ? pair - inside + (inside + round) % size.rounds() : pair;
  }

  /** Any two circles of the size have this form, whatever their starters. */
  @Override
  public Optional<Likeness> find(Movement movement, FormSize size) {
    return serves(size)
        ? Circles.of(movement, 2)
            .flatMap(c -> InterwovenLines.of(movement, c))
            .map(lines -> Circles.unchanged(movement, howToRun(size, lines)))
        : Optional.empty();
  }

  @Override
  public String howToRun(FormSize size) {
    int line = size.tables();
    return howToRun(
        size,
        new InterwovenLines(
            IntStream.rangeClosed(1, line).boxed().toList(),
            IntStream.rangeClosed(line + 1, 2 * line).boxed().toList(),
            0));
  }

  private static String howToRun(FormSize size, InterwovenLines lines) {
    int stay = size.tables() - size.rounds();
    String staying =
        switch (stay) {
          case 0 -> "";
          case 1 -> " The last pair of each line stays, and their two tables share boards.";
          default ->
              Text.of(
                  " The last %d pairs of each line stay, and share boards two by two, one of each"
                      + " line.",
                  stay);
        };
    return lines.sentence()
        + Text.of(
            " Those of a line follow each other: after each round a pair goes where the pair before"
                + " it has just played, and meets its own line%s. The sets follow each other too,"
                + " down the tables where these have different sets.",
            (size.rounds() - stay) % 2 == 1 ? ", and once one of the other" : "")
        + staying;
  }
}
