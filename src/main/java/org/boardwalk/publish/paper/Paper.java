package org.boardwalk.publish.paper;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.LineMoves;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Word;

/** The papers of a session, in the order in which a director wants them. */
public enum Paper {
  /**
   * A card for every table: the contestants and boards of each round, and where each seat goes
   * next.
   */
  CARDS(PerPage.ONE, PerPage.ONE),
  /**
   * A strip for every contestant: their way through the rounds; in a plain Mitchell, where NS stay,
   * for EW pairs only; of teams of four a card for every team.
   */
  ITINERARIES(PerPage.FOUR, PerPage.TWO),
  /** The director's sheet: schedule, boards, sit-outs, and the quality of the movement. */
  DIRECTOR(PerPage.ONE, PerPage.ONE),
  /** A travelling slip for every board. */
  SLIPS(PerPage.FOUR, PerPage.TWO),
  /** A pick-up slip for every table in every round, with numbers and boards filled in. */
  PICK_UPS(PerPage.EIGHT, PerPage.EIGHT),
  /** A personal score card for every contestant, with opponents and boards filled in. */
  SCORE_CARDS(PerPage.FOUR, PerPage.FOUR),
  /** A slip for every contestant to write names and members' numbers on. */
  NAME_SLIPS(PerPage.EIGHT, PerPage.EIGHT),
  /** The director's card, half a page: a line for every round. */
  DIRECTOR_CARD(PerPage.TWO, PerPage.TWO),
  /** A slip for every match of teams of four, with room for both scores, IMPs and VPs. */
  MATCHES(PerPage.FOUR, PerPage.FOUR),
  /** The scale of victory points for the matches of teams of four. */
  VICTORY_POINTS(PerPage.ONE, PerPage.ONE),
  /** The score sheet of an individual at a single table. */
  SCORES(PerPage.ONE, PerPage.ONE),
  /** Labels that say where boards start. */
  LABELS(PerPage.FOUR, PerPage.FOUR),
  /** Sign-up list and seats of the first round, with lines for names. */
  SEATING(PerPage.ONE, PerPage.ONE),
  /** Pictures of the room and of the meetings. */
  PICTURES(PerPage.ONE, PerPage.ONE);

  private final PerPage usual;
  private final PerPage named;

  Paper(PerPage usual, PerPage named) {
    this.usual = usual;
    this.named = named;
  }

  /** {@return its name in commands and of its file} */
  public String word() {
    return Word.of(this);
  }

  /** The default number of its cards on a page. */
  PerPage usual() {
    return usual;
  }

  /** The default number of its cards on a page when they have names. */
  PerPage named() {
    return named;
  }

  /** {@return whether this paper applies to it} */
  public boolean appliesTo(Movement movement) {
    return switch (this) {
      case SCORES -> movement.kind() == Kind.INDIVIDUAL && movement.tables() == 1;
      case MATCHES, VICTORY_POINTS -> TeamsOfFour.in(movement);
      case PICK_UPS, SCORE_CARDS -> !TeamsOfFour.in(movement);
      case NAME_SLIPS,
          DIRECTOR_CARD,
          CARDS,
          ITINERARIES,
          DIRECTOR,
          SLIPS,
          LABELS,
          SEATING,
          PICTURES ->
          true;
    };
  }

  /**
   * @param movement a movement
   * @return tonight's set: the papers for the tables, the director and the door; for a single table
   *     its score sheet as well; for a plain Mitchell the slips of EW pairs in place of cards; for
   *     teams of four also a card for each team, a slip for each match and the victory points
   */
  public static Set<Paper> tonight(Movement movement) {
    Set<Paper> papers = EnumSet.of(DIRECTOR, SCORES, MATCHES, VICTORY_POINTS, SEATING);
    boolean teams = TeamsOfFour.in(movement);
    boolean plain = LineMoves.plainMitchell(movement);
    if (teams || !plain) {
      papers.add(CARDS);
    }
    if (teams || plain) {
      papers.add(ITINERARIES);
    }
    papers.retainAll(allFor(movement));
    return papers;
  }

  /** {@return every paper that applies to it} */
  public static Set<Paper> allFor(Movement movement) {
    return Arrays.stream(values())
        .filter(p -> p.appliesTo(movement))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Paper.class)));
  }
}
