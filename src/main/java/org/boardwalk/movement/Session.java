package org.boardwalk.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.boardwalk.movement.text.Text;

/**
 * A session: one section, or several side by side whose contestants are ranked together or meet
 * again in a later session. The whole is a movement of its own: contestants and tables are numbered
 * on from section to section, and the sections play the same boards, each with its own copies.
 *
 * @param whole all sections as one movement
 * @param tables the number of tables of each section, in order
 */
public record Session(Movement whole, List<Integer> tables) {

  /** Copies the list and checks that every table belongs to a section. */
  public Session {
    tables = List.copyOf(tables);
    tables.forEach(t -> Range.check("tables of a section", t, 1, Movement.MOST_CONTESTANTS));
    int sum = tables.stream().mapToInt(Integer::intValue).sum();
    if (sum != whole.tables()) {
      throw new IllegalArgumentException(
          Text.of("sections %s have %d tables, the session has %d", tables, sum, whole.tables()));
    }
  }

  /**
   * @param sections the movement of each section, at least one
   * @return the session; several sections make a circulating movement, since they may play
   *     different sets in a round
   * @throws IllegalArgumentException when there is no section, or when the sections differ in kind
   *     or in the boards of a set, are individual movements, or have too many contestants together
   */
  public static Session of(List<Movement> sections) {
    if (sections.isEmpty()) {
      throw new IllegalArgumentException("sections [] must be at least one");
    }
    Movement first = sections.get(0);
    if (first.kind() == Kind.INDIVIDUAL) {
      throw new IllegalArgumentException(
          "kind [individual] has no sections\nMaybe take movements for pairs.");
    }
    for (Movement m : sections) {
      if (m.kind() != first.kind()
          || m.boards().perSet() != first.boards().perSet()
          || m.boards().parts() != first.boards().parts()) {
        throw new IllegalArgumentException(
            Text.of(
                    "sections [%s] and [%s] must have the same kind and the same number of boards in a set and of sets in a round",
                    first.name(), m.name())
                + "\nMaybe design one of them again.");
      }
    }
    return new Session(
        sections.size() == 1 ? first : merged(sections),
        sections.stream().map(Movement::tables).toList());
  }

  private static Movement merged(List<Movement> sections) {
    int longest = sections.stream().mapToInt(m -> m.rounds().size()).max().orElse(0);
    List<Round> rounds = new ArrayList<>();
    for (int r = 0; r < longest; r++) {
      List<Encounter> encounters = new ArrayList<>();
      int tables = 0;
      int contestants = 0;
      for (Movement m : sections) {
        if (r < m.rounds().size()) {
          for (Encounter e : m.rounds().get(r).encounters()) {
            int before = contestants;
            Seating seating = e.seating().takenBy(c -> c + before);
            encounters.add(new Encounter(e.table() + tables, seating, e.set()));
          }
        }
        tables += m.tables();
        contestants += m.contestants();
      }
      rounds.add(new Round(encounters));
    }
    Movement first = sections.get(0);
    Boards boards =
        new Boards(
                sections.stream().mapToInt(m -> m.boards().sets()).max().orElse(0),
                first.boards().perSet(),
                Play.CIRCULATING,
                sections.stream().mapToInt(m -> m.boards().copies()).sum())
            .inParts(first.boards().parts());
    return new Movement(
        String.join(" + ", sections.stream().map(Movement::name).toList()),
        first.kind(),
        sections.stream().mapToInt(Movement::contestants).sum(),
        sections.stream().mapToInt(Movement::tables).sum(),
        boards,
        Rotation.NONE,
        sections.stream().allMatch(m -> m.winners() == 2) ? 2 : 1,
        rounds);
  }

  /** {@return the first table of each section, counted from 0, in order} */
  public List<Integer> firstTables() {
    List<Integer> first = new ArrayList<>();
    int before = 0;
    for (int section : tables) {
      first.add(before);
      before += section;
    }
    return List.copyOf(first);
  }

  /**
   * @param takers the contestant who takes each number: the k-th takes the place of number k
   * @return this session with these contestants
   * @throws IllegalArgumentException when {@code takers} does not name every contestant once
   */
  public Session takenBy(List<Integer> takers) {
    List<Integer> everybody = IntStream.rangeClosed(1, whole.contestants()).boxed().toList();
    if (!takers.stream().sorted().toList().equals(everybody)) {
      throw new IllegalArgumentException(
          Text.of("takers %s must be each of 1 to %d once", takers, whole.contestants()));
    }
    return new Session(whole.takenBy(takers), tables);
  }

  /**
   * @param table a table of the whole, from 1
   * @return its section, from 1
   */
  public int section(int table) {
    int last = 0;
    for (int s = 0; s < tables.size(); s++) {
      last += tables.get(s);
      if (table <= last) {
        return s + 1;
      }
    }
    throw new IllegalArgumentException("table [" + table + "] must be from 1 to " + whole.tables());
  }

  /**
   * @param table a table of the whole, from 1
   * @return its number inside its section, from 1
   */
  public int tableInSection(int table) {
    return table - tables.stream().limit(section(table) - 1L).mapToInt(Integer::intValue).sum();
  }

  /** {@return the first table and direction of the contestant; empty when they never play} */
  public Optional<Start> start(int contestant) {
    for (Round round : whole.rounds()) {
      for (Encounter e : round.encounters()) {
        for (Direction d : Direction.values()) {
          if (e.seating().at(d).contains(contestant)) {
            return Optional.of(new Start(e.table(), d));
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The first table and direction of a contestant.
   *
   * @param table a table of the whole session, from 1
   * @param direction NS or EW
   */
  public record Start(int table, Direction direction) {}
}
