package org.boardwalk.cli.file;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.OutEnding;
import org.boardwalk.cli.option.Written;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.FilledDatabase;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.Piece;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.HarmlessText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Writes a movement in another program's format. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes a movement in the format of another program.",
      "It names on standard error what the format has no place for. Movements of a"
          + " library that cannot be used are left out and named there, and the exit code is 6."
    },
    footer = "boardwalk export movement.yaml --to csv")
public final class ExportCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          MovementFiles.FORMATS
              + " Several, or one that holds several, become one library of EBUScore, or for mov the"
              + " files of a folder.")
  List<Path> paths = List.of();

  @Mixin MovementFiles files = new MovementFiles();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      converter = WrittenFormat.class,
      description =
          "asc (Dutch federation), bws (Bridgemate), mov (ACBLscore, pairs), csv (spreadsheet),"
              + " ebuscore, json (for programs).")
  MovementFormat format = MovementFormat.ASC;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Write to FILE in place of standard output; bws and mov need it. For mov, FILE may be a"
              + " folder: each movement gets a file with the customary name, such as w1813.mov.")
  @Nullable Path out;

  @Option(
      names = "--replace",
      description =
          "Also replace a Bridgemate database in which table devices have written; the old one stays"
              + " beside it under another name.")
  boolean replace;

  /** Takes the formats that are written, and lists them. */
  static final class WrittenFormat implements ITypeConverter<MovementFormat> {

    @Override
    public MovementFormat convert(String word) {
      return Word.parse(MovementFormat.class, word)
          .filter(MovementFormat.written()::contains)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "expected one of "
                          + MovementFormat.written().stream().map(Word::of).toList()
                          + " but was '"
                          + word
                          + "'"));
    }
  }

  @Override
  public Integer call() {
    OutEnding.check(out, List.of(format.suffix()));
    PrintWriter err = spec.commandLine().getErr();
    List<Piece> pieces = new ArrayList<>();
    List<List<String>> lost = new ArrayList<>();
    boolean whole = true;
    for (Path path : paths) {
      for (Piece piece : files.pieces(path)) {
        Optional<String> unusable =
            piece.unusable().or(() -> intoFolder() ? refused(piece) : Optional.empty());
        if (unusable.isEmpty()) {
          pieces.add(piece);
          lost.add(lost(path, piece.movement().orElseThrow()));
        }
        unusable.ifPresent(why -> err.println(leftOut(path, piece, why)));
        whole &= unusable.isEmpty();
      }
    }
    if (pieces.isEmpty()) {
      throw new FileException(paths.get(0), 0, "has no movement that can be exported");
    }
    if (intoFolder() && out != null) {
      writeEach(pieces, out);
    } else {
      byte[] bytes = bytes(pieces);
      if (replace && out != null) {
        FilledDatabase.kept(out).ifPresent(old -> err.println(HarmlessText.of("Kept as " + old)));
        WholeFile.write(out, bytes);
      } else {
        new Written(spec, out).bytes(bytes);
      }
    }
    List<String> marks = Exchange.lostMarks(pieces, format);
    for (int p = 0; p < pieces.size(); p++) {
      List<String> here = new ArrayList<>(lost.get(p));
      here.add(marks.get(p));
      here.removeIf(String::isEmpty);
      String which = pieces.size() > 1 ? pieces.get(p).movement().orElseThrow().name() + ": " : "";
      if (!here.isEmpty()) {
        err.println(HarmlessText.of(which + Exchange.notIn(format, here)));
      }
    }
    if (!whole) {
      err.println(
          intoFolder()
              ? "Maybe write what is left out in another format, such as --to bws."
              : "Maybe correct what is left out: boardwalk check says what is wrong with it.");
    }
    err.flush();
    return (whole ? Exit.DONE : Exit.BAD_INPUT).code();
  }

  private static String leftOut(Path path, Piece piece, String why) {
    return HarmlessText.of(Text.of("left out: %s%s: %s", path, piece.label(), why));
  }

  private boolean intoFolder() {
    return format == MovementFormat.MOV && out != null && Files.isDirectory(out);
  }

  /** Why the format cannot hold a movement; empty where it can. */
  private Optional<String> refused(Piece piece) {
    try {
      Exchange.bytes(piece, format);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage()).lines().findFirst();
    }
  }

  /** Writes each movement to a file of its own, under its customary name, and prints the names. */
  private void writeEach(List<Piece> pieces, Path folder) {
    List<Movement> movements = pieces.stream().map(p -> p.movement().orElseThrow()).toList();
    List<String> names = Exchange.acblScoreFiles(movements);
    PrintWriter print = spec.commandLine().getOut();
    for (int p = 0; p < pieces.size(); p++) {
      WholeFile.write(folder.resolve(names.get(p)), Exchange.bytes(pieces.get(p), format));
      print.println(HarmlessText.of(names.get(p) + ": " + movements.get(p).name()));
    }
    print.flush();
  }

  /** The bytes to write; without a file to write to, a format that is no text is refused. */
  private byte[] bytes(List<Piece> pieces) {
    return out != null && pieces.size() == 1 && !format.text()
        ? Exchange.bytes(pieces.get(0), format)
        : Exchange.text(pieces, format).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * What the format has no place for. If the format cannot hold a movement at all, the message
   * names its file where there are several.
   */
  private List<String> lost(Path path, Movement movement) {
    try {
      return Exchange.lost(movement, format, Unstated.USUAL);
    } catch (IllegalArgumentException e) {
      throw paths.size() == 1
          ? e
          : new IllegalArgumentException(
              Text.of("%s: %s", HarmlessText.of("" + path), e.getMessage()), e);
    }
  }
}
