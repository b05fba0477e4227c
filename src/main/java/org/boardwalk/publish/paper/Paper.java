package org.boardwalk.publish.paper;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.text.Word;

/** The papers of a session, in the order in which a director wants them. */
public enum Paper {
  /** A card for every table: who comes with which boards, and where each seat goes next. */
  CARDS(PerPage.ONE, PerPage.ONE),
  /** A strip for every contestant: their way through the rounds. */
  ITINERARIES(PerPage.FOUR, PerPage.TWO),
  /** The director's sheet: schedule, boards, sit-outs, and how good it is. */
  DIRECTOR(PerPage.ONE, PerPage.ONE),
  /** A travelling slip for every board. */
  SLIPS(PerPage.FOUR, PerPage.TWO),
  /** The score sheet of an individual at a single table. */
  SCORES(PerPage.ONE, PerPage.ONE),
  /** Which boards start where. */
  LABELS(PerPage.FOUR, PerPage.FOUR),
  /** Sign-up list and seats of the first round, with lines for names. */
  SEATING(PerPage.ONE, PerPage.ONE),
  /** The room, and who meets whom. */
  PICTURES(PerPage.ONE, PerPage.ONE);

  private final PerPage usual;
  private final PerPage named;

  Paper(PerPage usual, PerPage named) {
    this.usual = usual;
    this.named = named;
  }

  /**
   * @return its name in commands and of its file
   */
  public String word() {
    return Word.of(this);
  }

  /** How many of its cards stand on a page by default. */
  PerPage usual() {
    return usual;
  }

  /** The same with names in place of numbers. */
  PerPage named() {
    return named;
  }

  /**
   * @param movement a movement
   * @return whether this paper means anything for it
   */
  public boolean appliesTo(Movement movement) {
    return this != SCORES || (movement.kind() == Kind.INDIVIDUAL && movement.tables() == 1);
  }

  /**
   * @param movement a movement
   * @return what is needed tonight: what the tables, the director and the door want; at a single
   *     table its score sheet as well
   */
  public static Set<Paper> tonight(Movement movement) {
    Set<Paper> papers = EnumSet.of(CARDS, DIRECTOR, SCORES, SEATING);
    papers.retainAll(allFor(movement));
    return papers;
  }

  /**
   * @param movement a movement
   * @return every paper that means anything for it
   */
  public static Set<Paper> allFor(Movement movement) {
    return Arrays.stream(values())
        .filter(p -> p.appliesTo(movement))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Paper.class)));
  }
}
