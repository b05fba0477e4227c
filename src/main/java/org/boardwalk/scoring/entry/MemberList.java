package org.boardwalk.scoring.entry;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Fraction;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Members.Member;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Terms;

/**
 * The members of a club: names, numbers in the union and handicaps, from a CSV file with the
 * columns {@code number,name,handicap} in any order; other columns are not read. A name that
 * several members have is followed by the number in brackets, so that each member is called
 * differently. Immutable.
 *
 * @param people the members, in the order of the file
 */
public record MemberList(List<Person> people) {

  /** No members. */
  public static final MemberList NONE = new MemberList(List.of());

  /** The most members of a list: browsers get all their names. */
  private static final int MOST = 5000;

  private static final int LONGEST = 100;
  private static final List<String> HEAD = List.of("number", "name");
  private static final List<String> USUAL = List.of("number", "name", "handicap");

  /**
   * A member.
   *
   * @param name what the member is called
   * @param number the number in the union; empty where there is none
   * @param handicap the handicap, as a correction of contestant 1; empty where there is none
   */
  public record Person(String name, String number, Optional<Correction> handicap) {}

  /** Copies the list. */
  public MemberList {
    people = List.copyOf(people);
  }

  /**
   * @param path a file, at most 5 MB
   * @return the members in it
   * @throws FileException when it cannot be read, or a line of it is wrong
   */
  public static MemberList read(Path path) {
    return parse(path, FileText.readForeign(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of the file
   * @return the members in it
   * @throws FileException when a line is wrong
   */
  public static MemberList parse(Path path, String text) {
    Sheet sheet = Sheet.of(path, text);
    List<Person> people =
        sheet.lines().stream().map(line -> sheet.columns().person(path, line)).toList();
    refuseMixed(path, people);
    return new MemberList(toldApart(path, people));
  }

  /**
   * Adds numbers to a list. A name that people with different numbers have is left out.
   *
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a list; empty for a new one
   * @param played people with their numbers
   * @return the text with these numbers, in the lines of the members of these names, and in further
   *     lines for others; the same text where it has all of them
   * @throws FileException when the list is wrong, or cannot take all of them
   */
  public static String numbered(Path path, String text, Members played) {
    Sheet sheet = Sheet.of(path, text);
    List<String> known = parse(path, text).names().stream().map(MemberList::key).toList();
    List<List<String>> rows = new ArrayList<>();
    sheet.lines().forEach(line -> rows.add(new ArrayList<>(line.cells())));
    boolean changed = false;
    for (Member member : told(played)) {
      int place = known.indexOf(key(member.name()));
      List<String> row = place < 0 ? new ArrayList<>() : rows.get(place);
      if (place < 0) {
        rows.add(row);
        put(row, sheet.columns().name(), member.name());
      }
      changed |= !put(row, sheet.columns().number(), member.unionNumber());
    }
    if (!changed) {
      return text;
    }
    rows.add(0, sheet.head());
    String after = rows.stream().map(CsvText::line).collect(Collectors.joining());
    parse(path, after);
    return after;
  }

  /** Puts a value into a row; whether it was there already. */
  private static boolean put(List<String> row, int column, String value) {
    while (row.size() <= column) {
      row.add("");
    }
    return row.set(column, value).strip().equals(value);
  }

  /** Those with a number, but for names that several people with different numbers have. */
  private static List<Member> told(Members played) {
    Map<String, Member> told = new LinkedHashMap<>();
    Set<String> several = new HashSet<>();
    new TreeMap<>(played.people())
        .values().stream()
            .flatMap(List::stream)
            .filter(member -> !member.unionNumber().isEmpty())
            .forEach(
                member -> {
                  Member other = told.putIfAbsent(key(member.name()), member);
                  if (other != null && !other.unionNumber().equals(member.unionNumber())) {
                    several.add(key(member.name()));
                  }
                });
    told.keySet().removeAll(several);
    return List.copyOf(told.values());
  }

  /** The lines of a list below the names of its columns, which may be understood. */
  private record Sheet(List<String> head, Columns columns, List<CsvText.Line> lines) {

    static Sheet of(Path path, String text) {
      Table table = Table.parse(path, text);
      List<String> head = table.lines().isEmpty() ? USUAL : table.head();
      boolean headed = !table.lines().isEmpty() && head.containsAll(HEAD);
      List<CsvText.Line> lines = table.lines().subList(headed ? 1 : 0, table.lines().size());
      if (!headed && !lines.isEmpty() && (head.size() < 2 || head.size() > USUAL.size())) {
        throw new FileException(
            path,
            lines.get(0).number(),
            "has other columns\nMaybe begin with number,name,handicap.");
      }
      if (lines.size() > MOST) {
        throw new FileException(
            path,
            0,
            Text.of(
                "has %d members, and %d are taken\nMaybe leave out members who no longer come.",
                lines.size(), MOST));
      }
      return new Sheet(
          headed ? table.lines().get(0).cells() : USUAL, Columns.of(headed ? head : USUAL), lines);
    }
  }

  /** The columns of a list; -1 for one that is not there. */
  private record Columns(int number, int name, int handicap) {

    static Columns of(List<String> head) {
      return new Columns(head.indexOf("number"), head.indexOf("name"), head.indexOf("handicap"));
    }

    Person person(Path path, CsvText.Line line) {
      String called = line.cell(name).strip();
      String id = line.cell(number).strip();
      if (called.isEmpty() || Math.max(called.length(), id.length()) > LONGEST) {
        throw new FileException(
            path,
            line.number(),
            Text.of(
                "name and number must have at most %d characters, and the name at least one\n"
                    + "Maybe the columns are number,name,handicap.",
                LONGEST));
      }
      if (Members.two(called).size() > 1) {
        throw new FileException(
            path,
            line.number(),
            Text.of("[%s] are two people\nMaybe give each member a line.", called));
      }
      String worth = handicap < 0 ? "" : line.cell(handicap).strip();
      Optional<Correction> handicapped =
          Optional.of(worth)
              .filter(w -> !w.isEmpty())
              .map(
                  w ->
                      CorrectionsCsv.correction(
                          path, line.number(), 1, Correction.Purpose.HANDICAP, w));
      return new Person(called, id, handicapped);
    }
  }

  /** Refuses handicaps in different units, of which a pair would have no mean. */
  private static void refuseMixed(Path path, List<Person> people) {
    if (people.stream().flatMap(p -> p.handicap().stream()).map(Correction::unit).distinct().count()
        > 1) {
      throw new FileException(
          path,
          0,
          "has handicaps in percent and others in points\nMaybe write all of them as 1.5 or as 2%.");
    }
  }

  /** The members, those of one name told apart by their numbers. */
  private static List<Person> toldApart(Path path, List<Person> people) {
    Map<String, Integer> often = new HashMap<>();
    people.forEach(p -> often.merge(key(p.name()), 1, Integer::sum));
    Set<String> called = new HashSet<>();
    List<Person> apart = new ArrayList<>();
    for (Person person : people) {
      boolean alone = often.getOrDefault(key(person.name()), 0) == 1;
      String name = alone ? person.name() : person.name() + " (" + person.number() + ")";
      if (!called.add(key(name))) {
        throw new FileException(
            path,
            0,
            Text.of("has [%s] twice\nMaybe take one line out, or give each a number.", name));
      }
      apart.add(new Person(name, person.number(), person.handicap()));
    }
    return apart;
  }

  private static String key(String name) {
    return name.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }

  /** {@return whether any member has a handicap} */
  public boolean handicapped() {
    return people.stream().anyMatch(p -> p.handicap().isPresent());
  }

  /** {@return what the members are called, in the order of the list} */
  public List<String> names() {
    return people.stream().map(Person::name).toList();
  }

  private Optional<Person> person(String name) {
    String wanted = key(name);
    return people.stream().filter(p -> key(p.name()).equals(wanted)).findFirst();
  }

  /**
   * @param name the name of a person
   * @param number their number in the union; empty where it is not known
   * @return what the member with that number is called here, or else the member of that name; the
   *     name itself where neither is a member
   */
  public String called(String name, String number) {
    return people.stream()
        .filter(p -> !number.isEmpty() && p.number().equals(number))
        .findFirst()
        .or(() -> person(name))
        .map(Person::name)
        .orElse(name);
  }

  /**
   * @param ranking a ranking
   * @param names names by number
   * @return the ranking with the handicaps of these members in place of those that it has
   */
  public Ranking handicapped(Ranking ranking, Map<Integer, String> names) {
    Terms terms = ranking.terms();
    List<Correction> corrections = new ArrayList<>(terms.corrections());
    corrections.removeIf(c -> c.purpose() == Correction.Purpose.HANDICAP);
    new TreeMap<>(names)
        .forEach((contestant, name) -> handicap(contestant, name).ifPresent(corrections::add));
    return Ranking.of(
        ranking.event(),
        ranking.method(),
        new Terms(corrections, terms.rounding(), terms.remarks(), terms.datum()));
  }

  /**
   * @param name the name of a contestant, a player or a pair
   * @return those of its people who are members with a number, by the names that they have there
   */
  public List<Member> members(String name) {
    List<Member> found = new ArrayList<>();
    for (String one : Members.two(name)) {
      person(one)
          .filter(p -> !p.number().isEmpty())
          .ifPresent(p -> found.add(new Member(one, "", p.number())));
    }
    return found;
  }

  /**
   * @param known the club and the people that are known already
   * @param names the names of contestants, by number
   * @return them, with the people of further contestants who are members with a number
   */
  public Members numbered(Members known, Map<Integer, String> names) {
    Map<Integer, List<Member>> all = new HashMap<>();
    names.forEach((contestant, name) -> all.put(contestant, members(name)));
    all.values().removeIf(List::isEmpty);
    all.putAll(known.people());
    return new Members(known.club(), known.clubId(), all);
  }

  /**
   * The handicap of a contestant: the mean of the handicaps of its people, those without one
   * counting zero, to four decimals.
   *
   * @param contestant a number, from 1
   * @param name the name of the contestant, a player or a pair
   * @return the handicap; empty where none of its people has one, or their mean is zero
   */
  public Optional<Correction> handicap(int contestant, String name) {
    List<String> all = Members.two(name);
    List<Correction> found =
        all.stream()
            .flatMap(one -> person(one).stream())
            .flatMap(p -> p.handicap().stream())
            .toList();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Fraction sum = found.stream().map(Correction::amount).reduce(Fraction.ZERO, Fraction::plus);
    Fraction mean = new Fraction(sum.over(Fraction.of(all.size())).rounded(4));
    return mean.equals(Fraction.ZERO)
        ? Optional.empty()
        : Optional.of(
            new Correction(contestant, Correction.Purpose.HANDICAP, mean, found.get(0).unit()));
  }
}
