package org.boardwalk.bench;

import java.util.List;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wish;
import picocli.CommandLine.Option;

/** The option for the largest size of a benchmark. */
final class SizeOption {

  @Option(
      names = "--most-players",
      paramLabel = "N",
      defaultValue = "200",
      description = "Only the wishes for as many players or pairs (default: all of them).")
  int mostPlayers = IndividualWish.MOST_PLAYERS;

  /** The wishes that are small enough. */
  List<Wish> of(List<Wish> wishes) {
    return wishes.stream().filter(w -> w.contestants() <= mostPlayers).toList();
  }
}
