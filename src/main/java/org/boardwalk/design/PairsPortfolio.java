package org.boardwalk.design;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.boardwalk.design.named.FormCandidate;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.search.Method;
import org.boardwalk.search.SearchScope;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.search.pairs.HowellSearch;
import org.boardwalk.search.pairs.LapSearch;
import org.boardwalk.search.pairs.RingSearch;
import org.boardwalk.search.pairs.TeamsSearch;
import org.boardwalk.search.pairs.WebSearch;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.UsualPairs;

/**
 * The methods for pairs and lone players: the rule of the form or, where it has none, a search that
 * starts from the movement of the nearest rule. Arrow switches are added after a movement without
 * them is found; rules of a designer's own are kept by {@link NumberingMethod}.
 */
final class PairsPortfolio {

  /** A turn in which a few dozen first rounds are tried. */
  private static final Duration FIRST = Duration.ofSeconds(3);

  /** The most pairs whose meetings a model finds in a second or two. */
  private static final int MODELLED = 12;

  private final PairsWish wish;
  private final List<Portfolio.Contender<PairsWish>> contenders = new ArrayList<>();

  private PairsPortfolio(PairsWish wish) {
    this.wish = wish;
  }

  static Portfolio<PairsWish> of(PairsWish wish) {
    PairsPortfolio portfolio = new PairsPortfolio(wish);
    if (!wish.rules().isEmpty()) {
      portfolio.contenders.add(
          Portfolio.Contender.alone(new NumberingMethod(wish), wish.search().time()));
    } else if (wish.switching() == Switching.NONE) {
      wish.form().accept(portfolio.new ByForm()).run();
    } else {
      portfolio.add(new SwitchingMethod(wish));
      portfolio.firstRounds();
    }
    if (!wish.byRule() && wish.search().takes(MethodKind.OWN)) {
      portfolio.addOwn();
    }
    return new Portfolio<>(portfolio.contenders);
  }

  private void addOwn() {
    OwnMethod.<PairsWish>all(source -> source.pairs(wish)).stream()
        .map(own -> new Portfolio.Contender<>(own, FIRST, FIRST, 1, Duration.ZERO))
        .forEach(contenders::add);
  }

  /** Adds the methods of each family of movements. */
  private final class ByForm implements PairsForm.Visitor<Runnable> {

    @Override
    public Runnable mitchell(PairsForm.Mitchell mitchell) {
      return PairsPortfolio.this::rule;
    }

    @Override
    public Runnable howell(PairsForm.Howell howell) {
      return PairsPortfolio.this::rule;
    }

    @Override
    public Runnable oneTable(PairsForm.OneTable one) {
      return PairsPortfolio.this::rule;
    }

    @Override
    public Runnable web(PairsForm.Web web) {
      return web.byRule() ? PairsPortfolio.this::rule : () -> web(web, Engines.chosen(engine()));
    }

    @Override
    public Runnable byName(PairsForm.ByName form) {
      return () -> add(named(true));
    }

    @Override
    public Runnable sections(PairsForm.Sections sections) {
      return () -> add(named(true));
    }

    @Override
    public Runnable teams(PairsForm.Teams teams) {
      return () -> add(named(true));
    }

    @Override
    public Runnable freeTeams(PairsForm.FreeTeams teams) {
      return () -> ruleFirst(named(false), new TeamsSearch(teams, Engines.chosen(engine())));
    }

    @Override
    public Runnable free(PairsForm.Free free) {
      return () -> {
        if (wish.boards().parts() > 1) {
          ruleFirst(inParts(), new HowellSearch(Engines.chosen(engine())));
          return;
        }
        begin(wish.with(new PairsForm.Howell()));
        laps();
        rings(wish.contestants(), FIRST);
        switchedMitchell();
        // A model's boards go anywhere, and the boards of the laps of a Howell start anew.
        if (free.walk() == WalkGrade.ANY) {
          add(new HowellSearch(Engines.chosen(engine())));
        }
      };
    }

    private SearchSettings.EngineChoice engine() {
      return wish.search().engine();
    }

    private void web(PairsForm.Web web, Engine engine) {
      begin(wish.with(new PairsForm.Web(Boarding.RULE, UsualPairs.WEB.walk(), web.party())));
      add(named(false));
      if (!WebSearch.fits(web)) {
        throw new IllegalArgumentException(
            Text.of(
                    "party [%s] is for published boardings only\nMaybe leave the rover out: free boarding ",
                    Word.of(web.party()))
                + "needs none.");
      }
      add(new WebSearch(web, engine));
    }
  }

  /**
   * Adds other first rounds of a Howell, which can be better once single encounters are switched.
   */
  private void firstRounds() {
    if (wish.form() instanceof PairsForm.Howell && wish.switching() == Switching.TABLES) {
      rings(1, FIRST.multipliedBy(2));
    }
  }

  /**
   * Adds movements with more rounds than opponents, which begin with complete Howells, one after
   * the other.
   */
  private void laps() {
    LapSearch.lap(wish)
        .ifPresent(lap -> add(new LapSearch(wish, () -> PairsConstruction.design(lap).built())));
  }

  /**
   * Adds the Mitchell of the same tables, rounds and sets with the best switches of single
   * encounters. With fewer rounds than tables it is a Mitchell cut short.
   */
  private void switchedMitchell() {
    PairsWish mitchell =
        wish.with(new PairsForm.Mitchell(PairsForm.Closing.AUTO)).with(Switching.TABLES);
    SwitchingMethod method = new SwitchingMethod(mitchell);
    boolean fits = wish.rounds() <= wish.tables() && wish.boards().sets() >= wish.tables();
    if (fits && wish.search().takes(method.kind())) {
      contenders.add(new Portfolio.Contender<>(method, FIRST, FIRST, 1, Duration.ZERO));
    }
  }

  /** The rule for rounds with parts. */
  private Method<PairsWish> inParts() {
    return new ConstructionMethod<>(
        "rounds of several sets", effort -> PairsConstruction.design(wish), false);
  }

  /** Adds a rule and, for what it leaves open, a search. */
  private void ruleFirst(Method<PairsWish> rule, Method<PairsWish> search) {
    if (wish.search().takes(rule.kind()) && wish.search().takes(search.kind())) {
      add(new RuleFirst(rule, search));
    } else {
      add(rule);
      add(search);
    }
  }

  /** A rule, and a search that is made only where the rule gives no best answer. */
  private record RuleFirst(Method<PairsWish> rule, Method<PairsWish> search)
      implements Method<PairsWish> {

    @Override
    public String name() {
      return rule.name() + ", else " + search.name();
    }

    @Override
    public MethodKind kind() {
      return search.kind();
    }

    @Override
    public boolean run(SearchScope<PairsWish> scope, Duration slice, long seed) {
      rule.run(scope, slice, seed);
      return !scope.settled() && search.run(scope, slice, seed);
    }
  }

  private void rings(int mostOrbits, Duration first) {
    RingSearch rings = new RingSearch(wish, mostOrbits);
    if (rings.fits() && (wish.byRule() || wish.search().takes(rings.kind()))) {
      // In a short search models come first, unless they are too large to find much.
      Duration half = wish.search().time().dividedBy(2);
      boolean large = wish.contestants() > MODELLED && first.compareTo(half) > 0;
      Duration turn = large ? half : first;
      contenders.add(new Portfolio.Contender<>(rings, turn, turn, 1, Duration.ZERO));
    }
  }

  /** Named forms, for the wish as it is. */
  private ConstructionMethod<PairsWish> named(boolean binding) {
    return new ConstructionMethod<>("known forms", effort -> KnownForms.design(wish), binding);
  }

  private void rule() {
    add(
        new ConstructionMethod<>(
            wish.form().word(), effort -> PairsConstruction.design(wish), true));
  }

  /**
   * Offers the movement that the rule of another form makes, whether it answers this wish or not.
   */
  private void begin(PairsWish other) {
    add(
        new ConstructionMethod<>(
            other.form().word(), effort -> PairsConstruction.design(other), false));
  }

  private void add(Method<PairsWish> method) {
    // Switches are made for the movement that the engine has found.
    boolean switches = wish.switching() != Switching.NONE;
    if (wish.byRule() || switches || wish.search().takes(method.kind())) {
      Duration whole = wish.search().time();
      // A rule takes some milliseconds; with one worker its turn must not use up the time of the
      // others.
      boolean quick = method.kind() == MethodKind.RULES;
      contenders.add(Portfolio.Contender.alone(method, quick ? Duration.ofMillis(1) : whole));
    }
  }

  /** Offers the best of the movements that directors know by name, as the judge sees them. */
  private static final class KnownForms {

    private KnownForms() {}

    static Design design(PairsWish wish) {
      return FormCandidate.of(wish).stream()
          .map(c -> new FormCandidate(c.form(), wish.adopted(c.movement())))
          .map(c -> new Answer(c, wish.judge(c.movement())))
          .filter(a -> wish.accepts(a.candidate.movement(), a.card))
          .min(Comparator.comparing(Answer::card, wish::compare))
          .map(Answer::candidate)
          .<Design>map(c -> new Design.Built(c.movement(), c.form().text().name()))
          .orElseGet(
              () ->
                  new Design.Unknown(
                      Text.of(
                          "no named form serves %d pairs, %s, %s with so few copies",
                          wish.contestants(),
                          Text.count(wish.rounds(), "round"),
                          Text.count(wish.boards().sets(), "set"))));
    }

    private record Answer(FormCandidate candidate, Scorecard card) {}
  }
}
