package org.boardwalk.scoring.evening;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.Terms;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.wish.answer.Judged;

/**
 * An evening as it stands: its movement, the people who came, the results so far. Immutable; {@link
 * EveningFile} reads and writes it, {@link EveningStore} keeps the one that several people change.
 *
 * @param title the title, at most {@value #LONGEST} characters
 * @param date the day on which the evening is played, of a year from 0 to {@value #LAST_YEAR}
 * @param settings how the evening is played and ranked
 * @param movement the movement
 * @param attendance which contestants are there in which rounds; those that are not there play
 *     nothing
 * @param names the names of those who came, by number; numbers without a name are missing
 * @param members the numbers in the union of those who came, where they are known
 * @param results the results so far, by round, table and board, each play at most once
 * @param corrections the director's corrections of the scores
 * @param clock the clock of the rounds
 * @param devices what the table devices have said
 */
public record SavedEvening(
    String title,
    LocalDate date,
    EveningSettings settings,
    Movement movement,
    Attendance attendance,
    Map<Integer, String> names,
    Members members,
    List<Result> results,
    List<Correction> corrections,
    RoundClock clock,
    DeviceLog devices) {

  /** The most characters of a title or a name. */
  public static final int LONGEST = 200;

  /** The last year that has four digits in a file. */
  private static final int LAST_YEAR = 9999;

  private static final Comparator<Result> ORDER =
      Comparator.comparing(
          Result::play,
          Comparator.comparingInt(BoardPlay::round)
              .thenComparingInt(BoardPlay::table)
              .thenComparingInt(BoardPlay::board));

  /** Copies the collections, and checks that all of them belong to the movement. */
  public SavedEvening {
    shortEnough("title", title);
    Range.check("year", date.getYear(), 0, LAST_YEAR);
    names = Collections.unmodifiableMap(new TreeMap<>(names));
    names.forEach(
        (number, name) -> {
          Range.check("number", number, 1, movement.contestants());
          shortEnough("name", name);
        });
    if (!members.club().isEmpty()) {
      shortEnough("club", members.club());
    }
    if (!members.clubId().isEmpty()) {
      shortEnough("clubId", members.clubId());
    }
    members.people().keySet().forEach(n -> Range.check("number", n, 1, movement.contestants()));
    results = results.stream().sorted(ORDER).toList();
    corrections = List.copyOf(corrections);
    corrections.forEach(c -> Range.check("number", c.contestant(), 1, movement.contestants()));
    Range.check("round", clock.round(), 0, movement.wholeRounds());
    attendance.check(movement);
    // Refuses plays that the movement does not have, and those that are scored twice.
    var unused = new Event(movement, results);
  }

  private static void shortEnough(String what, String text) {
    if (text.isBlank() || text.codePointCount(0, text.length()) > LONGEST) {
      throw new WrongValue(what, "must have from 1 to %d characters", LONGEST);
    }
  }

  /**
   * An evening that has not begun.
   *
   * @param judged the movement, and which contestants are there
   * @param date the day
   * @param names names by number; numbers may be missing
   * @return the evening, titled with the name of the movement, with the usual settings
   */
  public static SavedEvening of(Judged judged, LocalDate date, Map<Integer, String> names) {
    Movement movement = judged.movement();
    String title = movement.name().isBlank() ? "Evening" : cut(movement.name());
    return new SavedEvening(
        title,
        date,
        EveningSettings.USUAL,
        movement,
        judged.attendance(),
        names,
        Members.NONE,
        List.of(),
        List.of(),
        RoundClock.BEFORE,
        DeviceLog.NONE);
  }

  private static String cut(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST));
  }

  /**
   * @param other another title
   * @return this evening under that title
   */
  public SavedEvening titled(String other) {
    return new SavedEvening(
        other,
        date,
        settings,
        movement,
        attendance,
        names,
        members,
        results,
        corrections,
        clock,
        devices);
  }

  /**
   * @param others the club and its people with their numbers
   * @param day the day
   * @return this evening of that club on that day
   */
  public SavedEvening on(Members others, LocalDate day) {
    return new SavedEvening(
        title,
        day,
        settings,
        movement,
        attendance,
        names,
        others,
        results,
        corrections,
        clock,
        devices);
  }

  /**
   * @param style how its EW pairs are numbered
   * @return this evening with those numbers
   * @throws IllegalArgumentException when they do not fit its movement
   */
  public SavedEvening numbered(PairNumbering.Style style) {
    return new SavedEvening(
        title,
        date,
        settings,
        movement.numbered(style),
        attendance,
        names,
        members,
        results,
        corrections,
        clock,
        devices);
  }

  /**
   * @param others other settings
   * @return this evening with those settings
   */
  public SavedEvening with(EveningSettings others) {
    return new SavedEvening(
        title,
        date,
        others,
        movement,
        attendance,
        names,
        members,
        results,
        corrections,
        clock,
        devices);
  }

  /**
   * @param others other names, in place of all names
   * @return this evening with those names
   */
  public SavedEvening named(Map<Integer, String> others) {
    return named(others, MemberList.NONE);
  }

  /**
   * @param others other names, in place of all names
   * @param list members, whose numbers the evening notes; where the list has handicaps, contestants
   *     with another name than before get those of their people
   * @return this evening with those names
   */
  public SavedEvening named(Map<Integer, String> others, MemberList list) {
    Map<Integer, List<Member>> people = new TreeMap<>();
    others.forEach(
        (contestant, name) -> {
          List<Member> found = new ArrayList<>(list.members(name));
          if (name.equals(names.get(contestant))) {
            members.people().getOrDefault(contestant, List.of()).stream()
                .filter(m -> found.stream().noneMatch(f -> f.name().equals(m.name())))
                .toList()
                .forEach(found::add);
          }
          if (!found.isEmpty()) {
            people.put(contestant, found);
          }
        });
    List<Correction> all = new ArrayList<>(corrections);
    if (list.handicapped()) {
      Predicate<Integer> renamed = c -> !Objects.equals(names.get(c), others.get(c));
      all.removeIf(c -> c.purpose() == Correction.Purpose.HANDICAP && renamed.test(c.contestant()));
      others.forEach(
          (contestant, name) -> {
            if (renamed.test(contestant)) {
              list.handicap(contestant, name).ifPresent(all::add);
            }
          });
    }
    return new SavedEvening(
        title,
        date,
        settings,
        movement,
        attendance,
        others,
        new Members(members.club(), members.clubId(), people),
        results,
        all,
        clock,
        devices);
  }

  /**
   * @param typed names and corrections in place of all; corrections that differ from the present
   *     ones stand as they are, in place of the handicaps of the list
   * @param list members, as for {@link #named(Map, MemberList)}
   * @return this evening with those names and corrections
   */
  public SavedEvening signedUp(Entrants typed, MemberList list) {
    SavedEvening named = named(typed.names(), list);
    return typed.corrections().equals(corrections) ? named : named.corrected(typed.corrections());
  }

  /**
   * @param result a result; it replaces the result of its play, if there is one
   * @return this evening with that result
   */
  public SavedEvening with(Result result) {
    List<Result> all = without(result.play());
    all.add(result);
    return scored(all);
  }

  /** {@return this evening without the result of that play} */
  public SavedEvening withdrawn(BoardPlay play) {
    return scored(without(play));
  }

  /**
   * @param others other results, in place of all results
   * @return this evening with those results
   */
  public SavedEvening scored(List<Result> others) {
    return new SavedEvening(
        title,
        date,
        settings,
        movement,
        attendance,
        names,
        members,
        others,
        corrections,
        clock,
        devices);
  }

  /**
   * @param others other corrections, in place of all corrections
   * @return this evening with those corrections
   */
  public SavedEvening corrected(List<Correction> others) {
    return new SavedEvening(
        title,
        date,
        settings,
        movement,
        attendance,
        names,
        members,
        results,
        others,
        clock,
        devices);
  }

  /**
   * @param other another clock
   * @return this evening with that clock
   */
  public SavedEvening at(RoundClock other) {
    return new SavedEvening(
        title,
        date,
        settings,
        movement,
        attendance,
        names,
        members,
        results,
        corrections,
        other,
        devices);
  }

  /**
   * @param log what the table devices have said
   * @return this evening with that log; its results are as before
   */
  public SavedEvening with(DeviceLog log) {
    return new SavedEvening(
        title,
        date,
        settings,
        movement,
        attendance,
        names,
        members,
        results,
        corrections,
        clock,
        log);
  }

  /**
   * Goes on with another movement, such as one for those who are still there. Results of rounds
   * that were played follow the contestants that played them, to the table where they really sat;
   * where other contestants sat at a table that were not to play each other, they get the result of
   * the table.
   *
   * @param other the new movement, and which contestants are there
   * @param played how many rounds were played before
   * @return this evening with the new movement
   * @throws IllegalArgumentException when a result fits no play, or a later round has results of
   *     other contestants than those that are to play in it now
   */
  public SavedEvening goingOn(Judged other, int played) {
    return new SavedEvening(
        title,
        date,
        settings,
        other.movement().goingOnFrom(movement),
        other.attendance(),
        names,
        members,
        ResultTransfer.of(results, movement, other.movement(), played),
        corrections,
        clock,
        devices);
  }

  /** This evening without the names and corrections of later numbers. */
  SavedEvening upTo(int contestants) {
    Map<Integer, String> fewer = new TreeMap<>(names);
    fewer.keySet().removeIf(number -> number > contestants);
    return named(fewer)
        .corrected(corrections.stream().filter(c -> c.contestant() <= contestants).toList());
  }

  private List<Result> without(BoardPlay play) {
    List<Result> others = new ArrayList<>(results);
    others.removeIf(r -> r.play().equals(play));
    return others;
  }

  /**
   * @param play a play of the movement
   * @return the result of that play
   */
  public Optional<Result> result(BoardPlay play) {
    return results.stream().filter(r -> r.play().equals(play)).findFirst();
  }

  /**
   * @param play a play of the movement
   * @return the form in which its board comes to the table: that of its result, else of the results
   *     of the round in which the board was played last, if they agree; usually empty
   */
  public String form(BoardPlay play) {
    List<Result> before =
        results.stream()
            .filter(r -> r.play().board() == play.board() && r.play().round() < play.round())
            .toList();
    int last = before.stream().mapToInt(r -> r.play().round()).max().orElse(0);
    List<String> forms =
        before.stream().filter(r -> r.play().round() == last).map(Result::form).distinct().toList();
    return result(play).map(Result::form).orElse(forms.size() == 1 ? forms.get(0) : "");
  }

  /** {@return the movement, judged, under the title of the evening} */
  public Judged judged() {
    return Judged.of(movement, attendance).named(title);
  }

  /** {@return all plays of the movement, and the results so far, under the title of the evening} */
  public Event event() {
    return new Event(movement.named(title), results);
  }

  /**
   * @return the ranking so far, which is final once no result is missing
   * @throws IllegalArgumentException like {@link #rankable}
   */
  public Ranking ranking() {
    return ranking(Datum.USUAL, Language.EN);
  }

  /**
   * @param datum the rule for the datum of Butler scores
   * @param language the language of the remarks
   * @return the ranking so far by that rule
   * @throws IllegalArgumentException like {@link #rankable}
   */
  public Ranking ranking(Datum datum, Language language) {
    return Ranking.of(
        event(),
        settings.method(),
        new Terms(corrections, settings.rounding(), ScoreEntry.doubts(event(), language), datum));
  }

  /**
   * @return this evening, checked: it can be ranked now and when it is over
   * @throws IllegalArgumentException when the movement cannot be scored by the method, or
   *     corrections have no
   */
  public SavedEvening rankable() {
    var unused = ranking();
    return this;
  }

  /**
   * @param round number of a round, from 1
   * @return how long the clock runs for it: the move to a round is part of its time, but not that
   *     to the first one
   */
  public Duration length(int round) {
    Duration boards = settings.pace().perBoard().multipliedBy(movement.boards().perRound());
    return round == 1 ? boards : boards.plus(settings.pace().perMove());
  }
}
