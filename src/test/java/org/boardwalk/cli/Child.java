package org.boardwalk.cli;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The program in a process of its own, for behaviour that no test can see from within.
 *
 * @param folder its working folder
 * @param environment its variables, beside those of the test
 * @param options of the virtual machine
 */
public record Child(Path folder, Map<String, String> environment, List<String> options) {

  /** A program that knows only the answers it brings, and keeps new answers in this folder. */
  public static Child in(Path folder) {
    return new Child(
        folder, Map.of("BOARDWALK_HOME", folder.resolve("home").toString()), List.of());
  }

  Child with(String option) {
    return new Child(folder, environment, List.of(option));
  }

  /** The process, not yet started; its standard error goes to a file. */
  public ProcessBuilder builder(Path err, List<String> command) {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile());
    builder.environment().putAll(environment);
    return builder;
  }

  /** The command that starts the program. */
  public List<String> command(String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The program ends within a second, so it need not be quick later.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), "org.boardwalk.cli.Main"));
    command.addAll(List.of(args));
    return command;
  }

  /** The class path with absolute entries, as the child runs in another folder. */
  private static String classPath() {
    String[] entries = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    return Arrays.stream(entries)
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  public Ran run(String... args) throws IOException, InterruptedException {
    return finished(command(args));
  }

  /** Runs commands one after the other in one virtual machine. */
  public List<Ran> runAll(List<List<String>> commands) throws IOException, InterruptedException {
    List<String> server = command();
    server.set(server.size() - 1, CommandServer.class.getName());
    Process process =
        builder(folder, server).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    List<Ran> all = new ArrayList<>();
    try (DataOutputStream words = new DataOutputStream(process.getOutputStream());
        DataInputStream replies = new DataInputStream(process.getInputStream())) {
      for (List<String> command : commands) {
        words.write(command.size());
        for (String word : command) {
          words.writeUTF(word);
        }
        words.flush();
        Ran ran = new Ran(replies.readInt(), text(replies), text(replies));
        text(replies);
        all.add(ran);
      }
    }
    process.waitFor();
    return all;
  }

  private static String text(DataInputStream replies) throws IOException {
    return new String(replies.readNBytes(replies.readInt()), StandardCharsets.UTF_8);
  }

  /**
   * Runs the program by a shell, which knows only bytes and no letters.
   *
   * @param script ends with what runs {@code "$@"}, the program with its arguments
   */
  Ran runBy(String script, String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
    command.addAll(command(args));
    return finished(command);
  }

  private Ran finished(List<String> command) throws IOException, InterruptedException {
    Path err = Files.createTempFile("child", ".err");
    try {
      Process process = builder(err, command).start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ran(process.waitFor(), out, Files.readString(err));
    } finally {
      Files.delete(err);
    }
  }
}
