package org.boardwalk.cli.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Designs a movement of the two-handed game. */
@Command(
    name = "solo",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Designs a movement of the two-handed game, for single players.",
      "South also plays East's cards and stays, as NS do. North also plays West's cards"
          + " and moves, as EW do. At few tables the movement is a Howell, in which all players"
          + " meet."
    },
    footer = "boardwalk design solo --players 8")
public final class DesignSoloCommand implements Callable<Integer> {

  /** The fewest tables of a Mitchell; with fewer, it would have few rounds. */
  private static final int MITCHELL_FROM_TABLES = 5;

  /** The families of movements. */
  enum SoloForm {
    AUTO,
    MITCHELL,
    HOWELL,
    WEB
  }

  @Option(
      names = "--players",
      required = true,
      paramLabel = "N",
      description = "Number of players, 2 to 200.")
  int players;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: as many as the form has).")
  @Nullable Integer rounds;

  @Option(
      names = "--movement",
      paramLabel = "FORM",
      defaultValue = "auto",
      description = "auto, mitchell, howell or web (default: ${DEFAULT-VALUE}).")
  SoloForm family = SoloForm.AUTO;

  @Option(
      names = "--missing",
      paramLabel = "DIRECTION",
      description =
          "Seat that stays empty when the number of players is odd: ns (South) or ew"
              + " (North) (default: ew, or ns where that needs fewer copies).")
  @Nullable Direction missing;

  @Mixin PairsOptions options = new PairsOptions();

  @Mixin ResultOptions.WithStart result = new ResultOptions.WithStart();

  @Override
  public Integer call() {
    Range.check("--players", players, 2, 2 * PairsWish.MOST_TABLES);
    int tables = (players + 1) / 2;
    PairsForm form = form(tables);
    int usual = form.keepsDirection() ? tables : 2 * tables - 1;
    int count = Optional.ofNullable(rounds).orElse(usual);
    List<PairsWish> wishes =
        PairsOptions.missing(players, form, missing).stream()
            .map(lacking -> UsualPairs.of(Kind.SOLO, form, tables, count, lacking))
            .map(wish -> wish.with(PairsOptions.usually(form)))
            .toList();
    List<Wish> order = new ArrayList<>(options.over(wishes).inOrder());
    if (form.equals(UsualPairs.WEB) && options.sets == null && tables > count) {
      order.addAll(options.over(wishes.stream().map(UsualPairs::withSetMore).toList()).inOrder());
    }
    return options.answer(result, new Preference(order));
  }

  private PairsForm form(int tables) {
    SoloForm chosen =
        family != SoloForm.AUTO
            ? family
            : tables < MITCHELL_FROM_TABLES ? SoloForm.HOWELL : SoloForm.MITCHELL;
    return switch (chosen) {
      case WEB -> UsualPairs.WEB;
      case HOWELL -> new PairsForm.Howell();
      case MITCHELL, AUTO -> new PairsForm.Mitchell(PairsForm.Closing.AUTO);
    };
  }
}
