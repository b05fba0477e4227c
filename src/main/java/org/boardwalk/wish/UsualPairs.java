package org.boardwalk.wish;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.PairsWish.Switching;

/** The usual wishes for pairs, made from a form and sizes alone. */
public final class UsualPairs {

  /** The published Web of its size. */
  public static final PairsForm.Web WEB =
      new PairsForm.Web(Boarding.RULE, PairsForm.EwWalk.RULE, PairsForm.Party.NONE);

  private static final int PER_SET = 2;

  private static final int LEAST_SHARE = 70;

  /** The most tables of which, where one is half, three or fewer play. */
  private static final int FOUR_TEAMS = 4;

  private static final int FEW_TABLES = 4;

  private static final String TWO_FIELDS = "Pairs with two winners";

  private UsualPairs() {}

  /**
   * A wish for full tables, the usual boards, and no arrow switches.
   *
   * @param kind pairs or solo
   * @param form the family of movements
   * @param tables number of tables
   * @param rounds number of rounds
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish of(Kind kind, PairsForm form, int tables, int rounds) {
    return of(kind, form, tables, rounds, Optional.empty());
  }

  /**
   * A wish for the usual boards and no arrow switches, with a half table if one direction lacks a
   * pair.
   *
   * @param kind pairs or solo
   * @param form the family of movements
   * @param tables number of tables
   * @param rounds number of rounds
   * @param missing the direction that lacks a pair or player; otherwise empty
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish of(
      Kind kind, PairsForm form, int tables, int rounds, Optional<Direction> missing) {
    return new PairsWish(
        title(form, tables, rounds, missing.isPresent()),
        kind,
        2 * tables - (missing.isPresent() ? 1 : 0),
        tables,
        rounds,
        boards(form, tables, rounds),
        form,
        Switching.NONE,
        missing,
        PairsWish.USUAL_OTHERS,
        List.of(),
        SearchSettings.STANDARD);
  }

  /**
   * The wish for one field in rounds of several parts: every table plays a set in each part, and
   * seats change after the last of them.
   *
   * @param form the pairs that stay and the walk of the boards
   * @param pairs number of pairs; if odd, one sits out in each round
   * @param rounds number of rounds, parts counted as one
   * @param boards the boards, with the parts of a round
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish inParts(PairsForm.Free form, int pairs, int rounds, Boards boards) {
    int tables = (pairs + 1) / 2;
    return new PairsWish(
        Text.of(
            "Pairs, %s, %s of %s",
            Text.count(tables, "table"),
            Text.count(rounds, "round"),
            Text.count(boards.parts(), "set")),
        Kind.PAIRS,
        pairs,
        tables,
        rounds * boards.parts(),
        boards,
        form,
        Switching.NONE,
        pairs % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW),
        PairsWish.USUAL_OTHERS,
        List.of(),
        SearchSettings.STANDARD);
  }

  /**
   * The wish for any movement of teams of four, with the usual boards.
   *
   * @param form what is asked of its matches
   * @param teams number of teams
   * @param rounds number of rounds
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish teams(PairsForm.FreeTeams form, int teams, int rounds) {
    return of(Kind.PAIRS, form, teams, rounds)
        .named(Text.of("%s of four, %s", Text.count(teams, "team"), Text.count(rounds, "round")));
  }

  /**
   * The usual sets for teams. With several copies and an even number of teams that is one a round;
   * else one a table, with which results of an odd number of teams come one round later. An even
   * number of teams who all meet with one copy needs more: six teams have no such movement with
   * eight sets, as an exhausted search shows, and one with nine; for eight to fourteen teams
   * movements with these sets are known, for more it is a guess. Four teams have none at all.
   *
   * @param teams number of teams
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return board sets, at least as many as rounds
   */
  public static int setsOfTeams(int teams, int rounds, int copies) {
    if (copies > 1) {
      return teams % 2 == 1
          ? Math.max(rounds + 1, teams)
          : Math.max(rounds, (teams + copies - 1) / copies);
    }
    if (teams % 2 == 1 || rounds != teams - 1 || teams == FOUR_TEAMS) {
      return Math.max(teams, rounds);
    }
    return switch (teams) {
      case 6 -> 9;
      case 8, 10 -> teams + 2;
      default -> 2 * teams - (teams == 12 ? 8 : 6);
    };
  }

  /**
   * The wish for a Web in which EW move up one after every round, and the boards may be anywhere.
   *
   * @param tables number of tables
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish web(int tables, int rounds, int copies) {
    PairsForm form =
        new PairsForm.Web(Boarding.FREE, PairsForm.EwWalk.UP_ONE, PairsForm.Party.NONE);
    Boards boards = new Boards(rounds, PER_SET, Play.CIRCULATING, copies);
    return of(Kind.PAIRS, form, tables, rounds).with(boards);
  }

  /**
   * The wish for any movement of pairs of one winner, with two boards in a set and as many sets as
   * {@link #setsOfOneField}; with an odd number of pairs one sits out in each round.
   *
   * @param pairs number of pairs
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish free(int pairs, int rounds, int copies) {
    Optional<Direction> missing = pairs % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW);
    int sets = setsOfOneField(pairs, rounds, copies);
    return of(Kind.PAIRS, new PairsForm.Free(), (pairs + 1) / 2, rounds, missing)
        .with(new Boards(sets, PER_SET, Play.CIRCULATING, copies));
  }

  /**
   * The fewest sets with which one field can play without repeated meetings or replays. That is the
   * number of rounds, except where trying all movements shows that it is impossible: five rounds of
   * six or eight pairs with one copy, and of six pairs with two copies, need a sixth set. Five
   * pairs with one copy would too, but then boards are played at one table only, as two tables fill
   * five sets and no more.
   *
   * @param pairs number of pairs
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return board sets, at least as many as rounds
   */
  public static int setsOfOneField(int pairs, int rounds, int copies) {
    boolean further = pairs == 6 ? copies <= 2 : pairs == 8 && copies == 1;
    return rounds + (rounds == 5 && further ? 1 : 0);
  }

  /**
   * The wish for any movement of pairs in which NS and EW are ranked apart, with two boards in a
   * set: with one copy as many sets as {@link #setsOfOneCopy}, with several as many as rounds. With
   * an odd number an EW pair is missing.
   *
   * @param pairs number of pairs
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish fields(int pairs, int rounds, int copies) {
    PairsForm form = new PairsForm.Web(Boarding.FREE, PairsForm.EwWalk.SKIPS, PairsForm.Party.NONE);
    Optional<Direction> missing = pairs % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW);
    int sets = copies == 1 ? setsOfOneCopy(pairs, rounds) : rounds;
    return of(Kind.PAIRS, form, (pairs + 1) / 2, rounds, missing)
        .with(new Boards(sets, PER_SET, Play.CIRCULATING, copies));
  }

  /**
   * The fewest sets with which one copy is known to serve two fields that walk alike: as many as
   * tables or rounds, whichever is more. If the rounds exceed the tables by an odd number, one more
   * set is needed: where sets and rounds both exceed the tables by one, every set lies idle once,
   * so that the moves of EW would sum to 0. If the number of tables is twice an odd number, as many
   * sets cannot be played in as many rounds, because the Latin square of a group of such an order
   * has no orthogonal mate (Hall and Paige, Complete mappings of finite groups); two more sets are
   * needed. Three tables cannot play five sets in five rounds, as trying all boardings shows. Where
   * a pair is missing at up to four tables, as many sets as rounds serve, and further ones would be
   * played at one table only.
   *
   * @param pairs number of pairs
   * @param rounds number of rounds
   * @return board sets, at least as many as tables and rounds
   */
  public static int setsOfOneCopy(int pairs, int rounds) {
    int tables = (pairs + 1) / 2;
    if (pairs % 2 == 1 && tables <= FEW_TABLES && rounds > tables) {
      return rounds;
    }
    if (rounds == tables && tables % 4 == 2) {
      return tables + 2;
    }
    boolean further = (rounds - tables) % 2 == 1 || (tables == 3 && rounds == 5);
    return rounds > tables ? rounds + (further ? 1 : 0) : tables;
  }

  /**
   * Whether a Mitchell may be cut short: every pair plays at least {@value #LEAST_SHARE} per cent
   * of all boards, as the English Bridge Union asks for pairs (according to Wikipedia, Duplicate
   * bridge movements).
   *
   * @param tables number of tables, equal to the number of sets
   * @param rounds number of rounds
   * @return whether there are fewer rounds than tables, but enough
   */
  public static boolean cutShort(int tables, int rounds) {
    return rounds < tables && 100 * rounds >= LEAST_SHARE * tables;
  }

  /**
   * The forms of a Web that are tried when only the boarding is given, the simplest walk of EW
   * first.
   *
   * @param boarding the sets that the tables play; by default the published rule with a party
   *     table, otherwise any boarding
   * @param party whether there is a rover
   * @return the forms, at least one
   */
  public static List<PairsForm> webs(Optional<Boarding> boarding, PairsForm.Party party) {
    Boarding usual = party == PairsForm.Party.NONE ? Boarding.FREE : Boarding.RULE;
    Boarding chosen = boarding.orElse(usual);
    return (chosen instanceof Boarding.Free
            ? List.of(PairsForm.EwWalk.UP_ONE, PairsForm.EwWalk.SKIPS)
            : List.of(PairsForm.EwWalk.RULE))
        .stream().<PairsForm>map(walk -> new PairsForm.Web(chosen, walk, party)).toList();
  }

  /**
   * The wishes whose answers also answer a wish for a Web with free boarding.
   *
   * @param wish a wish for pairs
   * @return this wish with simpler moves of EW
   */
  public static List<PairsWish> narrower(PairsWish wish) {
    if (!(wish.form() instanceof PairsForm.Web web) || !(web.boarding() instanceof Boarding.Free)) {
      return List.of();
    }
    return Stream.of(PairsForm.EwWalk.UP_ONE, PairsForm.EwWalk.SKIPS)
        .filter(walk -> walk.compareTo(web.walk()) < 0)
        .map(walk -> wish.with(new PairsForm.Web(web.boarding(), walk, web.party())))
        .toList();
  }

  /**
   * The usual boards of a form, in sets of two. A Mitchell, and any movement of teams, has one set
   * for every table, and at least one for every round; a single table has half as many sets as
   * rounds, each played twice; American Whist has one set for every team, a round robin of teams
   * one fewer; other forms have one set for every round. The number of copies is the least
   * possible.
   *
   * @param form the family of movements
   * @param tables number of tables
   * @param rounds number of rounds
   * @return the boards
   */
  public static Boards boards(PairsForm form, int tables, int rounds) {
    if (form instanceof PairsForm.OneTable) {
      return new Boards((rounds + 1) / 2, PER_SET, Play.CIRCULATING, 1, Boards.Replay.OTHER_CARDS);
    }
    if (form instanceof PairsForm.Teams teams) {
      return new Boards(
          teams.headToHead() ? tables - 1 : tables,
          PER_SET,
          Play.CIRCULATING,
          teams.headToHead() ? 2 : 1);
    }
    boolean each = form instanceof PairsForm.Mitchell || form instanceof PairsForm.FreeTeams;
    int sets = each ? Math.max(tables, rounds) : rounds;
    return new Boards(sets, PER_SET, Play.CIRCULATING, Boards.leastCopies(tables, sets));
  }

  /**
   * The wish with one more set. For an odd number of tables and an even number of sets there is no
   * published Web, but one with one more set can be played for one round less.
   *
   * @param wish a wish for as many sets as rounds
   * @return this wish with one more set; every pair misses one set
   */
  public static PairsWish withSetMore(PairsWish wish) {
    return wish.with(boards(wish.form(), wish.tables(), wish.rounds() + 1));
  }

  /**
   * @param pairs number of pairs
   * @return the most rounds that are possible without repeated meetings
   */
  public static int mostRounds(int pairs) {
    return pairs - 1 + pairs % 2;
  }

  /**
   * A name such as "Mitchell, 9 tables, 8 rounds". Forms by name may have a rover, which needs no
   * half table.
   */
  private static String title(PairsForm form, int tables, int rounds, boolean half) {
    return Text.of(
        "%s, %s, %s",
        name(form, tables > rounds),
        form instanceof PairsForm.ByName && half
            ? 2 * tables - 1 + " pairs"
            : Text.count(tables, "table"),
        Text.count(rounds, "round"));
  }

  /**
   * The name of the form. "Web" stands only for certain Webs: where EW may skip, any movement of
   * two fields may be the answer.
   */
  private static String name(PairsForm form, boolean moreTables) {
    return form.accept(
        new PairsForm.Visitor<>() {
          @Override
          public String mitchell(PairsForm.Mitchell mitchell) {
            return "Mitchell";
          }

          @Override
          public String howell(PairsForm.Howell howell) {
            return "Howell";
          }

          @Override
          public String web(PairsForm.Web web) {
            boolean certain = web.walk() == PairsForm.EwWalk.UP_ONE && moreTables;
            return web.boarding() instanceof Boarding.Free && !certain ? TWO_FIELDS : "Web";
          }

          @Override
          public String oneTable(PairsForm.OneTable one) {
            return "Single table";
          }

          @Override
          public String byName(PairsForm.ByName form) {
            return form.winners() == 2 ? TWO_FIELDS : "Pairs with one winner";
          }

          @Override
          public String sections(PairsForm.Sections sections) {
            return "Mitchell in sections";
          }

          @Override
          public String teams(PairsForm.Teams teams) {
            return teams.headToHead() ? "Teams head to head" : "American Whist";
          }

          @Override
          public String freeTeams(PairsForm.FreeTeams teams) {
            return "Teams of four";
          }

          @Override
          public String free(PairsForm.Free free) {
            return "Pairs";
          }
        });
  }
}
