package org.boardwalk.cli.evening;

import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.scoring.entry.MemberList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the members of a club; without it, the list that is remembered counts. */
final class MembersOption {

  private static final String NAME = "members.csv";

  @Option(
      names = "--members",
      paramLabel = "FILE",
      description =
          "CSV file with number,name,handicap of members: names are picked from it, USEBIO gets the"
              + " numbers, the ranking the handicaps (default: the list that evening members"
              + " remembers, if any).")
  @Nullable Path file;

  /** The members; none where there is no list. */
  MemberList list() {
    return list(file);
  }

  /** The members in a file; those that are remembered where none is named. */
  static MemberList list(@Nullable Path named) {
    if (named != null) {
      return MemberList.read(named);
    }
    Path remembered = remembered();
    return Files.exists(remembered) ? MemberList.read(remembered) : MemberList.NONE;
  }

  /** The file of the list that is remembered; it may not exist. */
  static Path remembered() {
    return HomeOption.home().resolve(NAME);
  }

  /**
   * Remembers a list.
   *
   * @param text the text of a list of members
   */
  static void remember(String text) {
    WholeFile.writeIn(HomeOption.home(), NAME, text);
  }
}
