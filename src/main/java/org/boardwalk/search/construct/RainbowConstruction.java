package org.boardwalk.search.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves.Steps;
import org.boardwalk.wish.Rainbow;

/**
 * Builds rainbows: North stays, and South, East, West and the sets move so that no two players meet
 * twice and no player plays a set twice. North has the number of the table. South, East and West
 * who begin there have this number plus once, twice and three times the number of tables; the set
 * there has the number of the table.
 *
 * <p>With rovers, all players but four move by the plain rule, see {@link RoverPlan}.
 *
 * <p>With tables and rounds as rows and columns, South, East, West and the sets are four mutually
 * orthogonal Latin squares, or their first rows. Exact for given steps, and for steps to be found,
 * as all are tried. With guide cards: every prime power from 5 and products of them, 12, 14 and 15
 * tables in full, and fewer rounds as far as a search finds them; others may exist, except where a
 * theorem forbids it. Some seconds at most.
 */
public final class RainbowConstruction {

  private final IndividualWish wish;
  private final int tables;
  private final int rounds;
  private final StepSearch steps;

  private RainbowConstruction(IndividualWish wish) {
    this.wish = wish;
    tables = wish.tables();
    rounds = wish.rounds();
    steps = new StepSearch(tables);
  }

  /**
   * @param wish the sizes
   * @param form how the players and sets may move
   * @return the movement, or why there is none or none known
   */
  public static Design design(IndividualWish wish, Rainbow form) {
    RainbowConstruction construction = new RainbowConstruction(wish);
    return form.moves()
        .match(
            construction::given, construction::anySteps, construction::cards, construction::rovers);
  }

  private Design given(Steps given) {
    Movement movement = movement(ShiftPlan.of(given, tables, rounds));
    return Clash.first(movement)
        .<Design>map(
            clash ->
                new Design.Refuted(
                    Text.of(
                        "with %s, %d tables and %s, %s. These steps serve for %s%s; %s",
                        given.sentence(),
                        tables,
                        Text.count(rounds, "round"),
                        clash,
                        Text.count(given.rounds(tables), "round"),
                        given.rounds(tables) < steps.mostRounds()
                            ? "; " + bestSteps()
                            : ", no others for more",
                        cardsAdvice())))
        .orElseGet(() -> built(ShiftPlan.of(given, tables, rounds)));
  }

  private Design anySteps() {
    return steps
        .steps(rounds)
        .map(found -> built(ShiftPlan.of(found, tables, rounds)))
        .orElseGet(
            () ->
                new Design.Refuted(
                    Text.of(
                            "of all steps that are the same after every round none serve %d tables for %s;",
                            tables, Text.count(rounds, "round"))
                        + Text.of(" %s; %s", bestSteps(), cardsAdvice())));
  }

  private String bestSteps() {
    int most = steps.mostRounds();
    return Text.of(
        "the best steps, %s, for %s",
        steps.steps(most).orElseThrow().sentence(), Text.count(most, "round"));
  }

  /** Advice to use guide cards for this length, or for the greatest one that is found. */
  private String cardsAdvice() {
    int known = whole(tables).isPresent() ? rounds : steps.mostRounds();
    int beyond = rounds + 1;
    while (beyond - known > 1) {
      int middle = (known + beyond) / 2;
      if (alike(tables, middle).isPresent()) {
        known = middle;
      } else {
        beyond = middle;
      }
    }
    return Text.of(
        "guide cards for %s%s",
        Text.count(known, "round"), known < rounds ? " as far as is known here" : "");
  }

  private Design cards() {
    return plan(tables, rounds)
        .map(this::built)
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of(
                        "whether there is a rainbow of %d tables and %s is not known here; %s",
                        tables, Text.count(rounds, "round"), cardsAdvice())));
  }

  private Design rovers() {
    return RoverPlan.of(tables)
        .map(this::built)
        .orElseGet(
            () ->
                new Design.Unknown(
                    Text.of(
                        "rovers serve one table more than a number whose prime factors are 7 or more,"
                            + " such as 8, 12, 14, 18 or 20, and not %d; %s",
                        tables, cardsAdvice())));
  }

  /**
   * The plan, the simplest kind first: steps, moves that all tables make alike, then guide cards. A
   * complete rainbow that is known comes first where the search for alike moves would have to find
   * all rounds, or all but one.
   */
  static Optional<RainbowPlan> plan(int tables, int rounds) {
    return new StepSearch(tables)
        .steps(rounds)
        .<RainbowPlan>map(s -> ShiftPlan.of(s, tables, rounds))
        .or(() -> rounds + 1 < tables ? Optional.empty() : known(tables))
        .or(() -> alike(tables, rounds))
        .or(() -> whole(tables));
  }

  /**
   * Shifts that are alike for all tables, round the room; complete only for an odd number of
   * tables.
   */
  private static Optional<RainbowPlan> alike(int tables, int length) {
    // No cyclic group of even order has a complete mapping: M. Hall and L. J. Paige, Pacific J.
    // Math. 5 (1955).
    return length == tables && tables % 2 == 0
        ? Optional.empty()
        : ShiftPlan.searched(AbelianGroup.cyclic(tables), length).map(p -> p);
  }

  /** A plan with as many rounds as tables. */
  private static Optional<RainbowPlan> whole(int tables) {
    return known(tables).or(() -> overGroup(tables).map(p -> p));
  }

  /** A complete plan that needs no search; empty where none is known. */
  static Optional<RainbowPlan> known(int tables) {
    return ShiftPlan.overFields(tables)
        .<RainbowPlan>map(p -> p)
        .or(() -> SquarePlan.of(tables).map(p -> p))
        .or(() -> ShiftPlan.ofTwelve(tables).map(p -> p));
  }

  private static Optional<ShiftPlan> overGroup(int tables) {
    return AbelianGroup.ofOrder(tables).stream()
        .filter(g -> g.moduli().size() > 1)
        .findFirst()
        .flatMap(g -> ShiftPlan.searched(g, tables));
  }

  private Design built(RainbowPlan plan) {
    return new Design.Built(movement(plan), plan.explanation());
  }

  private Movement movement(RainbowPlan plan) {
    return wish.movement(IntStream.range(0, rounds).mapToObj(r -> round(plan, r)).toList());
  }

  private Round round(RainbowPlan plan, int round) {
    return new Round(
        IntStream.range(0, tables).mapToObj(t -> encounter(t, plan.at(t, round))).toList());
  }

  private Encounter encounter(int table, StartTables homes) {
    return new Encounter(
        table + 1,
        new FourPlayers(
            homes.north() + 1,
            homes.east() + 1 + 2 * tables,
            homes.south() + 1 + tables,
            homes.west() + 1 + 3 * tables),
        homes.set() + 1);
  }

  /**
   * A rainbow read off four mutually orthogonal Latin squares: rows are rounds, columns tables, and
   * the entries of the squares are South, East, West and the sets. Each square is relabelled so
   * that in round 1 all are where they began.
   *
   * @param squares four squares, a string for each row
   * @param explanation the source of the squares, in words
   */
  private record SquarePlan(List<List<String>> squares, String explanation) implements RainbowPlan {

    /**
     * D. T. Todorov, Four mutually orthogonal Latin squares of order 14, J. Combin. Designs 20
     * (2012), 363-367, showed that there are such squares; these were shared by I. M. Wanless and
     * are part of SageMath's database of designs ({@code MOLS_14_4}). Each line holds a row of each
     * square.
     */
    private static final String FOURTEEN =
        """
        bjihgkecalnfmd bfmcenidgjhalk bcdefghijklmna bcdefghijklmna
        fckjbhledimagn jcgndfalehkbim gnkjdmiclbhaef jflhnkaecmgdib
        mgdlkcbafejnih ikdhaegnmfblcj lifhbjemkangcd emkdjbgfnliahc
        cnhemldbigfkaj hjlebifkangcmd dalmgnbjehcfik anighmflkbdcej
        edabfnmkcjhgli gbkmfcjeliahdn njcaeifhbdgkml kebcajimdgfhln
        nfeicgajldkbhm khclngdafmjibe mfbkcdlagnjihe cgnflembihakjd
        iagfjdhnkmelcb elbdmahfignkjc aemnhkjdcifblg ilabkdnhfcjegm
        dlnkeafimhcjbg ceabkjnihdmgfl hdnikbagmcelfj ljgnihecbamfdk
        gemalfihjnbdkc adficlkmjbenhg cgjflhnbiekdam ndmabcjglfeikh
        jhfnimgdbkacel liegjdmhnkcfab fkibmagenldhjc mbhiefljadkncg
        hkbgajnmeclidf nmjfhkecbaldgi imhlneckdfajgb difjcnkamehgbl
        ablchikgnfdmje fankgbljdcimeh klegafdnhjmcbi ghckmlbdeinjaf
        licmdbjfhagenk mgialhcbkedjnf jhadicmlfgbekn fajlgidkhncbme
        kmjdneclgbihfa dnhjimbgclfeka ebgcjlkfamindh hkemdacngjblfi
        """;

    private static final int SQUARES = 4;

    /**
     * @param tables number of tables
     * @return the rainbow of that many rounds; empty unless its squares are stored here: 14 tables
     */
    static Optional<SquarePlan> of(int tables) {
      if (tables != 14) {
        return Optional.empty();
      }
      List<List<String>> squares =
          IntStream.range(0, SQUARES)
              .mapToObj(
                  k -> FOURTEEN.lines().map(line -> List.of(line.split(" ", -1)).get(k)).toList())
              .toList();
      return Optional.of(
          new SquarePlan(
              squares,
              "rainbow with guide cards from four mutually orthogonal Latin squares of order 14"
                  + " (D. T. Todorov, J. Combin. Designs 20 (2012); squares by I. M. Wanless)"));
    }

    @Override
    public StartTables at(int table, int round) {
      return new StartTables(
          table,
          home(0, table, round),
          home(1, table, round),
          home(2, table, round),
          home(3, table, round));
    }

    private int home(int square, int table, int round) {
      char symbol = squares.get(square).get(round).charAt(table);
      return squares.get(square).get(0).indexOf(symbol);
    }
  }

  /**
   * Searches for constant steps of South, East, West and the sets after every round that make a
   * rainbow with as many rounds as possible. Two parts that differ by d steps at n tables are
   * together again after n / gcd(n, d) rounds, so that the least such number over the ten
   * differences of 0 (North) and the four steps counts. For as many rounds as tables all ten must
   * be prime to n: possible if and only if n is prime to 6. Exact: all steps are tried.
   */
  static final class StepSearch {

    private static final int MOVING = 4;

    private final int tables;
    private final List<Integer> steps;

    StepSearch(int tables) {
      this.tables = tables;
      // Small steps are easier to announce.
      steps =
          IntStream.rangeClosed(1, tables / 2)
              .flatMap(s -> 2 * s == tables ? IntStream.of(s) : IntStream.of(s, -s))
              .boxed()
              .toList();
    }

    /** Steps for so many rounds, the plain rule if it serves; empty when there are none. */
    Optional<Steps> steps(int rounds) {
      if (Steps.RULE.rounds(tables) >= rounds) {
        return Optional.of(Steps.RULE);
      }
      List<Integer> chosen = new ArrayList<>(List.of(0));
      return choose(chosen, rounds)
          ? Optional.of(new Steps(chosen.get(1), chosen.get(2), chosen.get(3), chosen.get(MOVING)))
          : Optional.empty();
    }

    private boolean choose(List<Integer> chosen, int rounds) {
      if (chosen.size() > MOVING) {
        return true;
      }
      for (int step : steps) {
        if (chosen.stream().allMatch(other -> Steps.roundsApart(tables, step - other) >= rounds)) {
          chosen.add(step);
          if (choose(chosen, rounds)) {
            return true;
          }
          chosen.remove(chosen.size() - 1);
        }
      }
      return false;
    }

    /** The most rounds that any steps allow. */
    int mostRounds() {
      int rounds = tables;
      while (steps(rounds).isEmpty()) {
        rounds--;
      }
      return rounds;
    }
  }
}
