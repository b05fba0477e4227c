package org.boardwalk.cli.atlas;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.publish.AtlasCsv;
import org.boardwalk.publish.AtlasHtml;
import org.boardwalk.publish.json.AtlasJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes the atlas for other programs and for browsers. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Writes the atlas for spreadsheets, programs and browsers.",
    footer = "boardwalk atlas export --players 8..12 --csv atlas.csv")
final class AtlasExportCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Mixin AtlasOptions options = new AtlasOptions();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description =
          "A line for every cell, with what each column means and the licence of the" + " data.")
  @Nullable Path json;

  @Option(names = "--csv", paramLabel = "FILE", description = "A line for every cell.")
  @Nullable Path csv;

  @Option(
      names = "--html",
      paramLabel = "DIR",
      description = "Pages with a colour map and the scorecard of every cell; open index.html.")
  @Nullable Path html;

  @Override
  public Integer call() {
    if (csv == null && json == null && html == null) {
      throw new IllegalArgumentException("export needs --csv FILE, --json FILE or --html DIR");
    }
    Atlas atlas = Atlas.read(options.existing(), Runtime.getRuntime().availableProcessors());
    List<Cell> cells =
        options.varieties().stream()
            .flatMap(v -> options.with(atlas, v, options.cells(v)).stream())
            .toList();
    if (csv != null) {
      WholeFile.write(csv, AtlasCsv.of(atlas, cells));
    }
    if (json != null) {
      WholeFile.write(json, AtlasJson.data(atlas, cells));
    }
    if (html != null) {
      Path directory = html;
      AtlasHtml.pages(atlas, cells)
          .forEach((name, page) -> WholeFile.writeIn(directory, name, page));
    }
    return AtlasOptions.damaged(atlas, spec.commandLine().getErr()).code();
  }
}
