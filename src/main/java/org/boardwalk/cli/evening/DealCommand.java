package org.boardwalk.cli.evening;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.SoloPapers;
import org.boardwalk.scoring.deal.Deal;
import org.boardwalk.scoring.deal.PbnText;
import org.boardwalk.scoring.deal.Shuffling;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Deals boards, and writes the papers that the two-handed game needs. */
@Command(
    name = "deal",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Deals boards at random, or reads them from a PBN file, and prints them as PBN.",
      "With --out DIR it writes deals.pbn and the papers of the two-handed game:"
          + " slips.pdf, sheets to cut, with a slip for the East and the West pocket of each"
          + " board and copy; rules.pdf, how a table works and how boards are put back; and"
          + " table.svg, a plan of the table."
    },
    footer = "boardwalk deal --boards 24 --seed 1")
public final class DealCommand implements Callable<Integer> {

  private static final int MOST_COPIES = 20;
  private static final int DEALS_IN_A_ROUND = 4;

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--boards",
      paramLabel = "N",
      defaultValue = "24",
      description = "Number of boards (default: ${DEFAULT-VALUE}).")
  int boards = 24;

  @Option(
      names = "--first",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of the first board (default: ${DEFAULT-VALUE}).")
  int first = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed gives the same deals (default: a seed that cannot be foreseen).")
  @Nullable Long seed;

  @Option(
      names = "--pbn",
      paramLabel = "FILE",
      description =
          "Read the deals from FILE; orders of the dummies that it lacks are drawn at" + " random.")
  @Nullable Path pbn;

  @Option(
      names = "--home",
      paramLabel = "ROUNDS",
      description =
          "For two players at home: rounds of four deals, none of them vulnerable, and"
              + " with --out a score sheet (home.pdf).")
  @Nullable Integer home;

  @Option(
      names = "--copies",
      paramLabel = "N",
      defaultValue = "1",
      description = "Copies of each board, for the slips (default: ${DEFAULT-VALUE}).")
  int copies = 1;

  @Option(
      names = "--page",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "Paper: a4 or letter (default: ${DEFAULT-VALUE}).")
  PageSize size = PageSize.A4;

  @Option(names = "--out", paramLabel = "DIR", description = "Write the files to the folder DIR.")
  @Nullable Path out;

  @Override
  public Integer call() {
    Range.check("--copies", copies, 1, MOST_COPIES);
    List<Deal> deals = deals();
    PrintWriter writer = spec.commandLine().getOut();
    if (out == null) {
      writer.print(PbnText.write(deals));
    } else {
      byte[] slips = SoloPapers.slips(deals, copies, size);
      byte[] rules = SoloPapers.rules(size);
      WholeFile.writeIn(out, "deals.pbn", PbnText.write(deals));
      WholeFile.writeIn(out, "slips.pdf", slips);
      WholeFile.writeIn(out, "rules.pdf", rules);
      WholeFile.writeIn(out, "table.svg", SoloPapers.plan());
      if (home != null) {
        WholeFile.writeIn(out, "home.pdf", SoloPapers.home(home, size));
      }
      writer.println(
          Text.of(
              "%s, %d slips: %s",
              Text.count(deals.size(), "deal"), 2 * copies * deals.size(), out));
    }
    writer.flush();
    return Exit.DONE.code();
  }

  private List<Deal> deals() {
    Shuffling shuffling =
        new Shuffling(seed == null ? OptionalLong.empty() : OptionalLong.of(seed));
    if (pbn != null) {
      exclude("--pbn", "--home", "the file has its deals");
      exclude("--pbn", "--boards", "the file has its deals");
      exclude("--pbn", "--first", "the file has its deals");
      return PbnText.read(pbn, FileText.readForeign(pbn), shuffling);
    }
    if (home != null) {
      exclude("--home", "--boards", "a round at home has 4");
      exclude("--home", "--first", "at home they begin with 1");
      Range.check("--home", home, 1, 12);
      return shuffling.atHome(DEALS_IN_A_ROUND * home);
    }
    return shuffling.deals(first, boards);
  }

  private void exclude(String option, String other, String why) {
    if (spec.commandLine().getParseResult().hasMatchedOption(other)) {
      throw new IllegalArgumentException(
          Text.of(
              "%s and %s exclude each other\nMaybe leave out %s: %s.", option, other, other, why));
    }
  }
}
