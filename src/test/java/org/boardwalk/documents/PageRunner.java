package org.boardwalk.documents;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.stream.Stream;
import org.boardwalk.cli.CommandServer;

/**
 * Runs the blocks of pages in a process and a folder that they share. The folder is empty, but for
 * {@code models}, when a page begins; so is the folder where the program keeps answers.
 */
final class PageRunner implements AutoCloseable {

  private static final Path MODELS = Path.of("models");

  /** No command should take a tenth of it: a guard against commands that wait for a user. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  private final Path folder;
  private final Path home;
  private final Path classes;
  private final Process process;
  private final DataOutputStream commands;
  private final DataInputStream replies;

  /**
   * What a command did.
   *
   * @param exit its exit code
   * @param results what it wrote to standard output
   * @param messages what it wrote to standard error
   * @param all both in the order of writing
   */
  record Reply(int exit, String results, String messages, String all) {}

  /**
   * @param temp an empty folder for all that the pages write
   */
  PageRunner(Path temp) throws IOException {
    folder = Files.createDirectories(temp.resolve("page"));
    home = Files.createDirectories(temp.resolve("home"));
    classes = Files.createDirectories(temp.resolve("classes"));
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                OwnClassPath.text(),
                CommandServer.class.getName())
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("BOARDWALK_HOME", home.toString());
    process = builder.start();
    commands = new DataOutputStream(process.getOutputStream());
    replies = new DataInputStream(process.getInputStream());
  }

  /** Runs a page's commands and programs, in order, and returns what is wrong. */
  List<String> faults(MarkdownPage page) throws IOException {
    begin();
    List<String> faults = new ArrayList<>();
    Printed printed = new Printed();
    for (Fence fence : page.fences()) {
      try {
        if (fence.service()) {
          Path into = Objects.requireNonNull(file(fence.file().orElseThrow()).getParent());
          messages(JavaExample.of(fence.text()), into, fence).ifPresent(faults::add);
        } else if (fence.file().isPresent()) {
          write(fence.file().get(), fence.text());
        } else if (fence.output()) {
          printed.fault(fence).ifPresent(faults::add);
        } else if (fence.commands()) {
          printed.clear();
          for (WrittenCommand command : WrittenCommand.of(fence)) {
            run(command, printed).ifPresent(faults::add);
          }
        } else if (fence.program()) {
          printed.clear();
          program(fence, printed).ifPresent(faults::add);
        }
      } catch (IllegalArgumentException e) {
        faults.add(e.getMessage());
      }
      if (!fence.commands() && !fence.program()) {
        printed.clear();
      }
    }
    return faults.stream().map(fault -> page.file() + ", " + fault).toList();
  }

  private Optional<String> run(WrittenCommand command, Printed printed) throws IOException {
    Reply reply = reply(command.words());
    if (command.into().isPresent()) {
      write(command.into().get(), reply.results());
    } else {
      printed.add(reply);
    }
    return reply.exit() == command.exit()
        ? Optional.empty()
        : Optional.of(
            "line %d: %s%nexit code %d, not %d%n%s"
                .formatted(
                    command.line(), command.text(), reply.exit(), command.exit(), reply.all()));
  }

  private Optional<String> program(Fence fence, Printed printed) throws IOException {
    JavaExample example = JavaExample.of(fence.text());
    Optional<String> messages =
        messages(example, Files.createTempDirectory(classes, "java"), fence);
    if (messages.isPresent()) {
      return messages;
    }
    Reply reply = reply(List.of(CommandServer.JAVA, example.folder(), example.name()));
    printed.add(reply);
    return reply.exit() == 0
        ? Optional.empty()
        : Optional.of("line %d: fails%n%s".formatted(fence.line(), reply.all()));
  }

  /** Compiles a program into a folder. */
  private static Optional<String> messages(JavaExample example, Path into, Fence fence)
      throws IOException {
    String messages = example.compile(into);
    return messages.isEmpty()
        ? Optional.empty()
        : Optional.of("line %d: does not compile%n%s".formatted(fence.line(), messages));
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(file(name), text);
  }

  /** A file of the page, whose folder exists. */
  private Path file(String name) throws IOException {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder)) {
      throw new IllegalArgumentException("[" + name + "] is outside of the page's folder");
    }
    Files.createDirectories(file.getParent());
    return file;
  }

  /** Runs one command of the program. */
  Reply reply(List<String> words) throws IOException {
    commands.write(words.size());
    for (String word : words) {
      commands.writeUTF(word);
    }
    commands.flush();
    Timer guard = new Timer(true);
    guard.schedule(
        new TimerTask() {
          @Override
          public void run() {
            process.destroyForcibly();
          }
        },
        LONGEST.toMillis());
    try {
      return new Reply(replies.readInt(), text(), text(), text());
    } catch (EOFException e) {
      throw new IOException(
          words + " does not end, or ended the process\nMaybe: ```sh not-run: REASON", e);
    } finally {
      guard.cancel();
    }
  }

  private String text() throws IOException {
    return new String(replies.readNBytes(replies.readInt()), StandardCharsets.UTF_8);
  }

  /** Empties the folders. */
  void begin() throws IOException {
    for (Path emptied : List.of(folder, home)) {
      try (Stream<Path> all = Files.walk(emptied)) {
        for (Path file : all.sorted((a, b) -> b.compareTo(a)).toList()) {
          if (!file.equals(emptied)) {
            Files.delete(file);
          }
        }
      }
    }
    Files.createDirectory(folder.resolve(MODELS));
    try (Stream<Path> models = Files.list(MODELS)) {
      for (Path model : models.toList()) {
        Files.copy(model, folder.resolve(model));
      }
    }
  }

  /** The folder where the commands run. */
  Path folder() {
    return folder;
  }

  @Override
  public void close() throws IOException {
    commands.close();
    process.destroy();
  }
}
