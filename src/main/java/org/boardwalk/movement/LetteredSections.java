package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Language;

/**
 * The sections of an event of pairs, called A, B and so on. Its tables and pairs are counted
 * through in the movement; people call them by section: table B3, pair A12.
 *
 * @param all the sections in the order of their letters, at most {@value #LETTERS}; empty for an
 *     event that has only one
 */
public record LetteredSections(List<Section> all) {

  /** An event of one section. */
  public static final LetteredSections NONE = new LetteredSections(List.of());

  /** The most sections that have a letter. */
  private static final int LETTERS = 26;

  /** The fewest tables of a section; fewer that keep among themselves are a group in a room. */
  private static final int LEAST_TABLES = 5;

  /** Copies the list. */
  public LetteredSections {
    all = List.copyOf(all);
    Range.check("sections", all.size(), 0, LETTERS);
  }

  /**
   * A section.
   *
   * @param tables its tables in the movement, ascending
   * @param pairs its pairs in the movement, ascending
   */
  public record Section(List<Integer> tables, List<Integer> pairs) {

    /** Copies the lists. */
    public Section {
      tables = List.copyOf(tables);
      pairs = List.copyOf(pairs);
    }
  }

  /**
   * The sections that a movement of pairs falls into. Tables that keep among themselves are
   * sections where all of them stand side by side, at least {@value #LEAST_TABLES} together; teams
   * of four have none. Pairs that never play belong to the last. O(encounters · tables).
   *
   * @param movement a movement, valid or not
   * @return its sections; none where it is one
   */
  public static LetteredSections of(Movement movement) {
    if (movement.kind() != Kind.PAIRS || movement.tables() < 2 * LEAST_TABLES) {
      return NONE;
    }
    List<TableSections.Part> parts = TableSections.parts(movement);
    boolean serve =
        parts.size() > 1
            && parts.size() <= LETTERS
            && parts.stream().allMatch(p -> sideBySide(p.tables()))
            && !TeamsOfFour.in(movement);
    if (!serve) {
      return NONE;
    }
    LetteredSections sections =
        new LetteredSections(parts.stream().map(p -> new Section(p.tables(), p.pairs())).toList());
    return sections.with(parts.size() - 1, List.of(), movement.neverPlaying());
  }

  private static boolean sideBySide(List<Integer> tables) {
    int last = tables.get(tables.size() - 1);
    return tables.size() >= LEAST_TABLES && last - tables.get(0) == tables.size() - 1;
  }

  /** {@return whether the event has only one section} */
  public boolean none() {
    return all.isEmpty();
  }

  /**
   * @param pair a pair of the movement
   * @return the place of its section in the list; that of the last where it belongs to none
   */
  private int ofPair(int pair) {
    return place(IntStream.range(0, all.size()).filter(s -> all.get(s).pairs().contains(pair)));
  }

  private int ofTable(int table) {
    return place(IntStream.range(0, all.size()).filter(s -> all.get(s).tables().contains(table)));
  }

  private int place(IntStream found) {
    return found.findFirst().orElse(all.size() - 1);
  }

  /** The pairs of the section of a pair. */
  Stream<Integer> peers(int pair) {
    return all.get(ofPair(pair)).pairs().stream();
  }

  /**
   * @param pair a pair of the movement
   * @return the letter of its section, such as A; empty where there is only one
   */
  public String letter(int pair) {
    return none() ? "" : letterAt(ofPair(pair));
  }

  private static String letterAt(int place) {
    return "" + (char) ('A' + place);
  }

  /**
   * @param table a table of the movement, from 1
   * @return what it is called: 12, or B3 in a section
   */
  public String table(int table) {
    if (none()) {
      return "" + table;
    }
    int place = ofTable(table);
    List<Integer> tables = all.get(place).tables();
    int found = Collections.binarySearch(tables, table);
    // Tables that belong to no section follow those of the last one.
    int number = found < 0 ? tables.size() + table - tables.get(tables.size() - 1) : found + 1;
    return letterAt(place) + number;
  }

  /**
   * @param place a place
   * @param kind the kind of movement
   * @return what it is called: NS3, or NS B3 in a section
   */
  public String label(Place place, Kind kind) {
    return label(place, kind, Language.EN);
  }

  /**
   * @param place a place
   * @param kind the kind of movement
   * @param language a language
   * @return what it is called in that language
   */
  public String label(Place place, Kind kind, Language language) {
    return place instanceof Place.AtTable at && !none()
        ? language.seat(at.seatLabel(kind)) + " " + table(at.table())
        : place.label(kind, language);
  }

  /**
   * @param tables some tables
   * @return what they are called, in ranges: 1-9, 12; in sections A1-A9, B3
   */
  public String ranges(Collection<Integer> tables) {
    List<List<Integer>> runs = new ArrayList<>();
    for (int table : new TreeSet<>(tables)) {
      List<Integer> run = runs.isEmpty() ? List.of() : runs.get(runs.size() - 1);
      boolean on = !run.isEmpty() && follows(run.get(run.size() - 1), table);
      if (!on) {
        run = new ArrayList<>();
        runs.add(run);
      }
      run.add(table);
    }
    return runs.stream()
        .map(
            run ->
                table(run.get(0)) + (run.size() == 1 ? "" : "-" + table(run.get(run.size() - 1))))
        .collect(Collectors.joining(", "));
  }

  private boolean follows(int table, int next) {
    return next == table + 1 && (none() || ofTable(table) == ofTable(next));
  }

  /**
   * @param text what a table is called; capitals and spaces do not matter
   * @param tables the number of tables of the movement
   * @return the tables that it may mean, ascending; a number without a letter may mean one of each
   *     section
   */
  public List<Integer> called(String text, int tables) {
    String plain = text.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
    return IntStream.rangeClosed(1, tables)
        .filter(t -> table(t).equals(plain) || table(t).substring(none() ? 0 : 1).equals(plain))
        .boxed()
        .toList();
  }

  /**
   * @param before the movement of these sections
   * @param after the movement with which its evening goes on
   * @return these sections with the pairs and the tables that were added: a pair belongs to the
   *     section of those whom it meets first, a table to that of the pairs that play there first
   */
  LetteredSections goingOn(Movement before, Movement after) {
    if (none()) {
      return this;
    }
    LetteredSections grown = this;
    for (int pair = before.contestants() + 1; pair <= after.contestants(); pair++) {
      grown = grown.with(grown.beside(after, pair), List.of(), List.of(pair));
    }
    for (int table = before.tables() + 1; table <= after.tables(); table++) {
      int t = table;
      int place =
          after.rounds().stream()
              .flatMap(r -> r.encounters().stream())
              .filter(e -> e.table() == t)
              .findFirst()
              .map(e -> e.seating().at(Direction.NS).get(0))
              .map(grown::ofPair)
              .orElse(all.size() - 1);
      grown = grown.with(place, List.of(table), List.of());
    }
    return grown;
  }

  /** The place of the section of the first opponents of a pair. */
  private int beside(Movement movement, int pair) {
    return movement.rounds().stream()
        .flatMap(r -> r.encounters().stream())
        .map(e -> e.seating().contestants())
        .filter(two -> two.contains(pair))
        .flatMap(two -> two.stream().filter(other -> other != pair))
        .findFirst()
        .map(this::ofPair)
        .orElse(all.size() - 1);
  }

  private LetteredSections with(int place, List<Integer> tables, List<Integer> pairs) {
    List<Section> more = new ArrayList<>(all);
    Section old = all.get(place);
    more.set(place, new Section(joined(old.tables(), tables), joined(old.pairs(), pairs)));
    return new LetteredSections(more);
  }

  private static List<Integer> joined(List<Integer> some, List<Integer> others) {
    TreeSet<Integer> both = new TreeSet<>(some);
    both.addAll(others);
    return List.copyOf(both);
  }
}
