package org.boardwalk.design.named;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;
import org.boardwalk.wish.UsualPairs;

/**
 * Webs: more tables than sets, several copies, and the sets of some tables in falling order. The
 * rules are those of {@link PairsConstruction}; a Bowman is a Mitchell with one more table on
 * either side.
 */
enum WebForm implements NamedForm {
  /**
   * As many tables as sets, one more with sets in rising order, and one with sets in falling order.
   */
  BOWMAN(
      new FormText(
          "bowman",
          "Bowman Mitchell",
          "5 tables or more, two more than sets; 3 rounds or more, at most as many as sets",
          "Wikipedia, Duplicate bridge movements; J. Pain, Switched Bowman for 11 tables, EBU, 2011")) {
    @Override
    Stream<Boarding> boardings(FormSize size) {
      return beside(size, 1);
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      return new FormSize(tables, rounds.orElse(Math.max(1, tables - 2)), Math.max(1, tables - 2));
    }
  },
  /** Two more tables on either side. */
  DOUBLE_BOWMAN(
      new FormText(
          "double-bowman",
          "Double Bowman Mitchell",
          "7 tables or more, four more than sets; 3 rounds or more, at most as many as sets",
          "Bridge Central, Bowman large pairs movement, for tables appended in pairs")) {
    @Override
    Stream<Boarding> boardings(FormSize size) {
      return beside(size, 2);
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      return new FormSize(tables, rounds.orElse(Math.max(1, tables - 4)), Math.max(1, tables - 4));
    }
  },
  /** The published rule for a size. */
  WEB(
      new FormText(
          "web",
          "Web Mitchell",
          "more tables than sets: an even number of tables, or both odd; 3 rounds or more, at most as"
              + " many as sets",
          "EBU Pairs Scorer, manual of movements, M13e; Wikipedia, Duplicate bridge movements")) {
    @Override
    Stream<Boarding> boardings(FormSize size) {
      int rest = size.tables() - size.sets();
      return rest > 0
          ? Stream.concat(
              Stream.of(Boarding.RULE),
              rest % 2 == 0 && rest <= 2 * size.sets() ? beside(size, rest / 2) : Stream.empty())
          : Stream.empty();
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      int count = rounds.orElse(Math.max(3, tables % 2 == 1 ? tables - 2 : tables / 2));
      return new FormSize(tables, count, tables % 2 == 1 ? count + 1 - count % 2 : count);
    }
  },
  /** A Web with a rover and a table for the pairs it bumps. */
  WEB_ROVER(
      new FormText(
          "web-rover",
          "Web Mitchell with a rover",
          "one table more than a Web has, the last one for the bumped pairs",
          "Wikipedia, Duplicate bridge movements, as party table")) {
    @Override
    Stream<Boarding> boardings(FormSize size) {
      return size.tables() - 1 > size.sets() ? Stream.of(Boarding.RULE) : Stream.empty();
    }

    @Override
    Party party() {
      return Party.EW_ROVER;
    }

    @Override
    FormSize meant(int tables, OptionalInt rounds) {
      FormSize web = WEB.meant(Math.max(1, tables - 1), rounds);
      return new FormSize(tables, web.rounds(), web.sets());
    }
  };

  private static final int MOST_TABLES = PairsWish.MOST_TABLES;

  private final FormText text;

  WebForm(FormText text) {
    this.text = text;
  }

  /**
   * The boardings: the sets of all tables, the usual boarding first; none where the form does not
   * serve.
   */
  abstract Stream<Boarding> boardings(FormSize size);

  abstract FormSize meant(int tables, OptionalInt rounds);

  Party party() {
    return Party.NONE;
  }

  /**
   * As many tables as sets with rising sets, then as many again with rising and with falling sets.
   */
  private static Stream<Boarding> beside(FormSize size, int tables) {
    return size.tables() == size.sets() + 2 * tables
        ? Stream.of(
            new Boarding.Given(
                new Segments(
                    List.of(
                        new Segment(size.sets(), Slope.UP),
                        new Segment(tables, Slope.UP),
                        new Segment(tables, Slope.DOWN)))))
        : Stream.empty();
  }

  @Override
  public FormText text() {
    return text;
  }

  @Override
  public FormSize usual(int tables, OptionalInt rounds) {
    return meant(tables, rounds);
  }

  @Override
  public Optional<Movement> build(FormSize size) {
    return designs(size).findFirst().flatMap(d -> FormPlan.sound(d.movement().named(name(size))));
  }

  private String name(FormSize size) {
    return text.name() + ", " + size;
  }

  private Stream<Design.Built> designs(FormSize size) {
    boolean fits =
        size.rounds() > 2 && size.rounds() <= size.sets() && size.tables() <= MOST_TABLES;
    return fits
        ? boardings(size)
            .map(boarding -> PairsConstruction.design(wish(size, boarding)))
            .flatMap(d -> d instanceof Design.Built built ? Stream.of(built) : Stream.empty())
        : Stream.empty();
  }

  private PairsWish wish(FormSize size, Boarding boarding) {
    int copies = Boards.leastCopies(size.tables(), size.sets()) + 2;
    return UsualPairs.of(
            Kind.PAIRS,
            new PairsForm.Web(boarding, EwWalk.RULE, party()),
            size.tables(),
            size.rounds())
        .with(new Boards(size.sets(), FormPlan.PER_SET, Play.CIRCULATING, copies));
  }

  /** Tries each boarding that serves the size, as each has a movement of its own. */
  @Override
  public Optional<Likeness> find(Movement movement, FormSize size) {
    return designs(size)
        .flatMap(d -> Likeness.of(movement, d.movement()).map(l -> l.run(howToRun(d))).stream())
        .findFirst();
  }

  @Override
  public String howToRun(FormSize size) {
    return designs(size).findFirst().map(WebForm::howToRun).orElse("");
  }

  private static String howToRun(Design.Built design) {
    return Text.of("%s. Each copy of the boards is set out once.", design.explanation());
  }
}
