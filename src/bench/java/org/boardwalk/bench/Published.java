package org.boardwalk.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.UsualBoards;
import org.boardwalk.wish.UsualWish;

/**
 * Size and cost of a published individual movement. The figures stand in {@code
 * published-individuals.csv} beside this class, with their source; there are no seats.
 *
 * @param name its name
 * @param winners 1, or 4 that are ranked by seat
 * @param players number of players
 * @param rounds number of rounds
 * @param tables tables in play
 * @param boards the boards, as many in a set as usual, which changes no cost
 * @param partner cost of the partner criterion
 * @param total total cost with the standard weights
 */
public record Published(
    String name,
    int winners,
    int players,
    int rounds,
    int tables,
    Boards boards,
    long partner,
    long total) {

  private static final String FILE = "published-individuals.csv";
  private static final int FOUR_WINNERS = 4;

  /**
   * @return all rows, in the order of the file
   */
  public static List<Published> all() {
    try (InputStream in = Objects.requireNonNull(Published.class.getResourceAsStream(FILE), FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<CsvText.Line> lines = CsvText.read(Path.of(FILE), text);
      return lines.subList(1, lines.size()).stream().map(Published::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Published of(CsvText.Line line) {
    Play play = Play.valueOf(line.cell(8).toUpperCase(Locale.ROOT));
    Boards usual = UsualBoards.of(number(line, 4), number(line, 3), play, Rotation.NONE);
    return new Published(
        line.cell(0),
        number(line, 1) == FOUR_WINNERS ? FOUR_WINNERS : 1,
        number(line, 2),
        number(line, 3),
        number(line, 4),
        new Boards(number(line, 6), usual.perSet(), play, number(line, 7)),
        number(line, 11),
        number(line, 15));
  }

  private static int number(CsvText.Line line, int column) {
    return Integer.parseInt(line.cell(column));
  }

  /**
   * @return whether it is compared by breaks and replays, not by cost: four winners, with no more
   *     rounds than tables, all of them full. Beyond that there is no rainbow, and the movement is
   *     compared with ours of one winner
   */
  public boolean rainbow() {
    return winners == FOUR_WINNERS && rounds <= tables && players == 4 * tables;
  }

  /**
   * Wishes with these sizes. Those whose answers the library may have come first; the last is
   * searched for. Partners need not be even where they are not in the published movement.
   *
   * @return at least one wish
   * @throws IllegalArgumentException when the sizes cannot be asked for
   */
  public List<IndividualWish> wishes() {
    IndividualWish usual = UsualWish.of(players, tables, rounds, boards, Rotation.NONE);
    IndividualWish free = usual.demanding(Map.of());
    if (rainbow()) {
      return List.of(
          free.with(new Rainbow(Moves.Steps.RULE)),
          free.with(new Rainbow(Moves.ROVERS)),
          free.with(new Rainbow(Moves.GUIDE_CARDS)));
    }
    List<IndividualWish> wishes = new ArrayList<>();
    if (boards.play() == Play.SHARED && rounds == UsualWish.completeRounds(players)) {
      wishes.add(UsualWish.complete(players));
    }
    wishes.add(usual);
    if (partner > 0 && !usual.equals(free)) {
      wishes.add(free);
    }
    return wishes;
  }
}
