package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.AtlasText;
import org.boardwalk.publish.json.AtlasJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows how good the answers of the atlas are. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows how good the answers of the atlas are, by size.",
    footer = "boardwalk atlas show --players 8..12 --rounds 5..9")
final class AtlasShowCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin AtlasOptions options = new AtlasOptions();

  @Option(names = "--summary", description = "Totals only.")
  boolean summary;

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Map<Variety, List<Cell>> cells = new LinkedHashMap<>();
    options.varieties().forEach(v -> cells.put(v, options.cells(v)));
    Atlas atlas = Atlas.read(options.existing(), Runtime.getRuntime().availableProcessors());
    cells.replaceAll((variety, chosen) -> options.with(atlas, variety, chosen));
    if (figures.json()) {
      out.print(json(atlas, cells));
    } else if (summary) {
      out.print(AtlasText.summary(tallies(atlas, cells)));
    } else {
      grids(atlas, cells, out);
    }
    out.flush();
    return AtlasOptions.damaged(atlas, spec.commandLine().getErr()).code();
  }

  private String json(Atlas atlas, Map<Variety, List<Cell>> cells) {
    return summary
        ? AtlasJson.summary(tallies(atlas, cells))
        : AtlasJson.cells(atlas, cells.values().stream().flatMap(List::stream).toList());
  }

  private static Map<String, Tally> tallies(Atlas atlas, Map<Variety, List<Cell>> cells) {
    Map<String, Tally> tallies = new LinkedHashMap<>();
    List<Cell> all = new ArrayList<>();
    cells.forEach(
        (variety, some) -> {
          tallies.put(variety.word(), Tally.of(atlas, some));
          all.addAll(some);
        });
    if (cells.size() > 1) {
      tallies.put("all", Tally.of(atlas, all));
    }
    return tallies;
  }

  private static void grids(Atlas atlas, Map<Variety, List<Cell>> cells, PrintWriter out) {
    cells.forEach(
        (variety, some) -> {
          if (some.stream().anyMatch(atlas.cells()::containsKey)) {
            out.println(variety.word());
            out.println(AtlasText.grid(atlas, some));
          }
        });
    out.print(
        atlas.cells().isEmpty()
            ? Text.of("Nothing is known yet.%nMaybe run: boardwalk atlas build%n")
            : AtlasText.LEGEND);
  }
}
