package org.boardwalk.cli.file;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.boardwalk.Boardwalk;
import org.boardwalk.cli.option.ChangedFormulationOption;
import org.boardwalk.cli.option.ChosenFormulation;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.Written;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.notation.FormulationsText;
import org.boardwalk.model.notation.Notation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.wish.Wish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the constraint model that a model file leads to. */
@Command(
    name = "model",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Shows the constraint model of a model file, or writes it for another solver.",
      "It lists the variables, and every rule of the game in words and mathematics, with"
          + " counts. Nothing is solved."
    },
    footer = "boardwalk model models/13-players.yaml")
public final class ModelCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "MODEL", description = "A model file; the folder models has examples.")
  Path file = Path.of("");

  @Mixin ChangedFormulationOption formulation = new ChangedFormulationOption();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "words",
      description =
          "words; proto (text of OR-Tools' CpModelProto); binary (the same as bytes, with"
              + " --out); minizinc; opb (pseudo-Boolean); dimacs (clauses) (default: words).")
  Notation format = Notation.WORDS;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to FILE in place of standard output.")
  @Nullable Path out;

  @Override
  public Integer call() {
    if (format == Notation.BINARY && out == null) {
      throw new ParameterException(
          spec.commandLine(),
          "--format [binary] is no text\nMaybe name a file for it: --out FILE.");
    }
    Wish wish = ModelFile.read(file);
    List<Formulation> all = new Boardwalk().formulations(wish);
    byte[] content;
    try {
      content = content(wish, all);
    } catch (OutOfMemoryError e) {
      String name = formulation.of(wish, all).formulation().name();
      spec.commandLine().getErr().println(tooLarge(name, smaller(all, name).orElseThrow(() -> e)));
      return Exit.GAVE_UP.code();
    }
    new Written(spec, out).bytes(content);
    return Exit.DONE.code();
  }

  /** The number of the first other formulation that can be written in this memory. */
  private Optional<Integer> smaller(List<Formulation> all, String large) {
    return IntStream.rangeClosed(1, all.size())
        .boxed()
        .filter(k -> !all.get(k - 1).name().equals(large) && fits(all.get(k - 1)))
        .findFirst();
  }

  private boolean fits(Formulation other) {
    try {
      return other.built().filter(model -> format.bytes(model).length > 0).isPresent();
    } catch (OutOfMemoryError e) {
      return false;
    }
  }

  private String tooLarge(String name, int other) {
    return Text.of(
        "%s: %d MB of memory are not enough to write the formulation [%s] as %s"
            + "\nMaybe add --formulation %d, which fits, or give Java more memory.",
        spec.qualifiedName(),
        Runtime.getRuntime().maxMemory() / 1_000_000,
        name,
        Word.of(format),
        other);
  }

  private byte[] content(Wish wish, List<Formulation> all) {
    return format == Notation.WORDS
        ? words(wish, all).getBytes(StandardCharsets.UTF_8)
        : format.bytes(formulation.of(wish, all).model());
  }

  private String words(Wish wish, List<Formulation> all) {
    String heading = HarmlessText.of(wish.name()) + "\n" + FormulationsText.sizes(wish) + "\n\n";
    if (all.isEmpty() && formulation.name().isEmpty()) {
      return heading + ChosenFormulation.none(wish) + "\n";
    }
    ChosenFormulation chosen = formulation.of(wish, all);
    return heading
        + FormulationsText.of(all, chosen.formulation())
        + "\n"
        + format.text(chosen.model());
  }
}
