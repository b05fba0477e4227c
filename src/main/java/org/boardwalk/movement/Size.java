package org.boardwalk.movement;

/**
 * What two movements must have in common before one can take the place of the other.
 *
 * @param kind who is ranked
 * @param contestants how many
 * @param tables how many tables the room has
 * @param rounds how many rounds are played
 * @param sets how many board sets there are
 * @param rotation seats changing inside a round
 * @param winners separate rankings
 */
public record Size(
    Kind kind, int contestants, int tables, int rounds, int sets, Rotation rotation, int winners) {

  /**
   * @param movement any movement
   * @return its size
   */
  public static Size of(Movement movement) {
    return new Size(
        movement.kind(),
        movement.contestants(),
        movement.tables(),
        movement.rounds().size(),
        movement.boards().sets(),
        movement.rotation(),
        movement.winners());
  }
}
