package org.boardwalk.cli.file;

import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.BrokenMovement;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.LanguageOption;
import org.boardwalk.cli.option.MovementFile;
import org.boardwalk.cli.option.PairNumbersOption;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.Paper;
import org.boardwalk.publish.paper.PaperSettings;
import org.boardwalk.publish.paper.Papers;
import org.boardwalk.publish.paper.PerPage;
import org.boardwalk.publish.paper.TypeSize;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the papers of a session. */
@Command(
    name = "print",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Prints the papers of a movement: guide cards, itineraries, director's sheet,"
          + " slips, labels.",
      "It lists the files that it wrote on standard output."
    },
    footer = "boardwalk print movement.yaml --names names.txt --out papers.pdf")
public final class PrintCommand implements Callable<Integer> {

  private static final Set<String> SETS = Set.of("all", "tonight");

  /** The file formats of the papers. */
  enum As {
    PDF,
    HTML
  }

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin MovementFile file = new MovementFile();

  @Option(
      names = "--papers",
      split = ",",
      paramLabel = "PAPER",
      defaultValue = "tonight",
      description =
          "cards, itineraries, director, director-card, slips, pick-ups, score-cards, name-slips,"
              + " matches and victory-points (teams of four), scores (single table), labels, seating, pictures; all; or tonight, which is cards,"
              + " director, seating and scores, and of teams itineraries, matches and"
              + " victory-points (default: ${DEFAULT-VALUE}).")
  List<String> papers = List.of();

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description =
          "File of names to print in place of numbers: one a line, or number,name; a pair"
              + " as \"A & B\"; in UTF-8.")
  @Nullable Path names;

  @Mixin PairNumbersOption pairNumbers = new PairNumbersOption();

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "Paper: a4 or letter (default: ${DEFAULT-VALUE}).")
  PageSize size = PageSize.A4;

  @Option(
      names = "--per-page",
      paramLabel = "N",
      description =
          "How many cards, strips, slips or labels stand on a page: 1, 2, 4 or 8"
              + " (default: what suits each).")
  @Nullable Integer perPage;

  @Option(names = "--large", description = "Large print, with fewer to a page.")
  boolean large;

  @Option(
      names = "--club",
      paramLabel = "NAME",
      description = "Name of the club, on every paper (default: none).")
  String club = "";

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description = "Date of play, on every paper (default: that of an evening, else none).")
  @Nullable LocalDate date;

  @Mixin LanguageOption language = new LanguageOption();

  @Option(
      names = "--room",
      paramLabel = "ADDRESS",
      description =
          "The address that serve --room prints; the sign-up sheet shows it as a QR code"
              + " for phones.")
  @Nullable URI room;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "pdf",
      description = "Format of the papers: pdf or html (default: ${DEFAULT-VALUE}).")
  As format = As.PDF;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE|DIR",
      description =
          "A file that ends in .pdf or .html, or a folder, which gets a file for each" + " paper.")
  Path out = Path.of("");

  @Override
  public Integer call() {
    checkEnding();
    checkPapers();
    Judged judged = pairNumbers.on(file.judged());
    if (!judged.card().valid()) {
      // The user may want papers of a draft, so this is no reason to refuse.
      spec.commandLine().getErr().println(BrokenMovement.sentence(file.path(), judged));
    }
    Set<Paper> printed = wanted(judged.movement());
    if (printed.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of("--papers %s: this movement has no such paper, choose others or all", papers));
    }
    PaperSettings settings =
        new PaperSettings(
                size,
                Optional.ofNullable(perPage).map(PerPage::of),
                large ? TypeSize.LARGE : TypeSize.NORMAL,
                file.names(names, judged.movement()),
                Optional.ofNullable(room),
                "",
                language.chosen().or(file::language).orElse(Language.EN))
            .on(club, day());
    Papers sheets = new Papers(judged, settings);
    sayPages(sheets, printed);
    if (String.valueOf(out.getFileName()).endsWith(ending())) {
      WholeFile.write(out, content(sheets, printed));
      say(out);
    } else {
      for (Paper paper : printed) {
        String name = paper.word() + ending();
        WholeFile.writeIn(out, name, content(sheets, EnumSet.of(paper)));
        say(out.resolve(name));
      }
    }
    return Exit.DONE.code();
  }

  /** The day of the option, else of the evening. */
  private Optional<LocalDate> day() {
    return Optional.ofNullable(date).or(file::day);
  }

  /**
   * Refuses the name of a file of another kind, as the user does not mean a folder of that name.
   */
  private void checkEnding() {
    String name = String.valueOf(out.getFileName());
    int dot = name.lastIndexOf('.');
    boolean file = dot > 0 && name.substring(dot + 1).matches("[A-Za-z]{2,5}");
    if (file && !name.endsWith(ending()) && !Files.isDirectory(out)) {
      throw new IllegalArgumentException(
          Text.of(
              "--out [%s] must end in %s, or be a directory\nMaybe %s",
              out, ending(), name.substring(0, dot) + ending()));
    }
  }

  private byte[] content(Papers sheets, Set<Paper> some) {
    return switch (format) {
      case PDF -> sheets.pdf(some);
      case HTML -> sheets.html(some).getBytes(StandardCharsets.UTF_8);
    };
  }

  private String ending() {
    return "." + Word.of(format);
  }

  private void checkPapers() {
    for (String word : papers) {
      if (!SETS.contains(word.toLowerCase(Locale.ROOT))) {
        one(word);
      }
    }
  }

  private Set<Paper> wanted(Movement movement) {
    Set<Paper> wanted = EnumSet.noneOf(Paper.class);
    for (String word : papers) {
      switch (word.toLowerCase(Locale.ROOT)) {
        case "all" -> wanted.addAll(Paper.allFor(movement));
        case "tonight" -> wanted.addAll(Paper.tonight(movement));
        default -> wanted.add(one(word));
      }
    }
    wanted.retainAll(Paper.allFor(movement));
    return wanted;
  }

  private static Paper one(String word) {
    return Word.parse(Paper.class, word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of(
                        "--papers [%s] must be some of %s, tonight or all",
                        word, String.join(", ", Word.all(Paper.class)))));
  }

  /** Says how many pages will be printed, for each paper and in all. */
  private void sayPages(Papers sheets, Set<Paper> printed) {
    List<String> each = new ArrayList<>();
    int all = 0;
    for (Paper paper : printed) {
      int pages = sheets.pages(EnumSet.of(paper));
      each.add(paper.word() + " " + pages);
      all += pages;
    }
    if (!QuietOption.of(spec)) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(Text.count(all, "page") + ": " + String.join(", ", each));
      err.flush();
    }
  }

  private void say(Path written) {
    PrintWriter writer = spec.commandLine().getOut();
    writer.println(written);
    writer.flush();
  }
}
