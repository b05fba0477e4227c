package org.boardwalk.cli.design;

import java.util.List;
import java.util.Optional;
import org.boardwalk.cli.option.NameOptions;
import org.boardwalk.cli.option.RuleOptions;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.FewestCopies;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.Preference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of all movements for pairs and for lone players. */
final class PairsOptions {

  /** By so many points of calibre the last rounds may be worse than the best ones, by default. */
  private static final double FEW_POINTS = 5;

  private static final double MOST_POINTS = 100;

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "2",
      description = "Boards in a set (default: ${DEFAULT-VALUE}).")
  int perSet = 2;

  @Option(
      names = "--sets",
      paramLabel = "N",
      description = "Board sets (default: as many as the form usually has).")
  @Nullable Integer sets;

  @Option(
      names = "--copies",
      paramLabel = "N",
      description = "Copies of each set (default: as few as let people move by a rule).")
  @Nullable Integer copies;

  @Option(
      names = "--other-results",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many other results, at least, every result is compared with (default:"
              + " ${DEFAULT-VALUE}): a board is played at one table more. 0: boards that a single"
              + " table plays are allowed.")
  int otherResults = 1;

  @Option(
      names = "--switches",
      paramLabel = "SWITCHES",
      description =
          "Arrow switches, which give one winner: none, rounds (whole rounds) or tables"
              + " (single encounters). Default: tables in a Howell by rule, else none. Refused"
              + " where the search itself chooses who sits in which direction.")
  @Nullable Switching switching;

  @Option(
      names = "--switch-last",
      description =
          "With --switches rounds: switch the last rounds, whatever it costs; by default they are"
              + " switched where that costs at most five points of calibre.")
  boolean switchLast;

  @Mixin RuleOptions rules = new RuleOptions();

  @Mixin NameOptions naming = new NameOptions();

  @Mixin SearchOptions search = new SearchOptions();

  /** The wish with these options; where no copies are named, with as few as possible. */
  Preference over(PairsWish usual) {
    return over(List.of(usual));
  }

  /** The wishes with these options for several forms of one size, the best first. */
  Preference over(List<PairsWish> usual) {
    List<PairsWish> wishes = usual.stream().map(this::with).toList();
    return copies == null ? FewestCopies.of(wishes) : new Preference(List.copyOf(wishes));
  }

  /**
   * Answers wishes for the command; of whole rounds the last are switched, if that costs little.
   */
  int answer(ResultOptions result, Preference preference) {
    if (switchLast && switching != Switching.ROUNDS) {
      throw new IllegalArgumentException(
          "--switch-last is for switches of whole rounds\nMaybe add --switches rounds.");
    }
    Answering answering = result.answering(AnswerOutput.SOLUTION);
    boolean rounds = switching == Switching.ROUNDS;
    return (rounds ? answering.switchedLast(switchLast ? MOST_POINTS : FEW_POINTS) : answering)
        .answer(preference);
  }

  /** The arrow switches that a form has by default. */
  static Switching usually(PairsForm form) {
    return form instanceof PairsForm.Howell ? Switching.TABLES : Switching.NONE;
  }

  /** Refuses switches where NS and EW are ranked apart. */
  void keepDirections() {
    if (switching != null && switching != Switching.NONE) {
      throw new IllegalArgumentException(
          Text.of(
              "--switches [%s] makes one ranking of two, but --winners [2] asks for both\n"
                  + "Maybe leave one of them out; for one: design mitchell --switches %s.",
              Word.of(switching), Word.of(switching)));
    }
  }

  private PairsWish with(PairsWish usual) {
    if (switching != null && usual.form() instanceof PairsForm.Free) {
      throw new IllegalArgumentException(
          Text.of(
              "--switches [%s] has no meaning where any movement of one winner is searched, as the"
                  + " search chooses who sits in which direction\n"
                  + "Maybe leave it out, or take design mitchell, or design howell with --moves rule.",
              Word.of(switching)));
    }
    Boards before = usual.boards();
    int setCount = Optional.ofNullable(sets).orElse(before.sets());
    Range.check("--sets", setCount, 1, Boards.MOST);
    int copyCount = Optional.ofNullable(copies).orElse(before.copies());
    return usual
        .with(before.ofSets(setCount).inSetsOf(perSet).ofCopies(copyCount))
        .with(Optional.ofNullable(switching).orElse(usual.switching()))
        .comparedWith(otherResults)
        .with(rules.read(usual.kind(), usual.contestants()))
        .named(naming.or(usual.name()))
        .with(search.over(usual.search()));
  }

  /**
   * The directions that may lack a contestant: none for an even number, else the one named, else
   * EW. A rule that keeps directions is tried with NS too, which may take fewer copies.
   */
  static List<Optional<Direction>> missing(
      int contestants, PairsForm form, @Nullable Direction named) {
    if (contestants % 2 == 0 && named != null) {
      throw new IllegalArgumentException(
          Text.of(
              "--missing [%s] is for an odd number, as one more sits in that direction then; here are"
                  + " %d\nMaybe leave it out.",
              Word.of(named), contestants));
    }
    if (contestants % 2 == 0) {
      return List.of(Optional.empty());
    }
    if (named != null) {
      return List.of(Optional.of(named));
    }
    Optional<Direction> usual = Optional.of(Direction.EW);
    return form.keepsDirection() && form.byRule()
        ? List.of(usual, Optional.of(Direction.NS))
        : List.of(usual);
  }
}
