package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Violation;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.RuleCounts;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.quality.rule.Times;

/** Refuses settled parts of a wish that are out of range or contradict each other. */
final class Contradictions {

  private final Turnout turnout;
  private final Fixed fixed;
  private final int players;
  private final int rounds;

  Contradictions(Turnout turnout) {
    this.turnout = turnout;
    fixed = turnout.fixed();
    players = turnout.players();
    rounds = turnout.rounds();
  }

  /** Throws an IllegalArgumentException whose message begins with the key that is wrong. */
  void refuse(Boards boards, Rotation rotation, Symmetry symmetry) {
    if (fixed.nothing()) {
      return; // Saves time: a plan looks through some hundred wishes, most of them like this.
    }
    attendance();
    stationary();
    couples(rotation);
    RuleRanges ranges =
        new RuleRanges(
            Kind.INDIVIDUAL, turnout.players(), turnout.tables(), turnout.rounds(), rotation);
    fixed.otherRules().forEach(ranges::check);
    curtail();
    sitOuts(symmetry);
    if (!fixed.first().isEmpty()) {
      firstRounds(boards, rotation);
    }
    boolean kept = fixed.alike() || SymmetricRules.keep(symmetry, fixed, players);
    if (symmetry.restricts() && !kept && fixed.rulesOnly()) {
      throw new WrongValue(
          "symmetry",
          "does not map the couples of each rule to each other, or a rule is about more than"
              + " meetings over all rounds\nMaybe leave the symmetry out.");
    }
    if (symmetry.restricts() && !kept) {
      throw fault(
          "", "treats players apart, while symmetry treats them alike", "leave the symmetry out");
    }
  }

  private void sitOuts(Symmetry symmetry) {
    if (fixed.inTurn()) {
      return;
    }
    if (!fixed.first().isEmpty() || !fixed.attendance().full()) {
      throw new IllegalArgumentException(
          Text.of(
              "sit-outs [%s] are for players who are all there from the first round to the last\n"
                  + "Maybe leave them in turn.",
              fixed.sitOuts().word()));
    }
    if (symmetry.restricts()) {
      throw new IllegalArgumentException(
          Text.of(
              "sit-outs [%s] do not go with a symmetry, which shares them evenly\n"
                  + "Maybe leave one of the two out.",
              fixed.sitOuts().word()));
    }
  }

  private void attendance() {
    Set<Integer> seen = new HashSet<>();
    for (Attendance.Late l : fixed.attendance().late()) {
      player("late", l.contestant(), seen);
      range("late", "from", l.from(), 2, rounds);
    }
    seen.clear();
    for (Attendance.Left l : fixed.attendance().left()) {
      player("left", l.contestant(), seen);
      range("left", "after", l.after(), 1, rounds - 1);
    }
    for (int p = 1; p <= players; p++) {
      int player = p;
      if (fixed.attendance().late().stream().anyMatch(l -> l.contestant() == player)
          && rounds(p).isEmpty()) {
        throw fault("late", Text.of("player [%d] leaves before they come", p), "swap the rounds");
      }
    }
    for (int r = 1; r <= rounds; r++) {
      if (fixed.attendance().there(players, r).size() < 4) {
        throw fault(
            "", Text.of("leaves fewer than 4 players in round [%d]", r), "play fewer rounds");
      }
    }
  }

  private List<Integer> rounds(int player) {
    return Stream.iterate(1, r -> r + 1)
        .limit(rounds)
        .filter(r -> fixed.attendance().present(player, r))
        .toList();
  }

  private void stationary() {
    Set<Integer> seen = new HashSet<>();
    List<Integer> stationary = fixed.stationary();
    stationary.forEach(p -> player("stationary", p, seen));
    for (int r = 1; r <= rounds; r++) {
      int round = r;
      long seats = 4L * turnout.tables(r);
      long staying = stationary.stream().filter(p -> fixed.attendance().present(p, round)).count();
      if (staying > seats) {
        throw fault(
            "stationary",
            Text.of("players [%d] are more than the %d seats of round %d", staying, seats, r),
            "let fewer players keep their seats");
      }
      long playing =
          fixed.alwaysPlaying(rounds).stream()
              .filter(p -> fixed.attendance().present(p, round))
              .count();
      if (playing > seats) {
        throw new IllegalArgumentException(
            Text.of(
                "the rules let [%d] players play in every round, more than the %d seats of round"
                    + " %d\nMaybe let fewer players play always.",
                playing, seats, r));
      }
    }
  }

  private void couples(Rotation rotation) {
    Set<Couple> seen = new HashSet<>();
    for (Couple c : Stream.concat(fixed.partners().stream(), fixed.apart().stream()).toList()) {
      String key = fixed.partners().contains(c) ? "partners" : "apart";
      player(key, c.first(), new HashSet<>());
      player(key, c.second(), new HashSet<>(List.of(c.first())));
      if (!seen.add(c)) {
        throw fault(key, c + " is named twice", "say once whether they partner or stay apart");
      }
    }
    for (Couple c : fixed.partners()) {
      List<Integer> together = new ArrayList<>(rounds(c.first()));
      together.retainAll(rounds(c.second()));
      if (together.isEmpty()) {
        throw fault("partners", c + " are never there together", "leave them out");
      }
    }
    for (int p = 1; p <= players; p++) {
      int player = p;
      long wishes =
          fixed.partners().stream()
              .filter(c -> c.first() == player || c.second() == player)
              .count();
      // The player across changes as often as the seats do.
      int most = rotation.period() * rounds(p).size();
      if (wishes > most) {
        throw fault(
            "partners",
            Text.of("player [%d] has %d of them, their rounds allow %d", p, wishes, most),
            "wish for fewer, or play more rounds");
      }
    }
  }

  private void curtail() {
    if (fixed.curtail().isPresent()) {
      range("curtail", "", fixed.curtail().getAsInt(), 1, rounds);
    }
  }

  private void firstRounds(Boards boards, Rotation rotation) {
    if (fixed.first().size() >= rounds) {
      throw fault(
          "first",
          Text.of("rounds [%d] must be fewer than rounds [%d]", fixed.first().size(), rounds),
          "play more rounds");
    }
    Movement played = played(boards, rotation);
    Judge.judge(played).violations().stream()
        .findFirst()
        .map(Violation::what)
        .ifPresent(
            what -> {
              throw fault("first", what, "correct the rounds that were played");
            });
    for (int r = 1; r <= fixed.first().size(); r++) {
      round(r, fixed.first().get(r - 1), boards);
    }
    new Fulfilment(turnout, played)
        .broken()
        .ifPresent(
            what -> {
              throw fault("first", what, "correct the rounds that were played, or the wish");
            });
    for (Rule rule : fixed.rules()) {
      Rule sofar = sofar(rule);
      RuleScore score = RuleCounts.scores(played, fixed.attendance(), List.of(sofar)).get(0);
      if (rule.must() && !sofar.rounds().isEmpty() && !score.kept()) {
        throw fault(
            "first",
            Text.of("break a rule: %s. %s", RuleText.of(rule, Kind.INDIVIDUAL), score.worst()),
            "correct the rounds that were played, or the rule");
      }
    }
  }

  /** What some rounds must keep of a rule: counts can still rise, and become more even. */
  private Rule sofar(Rule rule) {
    Times times = rule.times();
    boolean open = rule.counted() instanceof Counted.Qualified q && !q.conditions().isEmpty();
    Times now =
        open // Conditions may still fail.
            ? Times.between(0, Times.MANY)
            : times.shape() == Times.Shape.ONLY ? times : Times.between(0, times.most());
    List<Integer> rounds =
        IntStream.rangeClosed(1, fixed.first().size())
            .filter(r -> rule.rounds().isEmpty() || rule.rounds().contains(r))
            .boxed()
            .toList();
    return new Rule(rule.counted(), now, rounds, rule.within(), rule.before(), rule.weight());
  }

  private Movement played(Boards boards, Rotation rotation) {
    try {
      return new Movement(
          "first rounds",
          Kind.INDIVIDUAL,
          players,
          turnout.tables(),
          boards,
          rotation,
          1,
          fixed.first());
    } catch (IllegalArgumentException e) {
      throw (WrongValue) new WrongValue("fixed first", ": %s", e.getMessage()).initCause(e);
    }
  }

  private static void round(int r, Round round, Boards boards) {
    if (round.encounters().isEmpty()) {
      throw fault("first", Text.of("round [%d] has no encounter", r), "leave the round out");
    }
    for (Encounter e : round.encounters()) {
      if (boards.play() == Play.SHARED && e.set() != r) {
        throw fault(
            "first",
            Text.of("round [%d] must play set %d in shared play, here it is [%d]", r, r, e.set()),
            "number the sets in the order of play");
      }
    }
  }

  private void player(String key, int player, Set<Integer> seen) {
    if (player < 1 || player > players) {
      throw fault(
          key, Text.of("player [%d] must be from 1 to %d", player, players), "correct the number");
    }
    if (!seen.add(player)) {
      throw fault(key, Text.of("player [%d] is named twice", player), "name each player once");
    }
  }

  private static void range(String key, String what, int value, int least, int most) {
    if (value < least || value > most) {
      throw fault(
          key,
          (what.isEmpty() ? "" : what + " ")
              + Text.of("[%d] must be from %d to %d", value, least, most),
          "correct the number of the round");
    }
  }

  private static WrongValue fault(String key, String what, String maybe) {
    return new WrongValue(("fixed " + key).strip(), "%s\nMaybe %s.", what, maybe);
  }

  /** Tells whether a symmetry maps the rules of a wish to themselves. */
  private static final class SymmetricRules implements Symmetry.Visitor<List<IntUnaryOperator>> {

    private final int players;

    private SymmetricRules(int players) {
      this.players = players;
    }

    /**
     * Whether rules are all that treats players apart, they are about meetings over all rounds, and
     * each permutation of the symmetry maps the couples of each rule to couples of that rule.
     */
    static boolean keep(Symmetry symmetry, Fixed fixed, int players) {
      List<IntUnaryOperator> moves = symmetry.accept(new SymmetricRules(players));
      return fixed.rulesOnly() && fixed.rules().stream().allMatch(rule -> keep(rule, moves));
    }

    private static boolean keep(Rule rule, List<IntUnaryOperator> moves) {
      return rule.counted() instanceof Counted.Meeting meeting
          && !meeting.ordered()
          && rule.rounds().isEmpty()
          && rule.within() == 0
          && moves.stream()
              .allMatch(
                  move ->
                      keep(meeting.couples(), move)
                          && keep(rule.before(), move)
                          && meeting.between().players().stream()
                              .allMatch(p -> meeting.players().contains(move.applyAsInt(p))));
    }

    private static boolean keep(Collection<Two> couples, IntUnaryOperator move) {
      List<Two> moved =
          couples.stream()
              .map(c -> new Two(move.applyAsInt(c.one()), move.applyAsInt(c.other())).sorted())
              .sorted()
              .toList();
      return moved.equals(couples.stream().map(Two::sorted).sorted().toList());
    }

    @Override
    public List<IntUnaryOperator> none() {
      return List.of();
    }

    @Override
    public List<IntUnaryOperator> auto() {
      return List.of();
    }

    @Override
    public List<IntUnaryOperator> translations(Symmetry.Translations translations) {
      return translations.generators(players);
    }

    @Override
    public List<IntUnaryOperator> generated(Symmetry.Generated generated) {
      return generated.generators().stream()
          .<IntUnaryOperator>map(generator -> p -> generator.images().get(p - 1))
          .toList();
    }
  }
}
