package org.boardwalk.wish;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.wish.PairsWish.Switching;

/** The wishes of those who say no more than form and sizes of a movement of pairs. */
public final class UsualPairs {

  /** The published Web of its size. */
  public static final PairsForm.Web WEB =
      new PairsForm.Web(Boarding.RULE, PairsForm.EwWalk.RULE, PairsForm.Party.NONE);

  private static final int PER_SET = 2;

  private static final int LEAST_SHARE = 70;

  private UsualPairs() {}

  /**
   * The wish for full tables, the usual boards, and no arrow switches.
   *
   * @param kind pairs or solo
   * @param form the family of movements
   * @param tables how many tables
   * @param rounds number of rounds
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish of(Kind kind, PairsForm form, int tables, int rounds) {
    return of(kind, form, tables, rounds, Optional.empty());
  }

  /**
   * The same with a half table, if one direction lacks a pair.
   *
   * @param kind pairs or solo
   * @param form the family of movements
   * @param tables how many tables
   * @param rounds number of rounds
   * @param missing the direction that lacks a pair or player; empty where none does
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish of(
      Kind kind, PairsForm form, int tables, int rounds, Optional<Direction> missing) {
    return new PairsWish(
        UsualTitle.of(form, tables, rounds, missing.isPresent()),
        kind,
        2 * tables - (missing.isPresent() ? 1 : 0),
        tables,
        rounds,
        boards(form, tables, rounds),
        form,
        Switching.NONE,
        missing,
        SearchSettings.STANDARD);
  }

  /**
   * The wish for a Web in which EW move up one after every round, and the boards may be anywhere.
   *
   * @param tables how many tables
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
   * {@link #setsOfOneField}; of an odd number one pair sits out in each round.
   *
   * @param pairs how many pairs
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
   * The fewest sets with which one field can play: as many as rounds, except where trying all
   * movements shows that nobody can meet or play anything once only: five rounds of five, six or
   * eight pairs with one copy, and of six with two, take a sixth set.
   *
   * @param pairs how many pairs
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return board sets, at least as many as rounds
   */
  public static int setsOfOneField(int pairs, int rounds, int copies) {
    boolean further = pairs == 6 ? copies <= 2 : (pairs == 5 || pairs == 8) && copies == 1;
    return rounds + (rounds == 5 && further ? 1 : 0);
  }

  /**
   * The wish for any movement of pairs in which NS and EW are ranked apart, with two boards in a
   * set: with one copy as many sets as {@link #setsOfOneCopy}, with several as many as rounds. Of
   * an odd number an EW pair is missing.
   *
   * @param pairs how many pairs
   * @param rounds number of rounds
   * @param copies copies of the boards
   * @return the wish
   * @throws IllegalArgumentException when the sizes do not fit together
   */
  public static PairsWish fields(int pairs, int rounds, int copies) {
    PairsForm form = new PairsForm.Web(Boarding.FREE, PairsForm.EwWalk.SKIPS, PairsForm.Party.NONE);
    Optional<Direction> missing = pairs % 2 == 0 ? Optional.empty() : Optional.of(Direction.EW);
    int tables = (pairs + 1) / 2;
    int sets = copies == 1 ? setsOfOneCopy(tables, rounds) : rounds;
    return of(Kind.PAIRS, form, tables, rounds, missing)
        .with(new Boards(sets, PER_SET, Play.CIRCULATING, copies));
  }

  /**
   * The fewest sets with which one copy is known to serve two fields that walk alike: one for every
   * table, or round if those are more. An odd number of rounds more than tables takes one further
   * set: where sets and rounds are both one more than tables, every set lies idle once, so that the
   * moves of EW would sum to none. Twice an odd number of tables cannot play as many sets in as
   * many rounds either, as the Latin square of a group of such an order has no orthogonal mate
   * (Hall and Paige, Complete mappings of finite groups); they take two further sets. Three tables
   * cannot play five sets in five rounds, as trying all boardings shows.
   *
   * @param tables how many tables
   * @param rounds number of rounds
   * @return board sets, at least as many as tables and rounds
   */
  public static int setsOfOneCopy(int tables, int rounds) {
    if (rounds == tables && tables % 4 == 2) {
      return tables + 2;
    }
    boolean further = (rounds - tables) % 2 == 1 || (tables == 3 && rounds == 5);
    return rounds > tables ? rounds + (further ? 1 : 0) : tables;
  }

  /**
   * Whether a Mitchell may be cut short: everybody plays at least {@value #LEAST_SHARE} per cent of
   * all boards, as the English Bridge Union asks of pairs (by Wikipedia, Duplicate bridge
   * movements).
   *
   * @param tables how many tables, as many as sets
   * @param rounds number of rounds
   * @return whether there are fewer rounds than tables, but enough
   */
  public static boolean cutShort(int tables, int rounds) {
    return rounds < tables && 100 * rounds >= LEAST_SHARE * tables;
  }

  /**
   * The forms of a Web that are tried when no more than the boarding is given, the simplest walk of
   * EW first.
   *
   * @param boarding which sets the tables play; with a party the published rule is usual, else any
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
   * The wishes whose answers answer a wish for a Web with free boarding too.
   *
   * @param wish a wish for pairs
   * @return the same wish for EW who move more simply
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
   * Sets of two boards: in a Mitchell one for every table, at least one for every round; at a
   * single table half as many as rounds, each played twice; else one for every round. As few copies
   * as could do.
   *
   * @param form the family of movements
   * @param tables how many tables
   * @param rounds number of rounds
   * @return the boards
   */
  public static Boards boards(PairsForm form, int tables, int rounds) {
    if (form instanceof PairsForm.OneTable) {
      return new Boards((rounds + 1) / 2, PER_SET, Play.CIRCULATING, 1, Boards.Replay.OTHER_CARDS);
    }
    int sets = form instanceof PairsForm.Mitchell ? Math.max(tables, rounds) : rounds;
    return new Boards(sets, PER_SET, Play.CIRCULATING, leastCopies(tables, sets));
  }

  /**
   * There is no published Web of odd tables and even sets, but one round less than with a set more.
   *
   * @param wish a wish for as many sets as rounds
   * @return the same with a set more, which everybody misses one of
   */
  public static PairsWish withSetMore(PairsWish wish) {
    return wish.with(boards(wish.form(), wish.tables(), wish.rounds() + 1));
  }

  /**
   * The copies below which there are more tables than sets to play.
   *
   * @param tables tables in play in a round
   * @param sets board sets, at least 1
   * @return tables / sets, rounded up
   */
  public static int leastCopies(int tables, int sets) {
    return (tables + sets - 1) / sets;
  }

  /**
   * The same for either play.
   *
   * @param play how the sets are used; shared, every table has a copy
   * @param tables tables in play in a round
   * @param sets board sets, at least 1
   * @return the copies below which boards do not suffice
   */
  public static int leastCopies(Play play, int tables, int sets) {
    return play == Play.SHARED ? tables : leastCopies(tables, sets);
  }

  /**
   * @param pairs how many pairs
   * @return the most rounds in which nobody need meet anybody twice
   */
  public static int mostRounds(int pairs) {
    return pairs - 1 + pairs % 2;
  }
}
