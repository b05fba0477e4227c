package org.boardwalk.publish;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.text.Language;
import org.boardwalk.scoring.Account;
import org.boardwalk.scoring.Award;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Denomination;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.Score;
import org.boardwalk.scoring.ScoringMethod;

/** A ranking with the names of its contestants, and the gains at each play. */
public final class ScoredEvent {

  private static final Pattern CARD = Pattern.compile("([CDHS])(10|[2-9TJQKA])");

  private final Ranking ranking;
  private final Map<Integer, String> names;
  private final Members members;
  private final Optional<LocalDate> day;
  private final Language language;
  private final Map<Direction, Map<BoardPlay, List<Award>>> awards = new HashMap<>();

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   */
  public ScoredEvent(Ranking ranking, Map<Integer, String> names) {
    this(ranking, names, Members.NONE);
  }

  /**
   * @param ranking a ranking
   * @param names names by number; they may be missing
   * @param members the club and its people with their numbers
   */
  public ScoredEvent(Ranking ranking, Map<Integer, String> names, Members members) {
    this(ranking, names, members, Optional.empty(), Language.EN);
  }

  private ScoredEvent(
      Ranking ranking,
      Map<Integer, String> names,
      Members members,
      Optional<LocalDate> day,
      Language language) {
    this.day = day;
    this.ranking = ranking;
    this.language = language;
    this.names = Map.copyOf(names);
    this.members = members;
    for (Award award : ranking.awards()) {
      awards
          .computeIfAbsent(award.side(), s -> new HashMap<>())
          .computeIfAbsent(award.play(), p -> new ArrayList<>())
          .add(award);
    }
  }

  /**
   * @param played the day on which it was played
   * @return this event on that day
   */
  public ScoredEvent on(LocalDate played) {
    return new ScoredEvent(ranking, names, members, Optional.of(played), language);
  }

  /**
   * @param others the club and its people with their numbers
   * @return this event with them
   */
  public ScoredEvent with(Members others) {
    return new ScoredEvent(ranking, names, others, day, language);
  }

  /**
   * @param other a language
   * @return this event, whose sheets speak that language; files of values are the same in each
   */
  public ScoredEvent in(Language other) {
    return new ScoredEvent(ranking, names, members, day, other);
  }

  /** {@return the day on which it was played, where it is known} */
  Optional<LocalDate> day() {
    return day;
  }

  /** {@return the ranking} */
  public Ranking ranking() {
    return ranking;
  }

  /** {@return names by number; they may be missing} */
  public Map<Integer, String> names() {
    return names;
  }

  /** {@return the club and its people with their numbers} */
  public Members members() {
    return members;
  }

  /** {@return the language of its sheets} */
  public Language language() {
    return language;
  }

  Roster roster() {
    return ranking.event().roster();
  }

  /** The number and name of the contestants of a side, as they stand on a sheet. */
  String who(List<Integer> contestants) {
    return contestants.stream().map(this::who).collect(Collectors.joining(" + "));
  }

  String who(int contestant) {
    String label = HarmlessText.of(language.label(roster().label(contestant)));
    String name = HarmlessText.of(names.getOrDefault(contestant, ""));
    return name.isEmpty() ? label : label + " " + name;
  }

  /**
   * The awards of a side: one for the whole side, or several where partners are entitled to
   * different scores.
   */
  List<Award> awards(Result result, Direction side) {
    return awards.getOrDefault(side, Map.of()).getOrDefault(result.play(), List.of());
  }

  /** The gain of one contestant. */
  Optional<Award> award(Result result, int contestant) {
    return Arrays.stream(Direction.values())
        .flatMap(side -> awards(result, side).stream())
        .filter(award -> award.contestants().contains(contestant))
        .findFirst();
  }

  /** The gain of a side, with two decimals; empty where nothing counts. */
  String gained(Result result, Direction side) {
    return awards(result, side).stream().map(this::gained).collect(Collectors.joining(" / "));
  }

  String gained(Award award) {
    int places = ranking.method() == ScoringMethod.AGGREGATE ? 0 : 2;
    return language.decimal(award.gained().rounded(places).toPlainString());
  }

  /** A score from the view of NS; both scores where the sides differ. */
  static String score(Result result) {
    String ns = score(result.ns());
    return result.ns().equals(result.ew()) ? ns : ns + " / " + score(result.ew());
  }

  private static String score(Score score) {
    if (score instanceof Score.Points points) {
      return Integer.toString(points.ns());
    }
    if (score instanceof Score.Weighted weighted) {
      return weighted.points().stream()
          .map(p -> weighted.outcomes().getOrDefault(p, 0) + "% " + p)
          .collect(Collectors.joining(" "));
    }
    if (score instanceof Score.Entitled entitled) {
      return entitled.text();
    }
    return score instanceof Score.Average average ? average.text() : "NP";
  }

  /** Whether no contract was played: each contract has points for one side. */
  static boolean passed(Result result) {
    return result.ns().equals(new Score.Points(0)) && result.ns().equals(result.ew());
  }

  /** The word for a pass; empty where a contract was played. */
  String pass(Result result) {
    return passed(result) ? language.say("pass") : "";
  }

  /** Contract, or pass, declarer, tricks and lead; empty where they were not entered. */
  List<String> account(Result result) {
    return result
        .account()
        .map(
            a ->
                List.of(
                    contract(a, this::trumps),
                    language.seat(a.declarer().letter()),
                    "" + a.tricks(),
                    lead(a, this::trumps)))
        .orElse(List.of(pass(result), "", "", ""));
  }

  private String trumps(String suit) {
    return language.say("trump." + suit);
  }

  /** The contract, with its suit in other letters or signs: 4♠x. */
  String contract(Account account, UnaryOperator<String> suit) {
    Denomination trumps = account.contract().denomination();
    String letters = trumps.letters();
    return account
        .words()
        .replace(
            letters,
            trumps == Denomination.NOTRUMP ? language.say("roomNotrump") : suit.apply(letters));
  }

  /** The lead, with its suit in other letters or signs; empty where it is not known. */
  String lead(Account account, UnaryOperator<String> suit) {
    Matcher card = CARD.matcher(account.lead());
    return card.matches()
        ? suit.apply(card.group(1)) + language.rank(card.group(2))
        : HarmlessText.of(account.lead());
  }
}
