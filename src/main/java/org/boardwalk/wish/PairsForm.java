package org.boardwalk.wish;

import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Word;
import org.boardwalk.movement.text.WrongValue;
import org.boardwalk.quality.TableMoves;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.rule.Rule;

/**
 * The form of pairs: the family of movements from which a wish for pairs, or for lone players, is
 * answered.
 */
public sealed interface PairsForm {

  /**
   * @return its name in files and messages
   */
  String word();

  /**
   * @return whether NS stay NS and EW stay EW, apart from arrow switches
   */
  default boolean keepsDirection() {
    return false;
  }

  /**
   * @return whether a rule makes its movements without a search
   */
  default boolean byRule() {
    return true;
  }

  /**
   * @param <R> the type of the result
   * @param visitor the code for each family
   * @return the visitor's result
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * Checks that the settings of the form fit the sizes.
   *
   * @param contestants number of contestants
   * @param tables number of tables, the party table included
   * @param rounds number of rounds
   * @param play the kind of play of the boards
   * @throws IllegalArgumentException when they do not
   */
  default void check(int contestants, int tables, int rounds, Play play) {}

  /**
   * Checks that rounds can have parts.
   *
   * @param parts parts of a round, from 2
   * @param rounds parts of all rounds
   * @param form the family of movements
   * @param rules the designer's own rules
   * @throws IllegalArgumentException when they cannot
   */
  static void checkParts(int parts, int rounds, PairsForm form, List<Rule> rules) {
    if (rounds % parts != 0) {
      throw new WrongValue("parts", "[%d] of a round do not divide [%d] parts", parts, rounds);
    }
    if (!(form instanceof Free)) {
      throw new WrongValue(
          "parts",
          "[%d] of a round are for free movements, and this is one of family [%s]"
              + "\nMaybe leave the parts out, or ask for a free movement.",
          parts,
          form.word());
    }
    if (!rules.isEmpty()) {
      throw new WrongValue(
          "parts",
          "[%d] of a round go with no rules of your own, which count rounds of one set"
              + "\nMaybe leave the rules out, or the parts.",
          parts);
    }
  }

  /**
   * A visitor of the families of movements of pairs and of lone players.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {

    /**
     * @param mitchell the family
     * @return the result
     */
    R mitchell(Mitchell mitchell);

    /**
     * @param howell the family
     * @return the result
     */
    R howell(Howell howell);

    /**
     * @param web the family
     * @return the result
     */
    R web(Web web);

    /**
     * @param one the family
     * @return the result
     */
    R oneTable(OneTable one);

    /**
     * @param form the family
     * @return the result
     */
    R byName(ByName form);

    /**
     * @param sections the family
     * @return the result
     */
    R sections(Sections sections);

    /**
     * @param teams the family
     * @return the result
     */
    R teams(Teams teams);

    /**
     * @param teams the family
     * @return the result
     */
    R freeTeams(FreeTeams teams);

    /**
     * @param free the family
     * @return the result
     */
    R free(Free free);
  }

  /** A Mitchell: NS stay, EW move up one table, the sets move down one. */
  record Mitchell(Closing closing) implements PairsForm {

    @Override
    public String word() {
      return "mitchell";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.mitchell(this);
    }
  }

  /** The ways in which a Mitchell with an even number of tables avoids replayed sets. */
  enum Closing {
    /** The closing that the size needs: none for an odd number of tables, otherwise a relay. */
    AUTO,
    /** EW skip a table after half of the rounds. */
    SKIP,
    /** Table 1 and the last share boards, and a bye stand waits half way round. */
    RELAY
  }

  /**
   * A Howell: all except the stationary contestants move by one cyclic rule, and all meet all where
   * there are enough rounds.
   */
  record Howell() implements PairsForm {

    @Override
    public String word() {
      return "howell";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.howell(this);
    }
  }

  /**
   * A Web: NS stay, EW move up one table, and sets come in copies, so that all tables play the same
   * boards.
   *
   * @param boarding the sets that the tables play
   * @param walk the moves of EW
   * @param party whether there is a rover and a party table, the last one
   */
  record Web(Boarding boarding, EwWalk walk, Party party) implements PairsForm {

    @Override
    public String word() {
      return "web";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public boolean byRule() {
      return !boarding.searched();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.web(this);
    }

    /** Given segments must fit the tables, not counting the party table. */
    @Override
    public void check(int contestants, int tables, int rounds, Play play) {
      int cut = tables - (party == Party.NONE ? 0 : 1);
      if (boarding instanceof Boarding.Given given && given.segments().tables() != cut) {
        throw new WrongValue(
            "boarding",
            "[%s] must be for %d tables, here it is for %d",
            given.segments(),
            cut,
            given.segments().tables());
      }
    }
  }

  /** The moves of the EW pairs of a Web. */
  enum EwWalk {
    /** Up one; after half of the rounds they skip a table where the published rule says so. */
    RULE,
    /** Up one after every round. */
    UP_ONE,
    /** Up one, but after some rounds all of them skip tables; anywhere if that is impossible. */
    SKIPS,
    /** Anywhere: each pair moves independently and meets no pair twice. */
    FREE
  }

  /**
   * The rover of a Web: a pair that visits tables while the pairs it bumps play at the party table.
   */
  enum Party {
    /** No rover. */
    NONE,
    /** A pair that sits EW. */
    EW_ROVER,
    /** A pair that sits NS. */
    NS_ROVER
  }

  /**
   * Two pairs at one table, which play all boards a second time with the cards of the other
   * direction.
   */
  record OneTable() implements PairsForm {

    @Override
    public String word() {
      return "single-table";
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.oneTable(this);
    }
  }

  /**
   * The best of the movements that directors know by name.
   *
   * @param winners 2 for two fields; 1 for one field, such as that of a hesitation
   */
  record ByName(int winners) implements PairsForm {

    /** Checks the range. */
    public ByName {
      Range.check("winners", winners, 1, 2);
    }

    /** Two fields. */
    public ByName() {
      this(2);
    }

    @Override
    public String word() {
      return winners == 2 ? "by-name" : "by-name-one-winner";
    }

    @Override
    public boolean keepsDirection() {
      return winners == 2;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.byName(this);
    }
  }

  /**
   * Mitchells side by side, each with a copy of the same boards, that are one event: NS of all are
   * ranked together, and EW.
   */
  record Sections() implements PairsForm {

    /** The most tables of a section. */
    private static final int MOST_TABLES = 13;

    /** Sets beyond the tables of the largest section at most, so that no tables have to share. */
    public static final int MORE_SETS = 2;

    /**
     * @param tables all tables, at least 2
     * @return the tables of each section, at least two and as equal as can be, the largest first
     */
    public static List<Integer> sizes(int tables) {
      int sections = Math.max(2, (tables + MOST_TABLES - 1) / MOST_TABLES);
      return IntStream.range(0, sections)
          .mapToObj(s -> (tables + sections - 1 - s) / sections)
          .toList();
    }

    @Override
    public String word() {
      return "sections";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sections(this);
    }
  }

  /**
   * Teams of four that stay together, as many as tables: the contestants are the pairs that sit NS,
   * and then, in the same order, those that sit EW for the same teams.
   *
   * @param headToHead whether two teams play each other at two tables side by side, a round robin;
   *     otherwise American Whist, in which the two halves of a match are in two rounds
   */
  record Teams(boolean headToHead) implements PairsForm {

    @Override
    public String word() {
      return headToHead ? "head-to-head" : "american-whist";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.teams(this);
    }
  }

  /**
   * Any movement of teams of four that stay together, as many as tables, in which two teams meet in
   * at most one match, or as evenly as possible where there are more rounds than opponents. The
   * contestants are numbered as in {@link Teams}.
   *
   * @param within the most rounds between the two halves of a match; 0 for both at once
   * @param scoreBreaks rounds after which no match may be open, ascending
   */
  record FreeTeams(int within, List<Integer> scoreBreaks) implements PairsForm {

    /** Halves as far apart as the rounds allow. */
    public static final int ANY = IndividualWish.MOST_ROUNDS;

    /** Copies the list and checks the ranges. */
    public FreeTeams {
      Range.check("halves within", within, 0, ANY);
      scoreBreaks = List.copyOf(scoreBreaks);
      for (int k = 1; k < scoreBreaks.size(); k++) {
        Range.check("score break", scoreBreaks.get(k), scoreBreaks.get(k - 1) + 1, ANY);
      }
    }

    @Override
    public String word() {
      return "teams";
    }

    @Override
    public boolean keepsDirection() {
      return true;
    }

    @Override
    public boolean byRule() {
      return false;
    }

    @Override
    public void check(int contestants, int tables, int rounds, Play play) {
      if (contestants != 2 * tables || tables < 2) {
        throw new WrongValue("teams", "[%d] must be two or more, each with two pairs", tables);
      }
      scoreBreaks.forEach(q -> Range.check("score break", q, 1, Math.max(1, rounds - 1)));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.freeTeams(this);
    }
  }

  /**
   * Any movement of one winner in which pairs meet at most once, or as evenly as possible where
   * there are more rounds than opponents; balanced as well as possible.
   *
   * @param stationary the least number of contestants that play at one table only
   * @param walk the worst grade of the walk of boards that circulate
   */
  record Free(int stationary, WalkGrade walk) implements PairsForm {

    /** A free movement without stationary contestants and with any walk of the boards. */
    public Free() {
      this(0, WalkGrade.ANY);
    }

    @Override
    public void check(int contestants, int tables, int rounds, Play play) {
      int most = StayingPairs.most(contestants, tables, rounds);
      if (stationary() < 0 || stationary() > most) {
        throw new WrongValue(
            "stationary",
            "[%d] must be from 0 to %d\n"
                + "Maybe ask for fewer: stationary pairs never meet each other, and each needs"
                + " opponents for %d rounds.",
            stationary(),
            most,
            rounds);
      }
      if (walk() != WalkGrade.ANY && play == Play.SHARED) {
        throw new WrongValue(
            "walk",
            "[%s] is for circulating play: in shared play every table has boards of its own\n"
                + "Maybe leave it out, or let the boards circulate.",
            Word.of(walk()));
      }
    }

    /** Whether as many contestants stay at one table as is wished. */
    boolean stay(Movement movement) {
      return stationary() == 0 || TableMoves.of(movement).stationary().size() >= stationary();
    }

    /** Whether boards are carried as is wished. */
    boolean carried(Movement movement) {
      return walk() == WalkGrade.ANY || WalkRule.of(movement).grade().atLeast(walk());
    }

    @Override
    public String word() {
      return "free";
    }

    @Override
    public boolean byRule() {
      return false;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.free(this);
    }
  }
}
