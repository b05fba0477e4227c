package org.boardwalk.cli.evening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.entry.MemberList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Remembers a member list, or forgets it. */
@Command(
    name = "members",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Remembers a list of members for evening new, evening enter and serve, until --forget.",
      "The list is copied into your own folder (BOARDWALK_HOME, by default .boardwalk in your home"
          + " folder). Without a file, the command says what is remembered."
    },
    footer = "boardwalk evening members members.csv")
final class EveningMembersCommand implements Callable<Integer> {

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "CSV file with number,name,handicap; the handicap may be missing.")
  @Nullable Path file;

  @Option(names = "--forget", description = "Deletes the list that is remembered.")
  boolean forget;

  @Override
  public Integer call() {
    if (forget && file != null) {
      throw new IllegalArgumentException(
          "--forget does not go with a file\nMaybe leave one of them out.");
    }
    Path remembered = MembersOption.remembered();
    if (file != null) {
      String text = FileText.readForeign(file);
      MemberList.parse(file, text);
      MembersOption.remember(text);
    }
    if (forget) {
      try {
        Files.deleteIfExists(remembered);
      } catch (IOException e) {
        throw new UncheckedIOException("the list of members cannot be deleted", e);
      }
    }
    spec.commandLine().getOut().println(said(remembered));
    spec.commandLine().getOut().flush();
    return Exit.DONE.code();
  }

  private static String said(Path remembered) {
    if (!Files.exists(remembered)) {
      return "No members are remembered.";
    }
    MemberList list = MemberList.read(remembered);
    return Text.of(
        "%s, %s: %s",
        Text.count(list.people().size(), "member"),
        list.handicapped() ? "with handicaps" : "without handicaps",
        remembered);
  }
}
