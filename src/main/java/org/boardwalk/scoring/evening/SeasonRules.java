package org.boardwalk.scoring.evening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Placing;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Roster;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Season;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.entry.PointsTable;

/**
 * The rules by which a club ranks a season. Contestants of several nights are the same if their
 * names are, whatever the case of the letters and the order of the two in a pair; members are known
 * by their numbers too. Immutable.
 *
 * @param best how many nights of each count, the best ones; empty for all
 * @param absent what a missed night counts; empty for nothing
 * @param singly whether people are ranked, each with the scores of their pairs or teams, in place
 *     of contestants
 * @param points the points for places, which are added up in place of the mean of the scores
 * @param members the members of the club
 */
public record SeasonRules(
    OptionalInt best,
    Optional<Fraction> absent,
    boolean singly,
    Optional<PointsTable> points,
    MemberList members) {

  private static final Fraction ALL = Fraction.of(100);

  /**
   * An event of a night.
   *
   * @param ranking its ranking, with the handicaps that count
   * @param names the names of its contestants, by number; some may be missing
   * @param people the people of its contestants, with their numbers
   */
  public record RankedEvent(Ranking ranking, Map<Integer, String> names, Members people) {

    /** Copies the map. */
    public RankedEvent {
      names = Map.copyOf(names);
    }
  }

  /**
   * A night.
   *
   * @param file where its results are, to report faults under
   * @param events its events: one, or one for each section
   */
  public record Night(Path file, List<RankedEvent> events) {

    /** Copies the list. */
    public Night {
      events = List.copyOf(events);
    }
  }

  /**
   * @param nights the nights, in their order
   * @return the season by these rules; O(n log n) for n placings
   * @throws FileException when a night has two contestants of the same name
   * @throws IllegalArgumentException when the nights are scored by different methods and no points
   *     are given for places, or there are fewer nights than count
   */
  public Season season(List<Night> nights) {
    List<ScoringMethod> methods =
        nights.stream()
            .flatMap(n -> n.events().stream())
            .map(e -> e.ranking().method())
            .distinct()
            .toList();
    if (methods.size() > 1 && points.isEmpty()) {
      throw new IllegalArgumentException(
          "the nights are scored by different methods\nMaybe choose one method for all, or give points for places.");
    }
    boolean percent = points.isEmpty() && methods.stream().allMatch(ScoringMethod::byShare);
    absent.ifPresent(a -> refuseAbsent(a, percent));
    Map<String, String> called = new HashMap<>();
    return new Season(
        nights.stream().map(night -> scores(night, called)).toList(),
        best,
        absent,
        points.isPresent() ? Season.Counting.SUM : Season.Counting.MEAN);
  }

  /** The scores of a night by name; names are noted as they are met first, by their keys. */
  private Map<String, Fraction> scores(Night night, Map<String, String> called) {
    Map<String, Fraction> scores = new HashMap<>();
    for (RankedEvent event : night.events()) {
      for (List<Placing> field : event.ranking().fields().values()) {
        PointsTable.FieldSize size = PointsTable.FieldSize.of(event.ranking(), field);
        for (Placing placing : field) {
          Fraction score = points.map(p -> p.points(placing, size)).orElse(placing.mean());
          for (Who who : who(event, placing)) {
            String name = called.computeIfAbsent(who.key(), k -> who.shown());
            if (scores.put(name, score) != null) {
              throw twice(night.file(), name);
            }
          }
        }
      }
    }
    return scores;
  }

  private static FileException twice(Path file, String name) {
    return new FileException(
        file,
        0,
        Text.of("has two contestants called [%s]", name)
            + "\nMaybe give their names, or rank sections with --across.");
  }

  private void refuseAbsent(Fraction amount, boolean percent) {
    boolean share = amount.compareTo(Fraction.ZERO) >= 0 && amount.compareTo(ALL) <= 0;
    if (percent && !share) {
      throw new IllegalArgumentException(
          Text.of(
              "a night away, [%s], must count from 0 to 100, as the nights are in percent"
                  + "\nMaybe 45.",
              amount.rounded(2).stripTrailingZeros().toPlainString()));
    }
  }

  /** Contestants or a person: what they are called, and their names. */
  private record Who(String shown, List<String> names) {

    /** One key for a pair, whichever of the two is named first, in small letters or capitals. */
    String key() {
      return names.stream()
          .map(name -> name.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT))
          .sorted()
          .collect(Collectors.joining("\n"));
    }
  }

  /** Those that a placing is of: all together, or each person alone. */
  private List<Who> who(RankedEvent event, Placing placing) {
    List<String> written = new ArrayList<>();
    List<String> known = new ArrayList<>();
    for (int contestant : placing.members()) {
      String name = event.names().getOrDefault(contestant, "").strip();
      for (String one : name.isEmpty() ? List.<String>of() : Members.two(name)) {
        written.add(one);
        known.add(members.called(one, event.people().of(contestant, one).unionNumber()));
      }
    }
    if (known.isEmpty()) {
      Roster roster = event.ranking().event().roster();
      String label = placing.label(roster::fullLabel);
      return List.of(new Who(label, List.of(label)));
    }
    if (singly) {
      return known.stream().map(one -> new Who(one, List.of(one))).toList();
    }
    boolean same = known.equals(written);
    return List.of(new Who(same ? placing.name(event.names()) : String.join(" & ", known), known));
  }
}
