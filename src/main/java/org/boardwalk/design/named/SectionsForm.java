package org.boardwalk.design.named;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.TableSections;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Judge;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.UsualPairs;

/**
 * Sections of 7 to 13 tables, as equal as can be, which are one event: each is a Mitchell with a
 * copy of the boards of its own, all have the same boards, and NS of all sections are ranked
 * together, and EW. The tables of section A come first; pairs are numbered through, NS before EW. A
 * section of as many rounds as tables, both even, has two sets more than tables, so that no tables
 * share boards.
 */
final class SectionsForm implements NamedForm {

  static final NamedForm FORM = new SectionsForm();

  private static final int LEAST_OF_SECTION = 7;

  private static final FormText TEXT =
      new FormText(
          "sections",
          "Mitchell in sections",
          "14 tables or more, in sections of 7 to 13 tables; at most as many rounds as the smallest has tables",
          "G. Rainsford and others, forum of the English Bridge Union; Bridge Winners, Choice of"
              + " movements for clubs");

  private SectionsForm() {}

  @Override
  public FormText text() {
    return TEXT;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    List<Integer> sizes = PairsForm.Sections.sizes(tables);
    int smallest = sizes.get(sizes.size() - 1);
    return new FormSize(tables, rounds.orElse(smallest - 1 + smallest % 2), sizes.get(0));
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    List<Movement> sections = sections(size);
    return sections.isEmpty()
        ? Optional.empty()
        : plan(sections, size).movement(TEXT, size, 2 * size.tables(), 2);
  }

  /** The sections one by one; empty where the form does not serve the size. */
  private static List<Movement> sections(FormSize size) {
    List<Integer> sizes = PairsForm.Sections.sizes(size.tables());
    boolean fits =
        size.rounds() > 1
            && sizes.get(sizes.size() - 1) >= LEAST_OF_SECTION
            && size.sets() >= sizes.get(0)
            && size.sets() <= sizes.get(0) + PairsForm.Sections.MORE_SETS;
    List<Movement> sections = new ArrayList<>();
    if (fits) {
      sizes.forEach(tables -> section(tables, size).ifPresent(sections::add));
    }
    boolean all =
        sections.size() == sizes.size()
            && sections.stream().anyMatch(s -> s.boards().sets() == size.sets());
    return all ? List.copyOf(sections) : List.of();
  }

  /** Matches section with section: nothing else says which pair of one is which of the form. */
  @Override
  public Optional<Likeness> find(Movement movement, FormSize size) {
    boolean apart =
        movement.tables() == size.tables()
            && movement.contestants() >= 2 * size.tables() - 1
            && TableSections.of(movement).size() == PairsForm.Sections.sizes(size.tables()).size();
    List<Movement> form = apart ? sections(size) : List.of();
    List<TableSections.Part> here = form.isEmpty() ? List.of() : largestFirst(movement);
    if (form.isEmpty() || here.size() != form.size()) {
      return Optional.empty();
    }
    Integer[] tables = new Integer[size.tables()];
    Integer[] pairs = new Integer[2 * size.tables()];
    int turned = 0;
    int before = 0;
    for (int s = 0; s < form.size(); s++) {
      TableSections.Part section = here.get(s);
      Optional<Likeness> like = Likeness.of(section.movement(), form.get(s));
      if (like.isEmpty()) {
        return Optional.empty();
      }
      int local = form.get(s).tables();
      for (int t = 0; t < local; t++) {
        tables[before + t] = section.tables().get(like.get().tables().get(t) - 1);
        pairs[before + t] = pair(section, like.get().pairs().get(t));
        pairs[size.tables() + before + t] = pair(section, like.get().pairs().get(local + t));
      }
      turned += like.get().turned();
      before += local;
    }
    boolean missing = movement.contestants() < 2 * size.tables();
    return Optional.of(
        new Likeness(
            Arrays.asList(tables), Arrays.asList(pairs), turned, missing, Optional.empty()));
  }

  private static List<TableSections.Part> largestFirst(Movement movement) {
    return TableSections.parts(movement).stream()
        .sorted(Comparator.comparing(part -> -part.tables().size()))
        .toList();
  }

  /** The number of a pair of a section in the whole; 0 for a missing one. */
  private static int pair(TableSections.Part section, int local) {
    return local == 0 ? 0 : section.pairs().get(local - 1);
  }

  /** A Mitchell with one copy, of as few sets as can be. */
  private static Optional<Movement> section(int tables, FormSize size) {
    return size.rounds() > tables
        ? Optional.empty()
        : IntStream.rangeClosed(tables, size.sets())
            .mapToObj(sets -> mitchell(tables, size.rounds(), sets))
            .flatMap(Optional::stream)
            .findFirst();
  }

  private static Optional<Movement> mitchell(int tables, int rounds, int sets) {
    PairsForm form = new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, form, tables, rounds)
            .with(new Boards(sets, FormPlan.PER_SET, Play.CIRCULATING, 1));
    return PairsConstruction.design(wish)
        .built()
        .filter(movement -> Judge.violations(movement).isEmpty());
  }

  private static FormPlan plan(List<Movement> sections, FormSize size) {
    return (table, round) -> {
      int section = 0;
      int before = 0;
      while (table >= before + sections.get(section).tables()) {
        before += sections.get(section++).tables();
      }
      int local = sections.get(section).tables();
      Encounter here = sections.get(section).rounds().get(round).encounters().get(table - before);
      return new Trio(
          before + here.seating().at(Direction.NS).get(0) - 1,
          size.tables() + before + here.seating().at(Direction.EW).get(0) - local - 1,
          (here.set() - 1 + section) % sections.get(section).boards().sets());
    };
  }

  @Override
  public String howToRun(FormSize size) {
    List<String> parts = new ArrayList<>();
    for (int tables : PairsForm.Sections.sizes(size.tables())) {
      boolean skip = tables % 2 == 0 && 2 * size.rounds() > tables && size.rounds() < tables;
      parts.add(
          Text.of(
              "section %c has %d tables%s",
              'A' + parts.size(),
              tables,
              skip ? Text.of(", and EW skip a table after round %d", tables / 2) : ""));
    }
    String words = String.join("; ", parts) + ".";
    return words.substring(0, 1).toUpperCase(Locale.ROOT)
        + words.substring(1)
        + " In each NS stay, EW move up one table and the boards down one, from the first table of the"
        + " section to its last. Each has a copy of the same boards; NS of all sections are ranked"
        + " together, and EW.";
  }
}
