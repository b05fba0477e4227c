package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.NameOptions;
import org.boardwalk.cli.option.OutputFormatOption;
import org.boardwalk.design.named.FormLacking;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.FormsText;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds a movement of a form that directors know by name. */
@Command(
    name = "form",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Builds a named form of movement for pairs, and says how to run it.",
      "Without FORM it lists the forms, the sizes that they serve and where they were"
          + " published."
    },
    footer = "boardwalk design form hesitation --tables 6")
public final class DesignFormCommand implements Callable<Integer> {

  /** The most forms that are named where one does not serve. */
  private static final int OTHER_FORMS = 4;

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "FORM",
      description = "Such as hesitation, bowman or blackpool.")
  @Nullable String form;

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "Number of tables, 1 to 100. Or give --pairs.")
  @Nullable Integer tables;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "Number of pairs, 3 to 200; an odd number leaves a half table in a form without"
              + " room for another pair, see --missing.")
  @Nullable Integer pairs;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds (default: as many as the form usually has).")
  @Nullable Integer rounds;

  @Option(
      names = "--sets",
      paramLabel = "N",
      description = "Board sets (default: as many as the form usually has).")
  @Nullable Integer sets;

  @Option(
      names = "--boards-per-round",
      paramLabel = "N",
      defaultValue = "2",
      description = "Boards in a set (default: ${DEFAULT-VALUE}).")
  int perSet = 2;

  @Mixin HalfTableOption half = new HalfTableOption();

  @Mixin NameOptions naming = new NameOptions();

  @Mixin OutputFormatOption output = new OutputFormatOption();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Also write the movement to FILE; one that ends in .asc, .bws, .csv or .mov as export"
              + " writes it.")
  @Nullable Path out;

  @Override
  public Integer call() {
    AnswerFile.check(out);
    PrintWriter writer = spec.commandLine().getOut();
    String word = form;
    if (word == null) {
      writer.print(FormsText.of(NamedForms.known()));
      writer.flush();
      return Exit.DONE.code();
    }
    NamedForm named =
        NamedForms.of(word)
            .orElseThrow(() -> refused("is not known", word, "run: boardwalk design form"));
    if ((tables == null) == (pairs == null)) {
      throw new ParameterException(
          spec.commandLine(), "Say either --tables or --pairs, such as --tables 8.");
    }
    Judged judged = Judged.of(with(pairs == null ? ofTables(named) : ofPairs(named, pairs)));
    print(judged, writer);
    if (out != null) {
      AnswerFile.write(out, Solution.of(judged), spec.commandLine().getErr());
    }
    writer.flush();
    return Exit.DONE.code();
  }

  private Movement ofTables(NamedForm named) {
    int count = Optional.ofNullable(tables).orElse(0);
    Range.check("--tables", count, 1, PairsWish.MOST_TABLES);
    FormSize size = size(named, count);
    Movement full = named.build(size).orElseThrow(() -> unserved(named, size));
    return half.missing().map(d -> lacking(named, full, d)).orElse(full);
  }

  /**
   * Builds a form for a number of pairs: for exactly that many, such as with a rover, else with one
   * pair missing at full tables.
   */
  private Movement ofPairs(NamedForm named, int count) {
    Range.check("--pairs", count, 3, 2 * PairsWish.MOST_TABLES);
    List<Movement> built =
        IntStream.rangeClosed(count / 2, Math.min((count + 1) / 2, PairsWish.MOST_TABLES))
            .mapToObj(t -> named.build(size(named, t)))
            .flatMap(Optional::stream)
            .toList();
    Direction missing = half.missing().orElse(Direction.EW);
    return built.stream()
        .filter(m -> m.contestants() == count)
        .findFirst()
        .or(
            () ->
                built.stream()
                    .filter(m -> m.contestants() == count + 1)
                    .flatMap(full -> FormLacking.of(full, missing).stream())
                    .findFirst())
        .orElseThrow(() -> unserved(named, count + " pairs", size(named, (count + 1) / 2)));
  }

  private FormSize size(NamedForm named, int tables) {
    OptionalInt count = rounds == null ? OptionalInt.empty() : OptionalInt.of(rounds);
    count.ifPresent(r -> Range.check("--rounds", r, 1, IndividualWish.MOST_ROUNDS));
    FormSize usual = named.usual(tables, count);
    return sets == null ? usual : new FormSize(usual.tables(), usual.rounds(), sets);
  }

  private Movement with(Movement movement) {
    Boards boards = movement.boards();
    return movement
        .named(naming.or(movement.name()))
        .with(new Boards(boards.sets(), perSet, boards.play(), boards.copies(), boards.replay()));
  }

  private static Movement lacking(NamedForm named, Movement full, Direction missing) {
    return FormLacking.of(full, missing)
        .orElseThrow(
            () ->
                refused(
                    "has no full tables of which one could be half",
                    named.text().word(),
                    "leave --missing out."));
  }

  private IllegalArgumentException unserved(NamedForm named, FormSize size) {
    return unserved(named, size.toString(), size);
  }

  private IllegalArgumentException unserved(NamedForm named, String what, FormSize size) {
    String also = what.equals(size.toString()) ? "" : ", or " + size;
    String others =
        NamedForms.known().stream()
            .filter(f -> f.build(size(f, size.tables())).isPresent())
            .map(f -> f.text().word())
            .limit(OTHER_FORMS)
            .collect(Collectors.joining(", "));
    return refused(
        "does not serve " + what + also,
        named.text().word(),
        Text.of(
            "take %s. %s.",
            named.text().domain(),
            others.isEmpty()
                ? "Or let any movement serve: design pairs"
                : Text.of(
                    "Or take a form that serves %s: %s",
                    Text.count(size.tables(), "table"), others)));
  }

  private static IllegalArgumentException refused(String what, String word, String maybe) {
    return new IllegalArgumentException(Text.of("form [%s] %s%nMaybe %s", word, what, maybe));
  }

  private void print(Judged judged, PrintWriter writer) {
    Movement movement = judged.movement();
    switch (output.format()) {
      case YAML -> writer.print(SolutionFile.text(Solution.of(judged)));
      case JSON -> writer.print(SolutionFile.json(Solution.of(judged)));
      case CSV -> writer.print(Exchange.text(movement, MovementFormat.CSV));
      case TEXT -> {
        writer.println(ScheduleText.heading(movement));
        writer.println(ExplanationText.of(movement));
        writer.println(ScheduleText.byRound(movement));
        writer.println(VerdictText.card(judged));
        writer.print(LogisticsText.summary(movement));
      }
    }
  }
}
