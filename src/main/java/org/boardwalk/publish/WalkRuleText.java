package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.NumberRanges;
import org.boardwalk.quality.TableRing;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.WalkRule.Supply;
import org.boardwalk.quality.WalkRule.Way;
import org.boardwalk.wish.answer.Judged;

/**
 * The rule by which the boards of a movement are carried, in plain words. Says nothing about shared
 * play or a single table. Stateless and thread-safe.
 */
public final class WalkRuleText {

  private static final WalkRule NONE = new WalkRule(WalkGrade.ANY, 0, 0, 0, List.of());

  private final Movement movement;
  private final Language language;
  private final TableRing ring;
  private final boolean said;
  private final Renewals renewals;
  private final SetsInTurn inTurn;
  private final SharedBoards shared;
  private final PartsText parts;
  private final WaysText words;
  private final WalkRule rule;
  private final Map<Integer, Supply> supplies = new TreeMap<>();
  private final Map<Integer, Way> ways = new TreeMap<>();

  /**
   * Derives the rule, which costs as much as {@link WalkRule#of}.
   *
   * @param movement any movement, valid or not
   */
  public WalkRuleText(Movement movement) {
    this(movement, Optional.empty(), Language.EN);
  }

  /**
   * @param judged any movement, valid or not; a rule that the judge found is not derived again
   */
  public WalkRuleText(Judged judged) {
    this(judged, Language.EN);
  }

  /**
   * @param judged as above
   * @param language the language of the words
   */
  public WalkRuleText(Judged judged, Language language) {
    this(judged.movement(), judged.card().walkRule(), language);
  }

  private WalkRuleText(Movement movement, Optional<WalkRule> known, Language language) {
    this.movement = movement;
    this.language = language;
    ring = TableRing.of(movement);
    boolean carried = movement.boards().play() == Play.CIRCULATING && movement.tables() > 1;
    said = carried && movement.rounds().size() > 1;
    renewals = new Renewals(movement, language);
    inTurn = new SetsInTurn(movement, language);
    shared = new SharedBoards(movement, language);
    parts = new PartsText(movement, language);
    words = new WaysText(movement, language);
    rule = carried && !parts.said() ? shared.rule(known) : NONE;
    for (Supply supply : rule.supplies()) {
      supplies.put(supply.table(), supply);
      supply.way().ifPresent(w -> ways.put(w.to(), w));
    }
  }

  Movement movement() {
    return movement;
  }

  WalkRule rule() {
    return rule;
  }

  /** {@return whether there is anything to say} */
  public boolean said() {
    return said;
  }

  /** {@return whether a rule says where all boards go, also where the same two tables share} */
  public boolean ruled() {
    return said && (!shared.any() || shared.oneCouple()) && rule.grade() != WalkGrade.ANY;
  }

  /** {@return whether tables share boards, as there are too few copies} */
  public boolean shared() {
    return said && shared.any();
  }

  /**
   * @return whether all tables play the same set in a round and no set in two, so that no boards go
   *     from table to table
   */
  public boolean inTurn() {
    return said && inTurn.all() && !parts.said();
  }

  /** The way of boards in rounds with several parts. */
  PartsText parts() {
    return parts;
  }

  /** {@return the rule in a sentence or two; empty when there is nothing to say} */
  public String sentence() {
    if (!said) {
      return "";
    }
    if (parts.said()) {
      return parts.sentence();
    }
    if (shared.any()) {
      return shared.sentence()
          + " "
          + (inTurn.all()
              ? language.say("walk.all", inTurn.words())
              : ruled() ? walk() : language.say("walk.cards"));
    }
    if (inTurn.all()) {
      return language.say("walk.ownCopies", inTurn.words());
    }
    return walk();
  }

  private String walk() {
    return switch (rule.grade()) {
      case DOWN_ONE ->
          ways.isEmpty()
              ? language.say("walk.new")
              : language.say("walk.down") + around() + renewals.words() + "." + stands();
      case RULE -> byRule();
      case ANY -> language.say("walk.none", rule.breaks());
    };
  }

  private String byRule() {
    List<BoardCircuits> circuits = BoardCircuits.of(List.copyOf(ways.values()));
    if (!circuits.isEmpty()) {
      return language.say("walk.down")
          + ", "
          + BoardCircuits.apart(circuits, movement, language)
          + ": "
          + BoardCircuits.back(circuits, movement, language)
          + renewals.words()
          + "."
          + stands();
    }
    if (stay()) {
      return language.say("walk.stay") + renewals.words() + "." + fresh();
    }
    if (up()) {
      return language.say("walk.up") + aroundUp() + renewals.words() + "." + stands();
    }
    String ruled =
        mostlyDown()
            ? language.say("walk.downBut", language.say("walk.down"), words.of(exceptions()))
            : language.say("walk.rule", words.of(ways.values()));
    return ruled + renewals.words() + "." + fresh();
  }

  /** Says where the boards of the lowest table go, and which tables' boards are done with. */
  private String around() {
    if (shared.oneCouple()) {
      return "; " + language.say("walk.together", movement.tableRanges(shared.couple()));
    }
    Set<Integer> done = new TreeSet<>(supplies.keySet());
    ways.values().forEach(w -> done.add(w.from()));
    int first = done.stream().mapToInt(t -> t).min().orElse(1);
    ways.values().forEach(w -> done.remove(w.from()));
    Way round = ways.get(last());
    boolean said = round != null && round.from() == first && mostly(round);
    return (said ? ", " + fromTo(first, last()) : "") + (done.isEmpty() ? "" : away(done));
  }

  private String fromTo(int from, int to) {
    return language.say("walk.fromTo", movement.table(from), movement.table(to));
  }

  /** The tables whose boards are done with. */
  private String away(Set<Integer> tables) {
    return "; " + language.say("walk.away", tables.size(), movement.tableRanges(tables));
  }

  /**
   * Whether boards come from the table below to all tables but table 1, which may get the boards of
   * the last table.
   */
  private boolean up() {
    return ways.keySet().containsAll(IntStream.rangeClosed(2, movement.tables()).boxed().toList())
        && ways.values().stream().allMatch(w -> w.to() == ring.next(w.from()));
  }

  /** Whether all boards stay where they are played. */
  boolean stay() {
    return !ways.isEmpty()
        && ways.values().stream().allMatch(w -> w.to() == w.from() && w.waits() == 0);
  }

  /** Says where the boards of the last table go, or that they are done with. */
  private String aroundUp() {
    Way round = ways.get(1);
    if (round != null) {
      return mostly(round) ? ", " + fromTo(movement.tables(), 1) : "";
    }
    return away(Set.of(movement.tables()));
  }

  /** The highest table that has boards; half tables may never have a game. */
  private int last() {
    int from = ways.values().stream().mapToInt(Way::from).max().orElse(movement.tables());
    return Math.max(
        from, supplies.keySet().stream().mapToInt(t -> t).max().orElse(movement.tables()));
  }

  /** Says where boards wait between two tables, and which come from stands. */
  private String stands() {
    String waits =
        ways.values().stream()
            .filter(w -> w.waits() > 0 && mostly(w))
            .map(w -> language.say("walk.before", movement.table(w.to()), w.waits()))
            .collect(Collectors.joining(", "));
    return (waits.isEmpty() ? "" : " " + language.say("walk.wait", waits)) + fresh();
  }

  /** The sets that come from stands without having been played; tables with most sets first. */
  private String fresh() {
    Map<Integer, List<Integer>> alike = new TreeMap<>(Comparator.reverseOrder());
    List<String> sets = new ArrayList<>();
    for (Supply supply : supplies.values()) {
      int fresh = supply.fresh() - renewals.at(supply.table());
      if (fresh <= supply.way().map(Way::waits).orElse(0)) {
        continue;
      }
      if (supply.way().map(this::mostly).orElse(true)) {
        alike.computeIfAbsent(fresh, n -> new ArrayList<>()).add(supply.table());
      } else {
        sets.add(words.besides(supply));
      }
    }
    alike.forEach(
        (fresh, here) ->
            sets.add(
                language.say(
                    here.size() == 1 ? "walk.freshTo" : "walk.freshToEach",
                    fresh,
                    movement.tableRanges(here))));
    return sets.isEmpty() ? "" : " " + language.say("walk.fresh", String.join(", ", sets));
  }

  /** The ways that do not lead directly from the next table. */
  private List<Way> exceptions() {
    return ways.values().stream()
        .filter(w -> w.waits() > 0 || w.from() != ring.next(w.to()))
        .toList();
  }

  private boolean mostlyDown() {
    return 2 * exceptions().size() < ways.size();
  }

  /**
   * @return the exceptions, such as "to table 9 from table 1, to table 18 from table 10 by a
   *     stand"; empty where the rule is not "down one table" with few exceptions
   */
  String shortly() {
    return ruled() && mostlyDown()
        ? exceptions().stream()
            .map(w -> words.to(w) + (w.waits() > 0 ? " " + language.say("walk.byStand") : ""))
            .collect(Collectors.joining(", "))
        : "";
  }

  /**
   * @return whether a clause or two describe the boards of a table for every round: no table gets
   *     boards of another table in some rounds and unplayed boards in others
   */
  public boolean always() {
    return ruled()
        && supplies.values().stream().noneMatch(s -> s.fromStand() && s.way().isPresent());
  }

  /**
   * The rule for one table: a clause says where its boards come from, another where they go.
   *
   * @param table a table, from 1
   * @return the clauses; empty where no rule says anything about the table that always holds
   */
  public List<String> clauses(int table) {
    if (!always()) {
      return List.of();
    }
    if (inTurn.all()) {
      return shared.any() ? List.of() : List.of(language.say("walk.ownCopy"));
    }
    List<Integer> together =
        shared.oneCouple() && shared.couple().contains(table) ? shared.couple() : List.of(table);
    Way here = ways.get(together.get(0));
    if (here != null && here.from() == table && here.waits() == 0) {
      return List.of(language.say("walk.stayHere"));
    }
    List<String> clauses = new ArrayList<>();
    if (here != null && here.waits() > 0) {
      clauses.add(language.say("walk.comeAfter", movement.table(here.from()), here.waits()));
    } else if (here != null) {
      clauses.add(language.say("walk.come", movement.table(here.from())));
    } else if (supplies.containsKey(table)) {
      clauses.add(language.say("walk.comeStand"));
    }
    List<Way> onward = ways.values().stream().filter(w -> together.contains(w.from())).toList();
    onward.stream()
        .map(w -> language.say(w.waits() > 0 ? "walk.goStand" : "walk.go", movement.table(w.to())))
        .forEach(clauses::add);
    if (onward.isEmpty() && !clauses.isEmpty()) {
      clauses.add(language.say("walk.putAway"));
    }
    return clauses;
  }

  /** Whether most sets of a table come by this way. */
  private boolean mostly(Way way) {
    Supply supply = supplies.get(way.to());
    return supply == null || !supply.fromStand() || supply.carried() >= supply.fresh();
  }

  /**
   * The rounds before which all boards in play are exchanged for boards that have not been played.
   */
  private static final class Renewals {

    private final Movement movement;
    private final Language language;
    private final List<Integer> rounds = new ArrayList<>();

    /** Those of the rounds from which on no board that was played before is played again. */
    private final List<Integer> last = new ArrayList<>();

    Renewals(Movement movement, Language language) {
      this.movement = movement;
      this.language = language;
      Set<Integer> played = new HashSet<>();
      for (int r = 0; r < movement.rounds().size(); r++) {
        List<Integer> now =
            movement.rounds().get(r).encounters().stream().map(Encounter::set).toList();
        if (r > 0 && !now.isEmpty() && Collections.disjoint(played, now)) {
          rounds.add(r);
          if (Collections.disjoint(played, from(r))) {
            last.add(r);
          }
        }
        played.addAll(now);
      }
    }

    private List<Integer> from(int round) {
      return movement.rounds().stream()
          .skip(round)
          .flatMap(r -> r.encounters().stream())
          .map(Encounter::set)
          .toList();
    }

    /**
     * The clauses, such as "; but after round 3 all boards are put away, and new ones come from the
     * stands".
     */
    String words() {
      List<Integer> aside = rounds.stream().filter(r -> !last.contains(r)).toList();
      List<String> clauses = new ArrayList<>();
      if (!aside.isEmpty()) {
        clauses.add(language.say("walk.aside", aside.size(), NumberRanges.of(aside)));
      }
      if (!last.isEmpty()) {
        clauses.add(language.say("walk.renewed", last.size(), NumberRanges.of(last)));
      }
      return clauses.isEmpty() ? "" : "; " + language.say("walk.but", String.join("; ", clauses));
    }

    /** The number of renewals that bring a set to the table. */
    int at(int table) {
      return (int)
          rounds.stream()
              .filter(
                  r ->
                      movement.rounds().get(r).encounters().stream()
                          .anyMatch(e -> e.table() == table))
              .count();
    }
  }

  /**
   * The sets of a movement in which all tables play the same set in a round, and each set is played
   * in one round.
   */
  private static final class SetsInTurn {

    /** The number of rounds that show the pattern. */
    private static final int SHOWN = 2;

    private final Wording wording;
    private final List<List<Integer>> rounds;
    private final boolean tables;

    SetsInTurn(Movement movement, Language language) {
      wording = new Wording(movement, language);
      rounds =
          movement.rounds().stream()
              .map(r -> r.encounters().stream().map(Encounter::set).distinct().toList())
              .toList();
      tables = movement.rounds().stream().anyMatch(r -> r.encounters().size() > 1);
    }

    /** Whether all rounds follow this pattern, and some round has more than one table. */
    boolean all() {
      return tables
          && rounds.stream().allMatch(sets -> sets.size() == 1)
          && rounds.stream().distinct().count() == rounds.size();
    }

    /** Such as boards 1-3 in round 1, 4-6 in round 2, and so on. */
    String words() {
      boolean ordered =
          IntStream.range(0, rounds.size()).allMatch(r -> rounds.get(r).equals(List.of(r + 1)));
      int shown = ordered ? Math.min(SHOWN, rounds.size()) : rounds.size();
      Language language = wording.language();
      return language.say(
              "boardsOf",
              IntStream.range(0, shown)
                  .mapToObj(
                      r -> language.say("inRound", wording.boards(rounds.get(r).get(0)), r + 1))
                  .collect(Collectors.joining(", ")))
          + (shown < rounds.size() ? ", " + language.say("andSoOn") : "");
    }
  }

  /** The ways of boards in words. */
  private record WaysText(Movement movement, Language language) {

    /**
     * A list of ways, such as: to table 5 from table 1 at once, to table 6 from table 2 after 1
     * round on a stand.
     */
    String of(Collection<Way> ways) {
      return ways.stream().map(w -> to(w) + " " + how(w)).collect(Collectors.joining(", "));
    }

    /** Such as to table 5 from table 1. */
    String to(Way way) {
      return language.say("walk.to", movement.table(way.to()), movement.table(way.from()));
    }

    private String how(Way way) {
      return language.say("walk.how", way.waits());
    }

    /** The supply of a table that gets only a few sets by its way. */
    String besides(Supply supply) {
      return language.say(
          "walk.besides",
          supply.fresh(),
          movement.table(supply.table()),
          supply.carried(),
          movement.table(supply.way().orElseThrow().from()));
    }
  }
}
