package org.boardwalk.quality;

import java.util.Map;
import org.boardwalk.movement.Boards;

/**
 * A theorem that proves a bound or an impossibility, with its source. A name in braces in a
 * statement stands for a number given by a {@link TheoremCase}; in a source it stands for a number
 * derived from these.
 */
public enum Theorem {
  /**
   * Sums of squares of integers with a given total; L has the parity of O, D that of the sets
   * compared.
   */
  INTEGRALITY(
      "integrality and parity", "counts are integers, and L has the parity of O, D that of n"),
  /**
   * The directions are vectors in {+1, -1, 0}^units whose sum is zero in every unit, so their Gram
   * matrix G has rank at most min(units, contestants - 1) and Σ G² ≥ (tr G)² / rank; D differs from
   * G only by the partner and opponent counts.
   */
  RANK(
      "rank bound",
      "L. R. Welch, Lower bounds on the maximum cross correlation of signals, IEEE Trans. Inform. Theory 20 (1974)"),
  /**
   * The counts of all pairs, with the inner product of their directions as an integer, must add up
   * to the counts of the tables, and the directions to sums of squares. This is a linear program
   * over pairs, which includes the rank bound.
   */
  SPECTRAL(
      "spectral bound: directions of {contestants} contestants are signs in {units} dimensions",
      "A. J. Hoffman and H. W. Wielandt, The variation of the spectrum of a normal matrix, Duke Math. J. 20 (1953);"
          + " P. Delsarte, An algebraic approach to the association schemes of coding theory, Philips Res. Rep. Suppl."
          + " 10 (1973)"),
  /**
   * With a rotation the seats determine the counts of a meeting. With three boards two players who
   * meet partner once and oppose twice; three of a table's six pairs oppose on the same side both
   * times. With two boards four pairs partner once and oppose once, and two oppose twice, one of
   * them on the same side.
   */
  ROTATION(
      "with a rotation the seats settle what a meeting counts",
      "with three boards P = 1, O = 2 and without North L = 2 or -2, with two boards O = 2 for two pairs of a table"
          + " and L = 2 or -2 for one of them"),
  /** See {@link RotationParity}. */
  ODD_ROTATIONS(
      "with three boards in rotation and an odd number of encounters, three pairs or more oppose"
          + " more often on one side",
      "in each encounter the three pairs without North do; every player is in none or in two of"
          + " them, so the pairs that do so an odd number of times form cycles"),
  /** Players of one table come from the tables of another round. */
  FEW_TABLES(
      "{players} players at {tables} tables: in any two rounds at least {pairs} pairs meet in both",
      "the players of a table come from at most as many tables of another round as there are"),
  /** There is no resolvable packing of 20 points by quadruples in six classes. */
  QUADRUPLES(
      "{players} players at tables of four can meet at most once in {most} rounds only",
      "G. Ge, C. W. H. Lam, A. C. H. Ling and H. Shen, Resolvable maximum packings with quadruples, Des. Codes"
          + " Cryptogr. 35 (2005)"),
  /** There is no directed whist tournament for 4, 8 or 12 players; see {@link WhistTheorems}. */
  DIRECTED_WHIST(
      "no directed whist tournament exists for 4, 8 or 12 players: side costs at least 12, 32 or 44",
      "I. Anderson and N. J. Finizio in C. J. Colbourn and J. H. Dinitz (eds), Handbook of Combinatorial Designs,"
          + " 2nd ed. (2007), chapter VI.64, Whist Tournaments; the costs: all are enumerated"),
  /**
   * A complete movement for v ≡ 1 (mod 4) players that is ideal in partner, opponent and direction
   * has X·Xᵀ = v·I - J, the core of a symmetric conference matrix of order v + 1; so v is a sum of
   * two squares.
   */
  CONFERENCE_MATRIX(
      "a conference matrix of order v+1 needs v to be a sum of two squares",
      "V. Belevitch, Theorem of 2n-terminal networks with application to conference telephony, Electr. Commun. 27"
          + " (1950); D. Raghavarao, Ann. Math. Stat. 31 (1960)"),
  /** There is no balanced whist tournament for 12 players; see {@link WhistTheorems}. */
  BALANCED_WHIST_12(
      "no balanced whist tournament exists for 12 players: direction costs at least 288",
      "H. Haanpää and P. R. J. Östergård, Classification of whist tournaments with up to 12 players, Discrete Appl."
          + " Math. 129 (2003); the costs: all are enumerated"),
  /** See {@link WhistSymmetry}. */
  STAYING_PLAYERS(
      "the {players} players who stay would play a directed whist among themselves, and there is none",
      "the tables where two of these players meet stay as well"),
  /** See {@link WhistSymmetry}. */
  INVOLUTION(
      "with {tables} tables, an odd number, no move of order 2 keeps a directed whist",
      "the half turns of these tables would have to add up to an even number"),
  /** See {@link WhistSymmetry}. */
  ONE_CYCLE(
      "no directed whist is invariant under a cycle of {order} players with one player fixed",
      "all left-hand differences add up to 0, and so do those of every table but that of the fixed"
          + " player"),
  /** The sizes of a rainbow determine the counts of its encounters. */
  NEW_MEETINGS(
      "in a rainbow no two players meet twice",
      "so each table counts for its six pairs alone, and the sizes determine the costs"),
  /**
   * In round 2 of a rainbow South, East, West and the set of a table began at four different
   * tables, none of them this one, because players and sets that began at the same table have met.
   */
  FIVE_TABLES(
      "a rainbow of two rounds needs five tables",
      "in round 2 South, East, West and the set of a table come from four others"),
  /** There are no two orthogonal Latin squares of order 6; a rainbow needs four. */
  THIRTY_SIX_OFFICERS(
      "no orthogonal Latin squares of order 6 exist",
      "G. Tarry, Le problème des 36 officiers, Assoc. Franç. Av. Sci. 29 (1900)"),

  /** The tables in play in a round share the sets. */
  COPIES_COUNTED(
      "{tables} tables share {sets} sets in a round", "so some set is at {most} of them") {
    @Override
    Map<String, Integer> derived(Map<String, Integer> given) {
      int sets = given.getOrDefault("sets", 1);
      return Map.of("most", Boards.leastCopies(given.getOrDefault("tables", 1), sets));
    }
  },

  /** With a table for every copy of every set, the shifts of EW pairs that move alike sum to 0. */
  EVERY_COPY_ALWAYS(
      "with {sets} sets, {copies} of each, at {tables} tables every copy is played in every round, so"
          + " that the EW moves would sum to 0 modulo the tables, but {copies} times their sum is"
          + " {sum}",
      "after L. Euler, Recherches sur une nouvelle espèce de quarrés magiques, Verh. Zeeuwsch"
          + " Genootsch. Wetensch. Vlissingen 9 (1782)"),

  /**
   * With one table fewer than copies of all sets, EW pairs that move alike would not move at all.
   */
  ONE_TABLE_LESS(
      "with {sets} sets, {copies} of each, at {tables} tables every set is at a table less in one"
          + " round, so that EW who move alike would not move at all",
      "the rounds' moves, each taken as often as tables play the set, sum to 0 modulo the tables"),

  /** See {@link WebTheorems}. */
  TABLES_LESS(
      "with {sets} sets, {copies} of each, at {tables} tables the moves of EW at the tables that play"
          + " a set sum to whole turns of the room, none of which is the mean of these sums; with so"
          + " few copies all sums are nearer to it",
      "the rounds' moves, each taken as often as tables play the set, sum to 0 modulo the tables"),

  /** See {@link EvenTables}. */
  SKIP(
      "at {tables} tables, an even number, whose boards go down one without a break, whoever goes up"
          + " one for more than {half} rounds plays a set again",
      "the boards come two tables nearer in each round; whoever stays at a table has it alone, so"
          + " that as many pairs as tables skip"),

  /** One copy of n sets in n rounds at n tables is a pair of orthogonal Latin squares. */
  ORTHOGONAL_SQUARES(
      "one copy would be two orthogonal Latin squares of order {order}",
      "G. Tarry, Le problème des 36 officiers, Assoc. Franç. Av. Sci. 29 (1900)"),

  /** One copy of as many sets as rounds in which all meet once is a Room square. */
  ROOM_SQUARE(
      "one copy would be a Room square of side {side}",
      "R. C. Mullin and W. D. Wallis, The existence of Room squares, Aequationes Math. 13 (1975)"),

  /** Every match of teams has two halves, and every team plays one at its table in each round. */
  HALVES(
      "{teams} teams would play an odd number of halves of matches in {rounds} rounds", "counting");

  private final String statement;
  private final String source;

  Theorem(String statement, String source) {
    this.statement = statement;
    this.source = source;
  }

  /** {@return the theorem in a few words} */
  public String statement() {
    return statement;
  }

  /** Numbers derived from those of a case, for the names in braces in its source. */
  Map<String, Integer> derived(Map<String, Integer> given) {
    return Map.of();
  }

  /** {@return the theorem where its statement needs no numbers} */
  public TheoremCase plain() {
    return new TheoremCase(this, Map.of());
  }

  /** {@return the place where it is proved} */
  public String source() {
    return source;
  }
}
