package org.boardwalk.movement.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds all permutations of the players that map a schedule to itself, by trying images for one
 * player after the other. An image implies others: where two players partner once, their opponents
 * map to the opponents of their images. So in a complete schedule two images determine all.
 */
final class ScheduleSymmetries {

  /** The most assignments of an image before the search gives up. */
  private static final long MOST_STEPS = 4_000_000;

  private static final int MOST_ELEMENTS = 5_000;

  private final Tables tables;
  private final int[] image;
  private final int[] taken;
  private final int[] settled;
  private int count;
  private final int[] roundImage;
  private final int[] roundTaken;
  private final int[] settledRounds;
  private int roundCount;
  private long steps;
  private final List<Element> found = new ArrayList<>();

  private ScheduleSymmetries(Tables tables) {
    this.tables = tables;
    image = new int[tables.players()];
    taken = new int[tables.players()];
    settled = new int[tables.players()];
    roundImage = new int[tables.rounds()];
    roundTaken = new int[tables.rounds()];
    settledRounds = new int[tables.rounds()];
    List.of(image, taken, roundImage, roundTaken).forEach(a -> Arrays.fill(a, -1));
  }

  /** All symmetries; empty where there are too many, or too many assignments had to be tried. */
  static Optional<List<Element>> of(Tables tables) {
    ScheduleSymmetries search = new ScheduleSymmetries(tables);
    search.extend();
    return search.given() ? Optional.empty() : Optional.of(search.found);
  }

  private boolean given() {
    return steps > MOST_STEPS || found.size() > MOST_ELEMENTS;
  }

  private void extend() {
    if (count == image.length) {
      tables.roundsUnder(image).ifPresent(r -> found.add(new Element(image.clone(), r)));
      return;
    }
    Choice choice = choice();
    for (int to : choice.images()) {
      int before = count;
      int roundsBefore = roundCount;
      if (!given() && taken[to] < 0 && settle(choice.player(), to) && follow(before)) {
        extend();
      }
      while (count > before) {
        int player = settled[--count];
        taken[image[player]] = -1;
        image[player] = -1;
      }
      while (roundCount > roundsBefore) {
        int round = settledRounds[--roundCount];
        roundTaken[roundImage[round]] = -1;
        roundImage[round] = -1;
      }
    }
  }

  /** A player without an image, and the possible images. */
  private record Choice(int player, List<Integer> images) {}

  /**
   * The next player to assign: opponents of two partners with images have only two possible images.
   */
  private Choice choice() {
    for (int k = 0; k < count; k++) {
      for (int j = 0; j < k; j++) {
        Optional<Tables.At> here = tables.together(settled[k], settled[j]);
        if (here.isPresent()) {
          int left = here.get().after(settled[k], 1);
          if (image[left] < 0) {
            Tables.At there = tables.together(image[settled[k]], image[settled[j]]).orElseThrow();
            int to = image[settled[k]];
            return new Choice(left, List.of(there.after(to, 1), there.after(to, 3)));
          }
        }
      }
    }
    int open = 0;
    while (image[open] >= 0) {
      open++;
    }
    return new Choice(open, IntStream.range(0, image.length).boxed().toList());
  }

  /** Gives a player an image; false if that is impossible. */
  private boolean settle(int player, int to) {
    if (image[player] >= 0 || taken[to] >= 0) {
      return image[player] == to;
    }
    steps++;
    if (tables.relation(player, player) != tables.relation(to, to)) {
      return false;
    }
    for (int k = 0; k < count; k++) {
      int other = settled[k];
      if (tables.relation(player, other) != tables.relation(to, image[other])
          || tables.relation(other, player) != tables.relation(image[other], to)) {
        return false;
      }
    }
    image[player] = to;
    taken[to] = player;
    settled[count++] = player;
    return true;
  }

  /** Assigns the images implied by those assigned since, together with all others. */
  private boolean follow(int since) {
    for (int k = since; k < count; k++) {
      for (int j = 0; j < k; j++) {
        if (!opponentsFollow(settled[k], settled[j])) {
          return false;
        }
      }
      for (int r = 0; r < roundCount; r++) {
        if (!partnerFollows(settledRounds[r], settled[k])) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean opponentsFollow(int a, int b) {
    Optional<Tables.At> here = tables.together(a, b);
    Optional<Tables.At> there = tables.together(image[a], image[b]);
    if (here.isEmpty() || there.isEmpty()) {
      return here.isEmpty() == there.isEmpty();
    }
    int left = here.get().after(a, 1);
    int right = here.get().after(a, 3);
    int leftThere = there.get().after(image[a], 1);
    int rightThere = there.get().after(image[a], 3);
    if (!settleRound(here.get().round(), there.get().round())) {
      return false;
    }
    if (tables.likewise() == TableEquality.TURNED) {
      return settle(left, leftThere) && settle(right, rightThere);
    }
    if (image[left] >= 0) {
      return settle(right, image[left] == leftThere ? rightThere : leftThere);
    }
    return image[right] < 0 || settle(left, image[right] == rightThere ? leftThere : rightThere);
  }

  private boolean settleRound(int round, int to) {
    if (roundImage[round] >= 0 || roundTaken[to] >= 0) {
      return roundImage[round] == to;
    }
    roundImage[round] = to;
    roundTaken[to] = round;
    settledRounds[roundCount++] = round;
    for (int k = 0; k < count; k++) {
      if (!partnerFollows(round, settled[k])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Maps the partner of a player in a round to the partner of the player's image in the image of
   * the round.
   */
  private boolean partnerFollows(int round, int player) {
    int partner = tables.partner(round, player);
    int there = tables.partner(roundImage[round], image[player]);
    return (partner < 0 || there < 0) ? partner == there : settle(partner, there);
  }
}
