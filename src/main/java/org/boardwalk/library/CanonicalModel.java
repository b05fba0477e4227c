package org.boardwalk.library;

import static java.util.stream.Collectors.joining;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.boardwalk.movement.Boards;
import org.boardwalk.problem.Demand;
import org.boardwalk.problem.Form;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.PairsWish;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.SingleTable;
import org.boardwalk.problem.Symmetry;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Criterion;

/**
 * Everything in a wish that changes what is wanted, as text: two wishes with the same text have the
 * same answers. Left out are the name, the search settings, the weights of criteria that are
 * ignored, and a symmetry that only helps the search.
 */
final class CanonicalModel implements Wish.Visitor<String> {

  private static final int SHORT = 8;
  private static final CanonicalModel BY_KIND = new CanonicalModel();
  private static final Pattern FILE_NAME =
      Pattern.compile(
          "(individual-[0-9]+p|(pairs|solo)-[0-9]+t)-[0-9]+r-[a-z-]+-[0-9a-f]{8}\\.yaml");

  private CanonicalModel() {}

  static String text(Wish wish) {
    return wish.accept(BY_KIND);
  }

  @Override
  public String pairs(PairsWish wish) {
    return "boardwalk/canonical/1\n"
        + "kind %s\n".formatted(ModelText.word(wish.kind()))
        + PairsText.lines(wish).stream().map(l -> l + "\n").collect(joining());
  }

  @Override
  public String individual(IndividualWish problem) {
    Boards boards = problem.boards();
    return String.join(
            "\n",
            "boardwalk/canonical/1",
            "kind individual",
            "players " + problem.players(),
            "tables " + problem.tables(),
            "rounds " + problem.rounds(),
            "boards sets %d perSet %d play %s copies %d"
                .formatted(
                    boards.sets(), boards.perSet(), ModelText.word(boards.play()), boards.copies()),
            "rotation " + ModelText.word(problem.rotation()),
            "criteria " + criteria(problem),
            objective(problem),
            "symmetry " + symmetry(problem.symmetry()))
        + "\n"
        + FixedText.lines(problem.fixed()).stream().map(l -> l + "\n").collect(joining())
        + (problem.form() instanceof Rainbow rainbow ? rainbow(rainbow, problem.tables()) : "")
        + (problem.form() instanceof SingleTable ? "movement single-table\n" : "");
  }

  /** Up by the number of tables is no move. */
  private static String rainbow(Rainbow rainbow, int tables) {
    return "movement rainbow "
        + rainbow
            .moves()
            .match(
                s ->
                    "south %d east %d west %d sets %d"
                        .formatted(
                            Math.floorMod(s.south(), tables),
                            Math.floorMod(s.east(), tables),
                            Math.floorMod(s.west(), tables),
                            Math.floorMod(s.sets(), tables)),
                () -> "steps",
                () -> "cards")
        + "\n";
  }

  /** A readable name for the file of its answer: sizes, then eight digits of the text's hash. */
  static String fileName(Wish wish) {
    return "%s-%s.yaml"
        .formatted(wish.accept(new SizesInName()), Checksum.hash(text(wish)).substring(0, SHORT));
  }

  /** What stands before the digits. */
  private static final class SizesInName implements Wish.Visitor<String> {
    @Override
    public String individual(IndividualWish wish) {
      return "%s-%dp-%dr-%s"
          .formatted(
              wish.form() instanceof Form.Free ? "individual" : IndividualText.form(wish.form()),
              wish.players(),
              wish.rounds(),
              ModelText.word(wish.boards().play()));
    }

    @Override
    public String pairs(PairsWish wish) {
      return "%s-%dt-%dr-%s"
          .formatted(
              ModelText.word(wish.kind()),
              wish.tables(),
              wish.rounds(),
              PairsText.form(wish.form()));
    }
  }

  /** Whether a file is named like the answer to a wish. */
  static boolean isFileName(Path file) {
    return FILE_NAME.matcher(String.valueOf(file.getFileName())).matches();
  }

  private static String criteria(IndividualWish problem) {
    return Arrays.stream(Criterion.values())
        .map(c -> c.word() + " " + ModelText.word(problem.demand(c)))
        .collect(joining(" "));
  }

  private static String objective(IndividualWish problem) {
    if (problem.objective() instanceof Objective.Ordered ordered) {
      return ordered.order().stream()
          .filter(c -> problem.demand(c) != Demand.IGNORE)
          .map(Criterion::word)
          .collect(joining(" ", "order ", ""));
    }
    return Arrays.stream(Criterion.values())
        .map(c -> c.word() + " " + problem.weights().of(c))
        .collect(joining(" ", "weights ", ""));
  }

  private static String symmetry(Symmetry symmetry) {
    if (symmetry instanceof Symmetry.Cyclic cyclic) {
      return "cyclic " + cyclic.order();
    }
    if (symmetry instanceof Symmetry.Generated generated) {
      return generated.generators().stream()
          .map(Object::toString)
          .distinct()
          .sorted()
          .collect(joining(" and ", "generated by ", ""));
    }
    return "free";
  }
}
