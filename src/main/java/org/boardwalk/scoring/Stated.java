package org.boardwalk.scoring;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Text;

/**
 * The points, totals, percentages and places that a file of another program states beside its
 * results. They never count; {@link #differences} says where they differ from a ranking made here.
 *
 * @param gains the gain of each side at each play, where the file states it
 * @param standings what the file states of each contestant, by number
 */
public record Stated(Map<SidePlay, BigDecimal> gains, Map<Integer, StatedPlace> standings) {

  /** Nothing is stated. */
  public static final Stated NONE = new Stated(Map.of(), Map.of());

  private static final int LISTED = 12;
  private static final Fraction LITTLE = Fraction.of(1, 10);

  /** Copies the maps. */
  public Stated {
    gains = Map.copyOf(gains);
    standings = Map.copyOf(standings);
  }

  /**
   * One side of a play.
   *
   * @param play the play
   * @param side the side
   */
  public record SidePlay(BoardPlay play, Direction side) {}

  /**
   * What a file states of a contestant.
   *
   * @param percent the percentage
   * @param total the total
   * @param place the place, from 1
   */
  public record StatedPlace(
      Optional<BigDecimal> percent, Optional<BigDecimal> total, Optional<Integer> place) {

    /** Nothing is stated. */
    public static final StatedPlace NONE =
        new StatedPlace(Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The unit of a file's points. */
  private enum Unit {
    OURS(""),
    /** One matchpoint for each score beaten. */
    ONE_EACH(", 1 for each score beaten,"),
    /** The sum of the cross-IMPs. */
    SUM(", the sum of all comparisons,");

    private final String words;

    Unit(String words) {
      this.words = words;
    }

    boolean fits(ScoringMethod method) {
      return switch (this) {
        case OURS -> true;
        case ONE_EACH -> method == ScoringMethod.MATCHPOINTS;
        case SUM -> method == ScoringMethod.CROSS_IMPS;
      };
    }

    Fraction of(Fraction gained, int others) {
      return switch (this) {
        case OURS -> gained;
        case ONE_EACH -> gained.over(Fraction.of(2));
        case SUM -> gained.times(Fraction.of(others));
      };
    }
  }

  /**
   * @param ranking the results of the file, ranked by its own method
   * @return sentences on the lines, totals and places that the file states otherwise, each with the
   *     reason if one is seen; empty where all agree within the decimals of the file
   */
  public List<String> differences(Ranking ranking) {
    if (gains.isEmpty() && standings.isEmpty()) {
      return List.of();
    }
    return Arrays.stream(Unit.values())
        .filter(unit -> unit.fits(ranking.method()))
        .map(unit -> new Beside(this, ranking, unit))
        .min(Comparator.comparing(Beside::found))
        .map(Beside::sentences)
        .orElse(List.of());
  }

  /** What is stated beside a ranking, in one unit. */
  private static final class Beside {

    private final Ranking ranking;
    private final Unit unit;
    private final Map<SidePlay, Integer> others = new HashMap<>();
    private final Set<Integer> boardsOff = new HashSet<>();
    private final Set<Integer> adjusted = new HashSet<>();
    private final List<String> lines = new ArrayList<>();
    private final List<String> totals = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    Beside(Stated stated, Ranking ranking, Unit unit) {
      this.ranking = ranking;
      this.unit = unit;
      for (SideScores column : SideScores.of(ranking.event())) {
        column
            .results()
            .forEach(
                r ->
                    others.put(
                        new SidePlay(r.play(), column.side()),
                        Math.max(1, column.comparable() - 1)));
      }
      Map<SidePlay, List<Award>> awards =
          ranking.awards().stream()
              .collect(Collectors.groupingBy(a -> new SidePlay(a.play(), a.side())));
      awards.forEach(this::adjusted);
      stated.gains.entrySet().stream()
          .sorted(
              Comparator.comparing((Map.Entry<SidePlay, BigDecimal> e) -> e.getKey().play().board())
                  .thenComparing(e -> first(e.getKey())))
          .forEach(e -> line(e.getKey(), e.getValue(), awards.getOrDefault(e.getKey(), List.of())));
      for (List<Placing> field : ranking.fields().values()) {
        boolean unlike = field.stream().map(Placing::boards).distinct().count() > 1;
        for (Placing placing : field) {
          StatedPlace standing =
              stated.standings.getOrDefault(placing.contestant(), StatedPlace.NONE);
          total(placing, standing);
          place(placing, standing, unlike);
        }
      }
    }

    int found() {
      return lines.size() + totals.size() + places.size();
    }

    private static int first(SidePlay side) {
      return side.play().seating().at(side.side()).get(0);
    }

    private void adjusted(SidePlay side, List<Award> awards) {
      awards.stream()
          .filter(a -> !(a.score() instanceof Score.Points))
          .forEach(a -> adjusted.addAll(a.contestants()));
    }

    private void line(SidePlay side, BigDecimal said, List<Award> awards) {
      // Partners who are entitled to different scores have no single number in a file.
      if (awards.isEmpty() && said.signum() != 0) {
        List<Integer> all = side.play().seating().at(side.side());
        boardsOff.addAll(all);
        lines.add(
            Text.of("%s: %s there, none here (no score)", where(side, all), said.toPlainString()));
      }
      if (awards.size() != 1) {
        return;
      }
      Award award = awards.get(0);
      Fraction ours = counted(award);
      if (agree(said, ours)) {
        return;
      }
      boardsOff.addAll(award.contestants());
      String why =
          !(award.score() instanceof Score.Points)
              ? "an adjusted score"
              : ranking.method() == ScoringMethod.IMPS ? "another datum" : rounding(said, ours);
      lines.add(
          Text.of(
              "%s: %s there, %s here (%s)",
              where(side, award.contestants()), said.toPlainString(), shown(ours), why));
    }

    private String where(SidePlay side, List<Integer> contestants) {
      return Text.of(
          "board %d, %s",
          side.play().board(),
          contestants.stream()
              .map(ranking.event().roster()::label)
              .collect(Collectors.joining(" + ")));
    }

    private void total(Placing placing, StatedPlace standing) {
      if (ranking.method().byShare()) {
        standing.percent().ifPresent(said -> total(placing, said, placing.mean(), " %"));
      }
      standing.total().ifPresent(said -> total(placing, said, sum(placing.contestant()), ""));
    }

    private void total(Placing placing, BigDecimal said, Fraction ours, String sign) {
      if (agree(said, ours)) {
        return;
      }
      int contestant = placing.contestant();
      String why =
          boardsOff.contains(contestant)
              ? "by the boards above"
              : adjusted.contains(contestant)
                  ? "an adjusted score"
                  : !placing.added().equals(Fraction.ZERO)
                      ? "a correction"
                      : ranking.method() == ScoringMethod.IMPS
                          ? "another datum"
                          : rounding(said, ours);
      totals.add(
          Text.of(
              "%s: %s%s there, %s%s here (%s)",
              label(placing), said.toPlainString(), sign, shown(ours), sign, why));
    }

    private void place(Placing placing, StatedPlace standing, boolean unlike) {
      standing
          .place()
          .filter(said -> said != placing.rank())
          .ifPresent(
              said ->
                  places.add(
                      Text.of(
                          "%s: %d there, %d here (%s)",
                          label(placing),
                          said,
                          placing.rank(),
                          !totals.isEmpty()
                              ? "by the totals above"
                              : unlike
                                  ? "unequal numbers of boards: here the mean counts"
                                  : "no reason is seen")));
    }

    private String label(Placing placing) {
      return placing.label(ranking.event().roster()::label);
    }

    private Fraction counted(Award award) {
      return unit.of(award.gained(), others(award));
    }

    /** How many other scores a score is compared with. */
    private int others(Award award) {
      return others.getOrDefault(new SidePlay(award.play(), award.side()), 1);
    }

    /** The total of a contestant in the unit of the file; victory points are those of matches. */
    private Fraction sum(int contestant) {
      if (ranking.method() == ScoringMethod.VICTORY_POINTS) {
        return ranking.fields().values().stream()
            .flatMap(List::stream)
            .filter(p -> p.contestant() == contestant)
            .map(Placing::gained)
            .reduce(ranking.adjustment(contestant), Fraction::plus);
      }
      List<Award> own =
          ranking.awards().stream().filter(a -> a.contestants().contains(contestant)).toList();
      int compared = own.stream().mapToInt(this::others).max().orElse(1);
      return own.stream()
          .map(this::counted)
          .reduce(unit.of(ranking.adjustment(contestant), compared), Fraction::plus);
    }

    private static String rounding(BigDecimal said, Fraction ours) {
      return LITTLE.compareTo(distance(said, ours)) >= 0 ? "other rounding" : "no reason is seen";
    }

    private static Fraction distance(BigDecimal said, Fraction ours) {
      Fraction gap = new Fraction(said).plus(ours.times(Fraction.of(-1)));
      return gap.compareTo(Fraction.ZERO) < 0 ? gap.times(Fraction.of(-1)) : gap;
    }

    /** Whether a number is ours to the decimals that are stated, a half rounded either way. */
    private static boolean agree(BigDecimal said, Fraction ours) {
      Fraction half = new Fraction(BigDecimal.valueOf(5, Math.max(0, said.scale()) + 1));
      return distance(said, ours).compareTo(half) <= 0;
    }

    private static String shown(Fraction ours) {
      return ours.rounded(2).toPlainString();
    }

    List<String> sentences() {
      List<String> sentences = new ArrayList<>();
      sentence("points" + unit.words, lines).ifPresent(sentences::add);
      sentence("totals" + unit.words, totals).ifPresent(sentences::add);
      sentence("places", places).ifPresent(sentences::add);
      return sentences;
    }

    private static Optional<String> sentence(String what, List<String> all) {
      if (all.isEmpty()) {
        return Optional.empty();
      }
      String listed = all.stream().limit(LISTED).collect(Collectors.joining("; "));
      String more = all.size() > LISTED ? Text.of("; and %d more", all.size() - LISTED) : "";
      return Optional.of(
          Text.of("The file's own %s differ in %d: %s%s.", what, all.size(), listed, more));
    }
  }
}
