package org.boardwalk.cli;

import org.boardwalk.plan.People;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for the people who came; exactly one of them must be given. */
final class PeopleOptions {

  @Option(
      names = "--players",
      required = true,
      paramLabel = "N",
      description = "Players who come without a partner.")
  @Nullable Integer players;

  @Option(names = "--pairs", required = true, paramLabel = "N", description = "Pairs.")
  @Nullable Integer pairs;

  @Option(
      names = "--tables",
      required = true,
      paramLabel = "N",
      description = "Full tables of pairs.")
  @Nullable Integer tables;

  People people() {
    if (players != null) {
      return new People.Players(players);
    }
    return pairs != null
        ? new People.Pairs(pairs)
        : People.Pairs.atTables(tables == null ? 0 : tables);
  }
}
