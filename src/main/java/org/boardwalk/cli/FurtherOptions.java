package org.boardwalk.cli;

import java.util.List;
import java.util.OptionalInt;
import org.boardwalk.movement.Range;
import org.boardwalk.plan.Further;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.IndividualWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of an evening that ask for more than people, boards and time. */
final class FurtherOptions {

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Propose exactly this number of rounds.")
  @Nullable Integer rounds;

  @Option(
      names = "--partners",
      split = ",",
      paramLabel = "N-N",
      converter = WishOptions.CoupleConverter.class,
      description = "Players who must partner each other at least once, such as 1-2,5-6.")
  List<Couple> partners = List.of();

  @Option(
      names = "--apart",
      split = ",",
      paramLabel = "N-N",
      converter = WishOptions.CoupleConverter.class,
      description = "Players who must never partner each other, such as 3-4.")
  List<Couple> apart = List.of();

  @Option(
      names = "--curtail",
      paramLabel = "N",
      description = "Play may stop after any round from this one on; for players only.")
  @Nullable Integer curtail;

  Further further() {
    return new Further(rounds("--rounds", rounds), partners, apart, rounds("--curtail", curtail));
  }

  private static OptionalInt rounds(String option, @Nullable Integer number) {
    if (number == null) {
      return OptionalInt.empty();
    }
    Range.check(option, number, 1, IndividualWish.MOST_ROUNDS);
    return OptionalInt.of(number);
  }
}
