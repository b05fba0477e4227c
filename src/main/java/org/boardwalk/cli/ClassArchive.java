package org.boardwalk.cli;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The archive of the program's classes that the scripts {@code boardwalk} and {@code boardwalk.cmd}
 * give to Java (class-data sharing), so that a short command starts sooner.
 *
 * <p>A command that finds no archive of this Java and this jar starts another process, which makes
 * one in the background: a further process runs {@link #TRAINING some commands} and lists the
 * classes that they need, and another one writes these into a file, which then moves to its place
 * in one step. Java could do both at once, but then leaves out classes as old as those of picocli,
 * a sixth of the time of a short command. A note beside the archive says what it was made for and
 * locks out a second maker. Nothing here can fail a command: without an archive the program only
 * starts more slowly.
 */
final class ClassArchive {

  /** Names the archive; the scripts set it. */
  private static final String PROPERTY = "boardwalk.archive";

  /** Commands of every day, which together need most classes of a short command. */
  private static final List<String> TRAINING =
      List.of(
          "--help",
          "plan --help",
          "plan --players 22",
          "plan --pairs 6",
          "plan --pairs 11",
          "plan --pairs 22",
          "plan --pairs 26 --winners 1",
          "plan --teams 9",
          "design individual --players 13 --out thirteen.yaml",
          "design pairs --pairs 6",
          "check thirteen.yaml",
          "show thirteen.yaml",
          "print thirteen.yaml --out thirteen.html",
          "shwo");

  private static final int PATIENCE_SECONDS = 120;

  private ClassArchive() {}

  /**
   * Starts to make the archive in the background unless there is one for this Java and this jar.
   */
  static void renew() {
    String name = System.getProperty(PROPERTY, "");
    if (!name.isEmpty()) {
      try {
        renew(Path.of(name));
      } catch (IOException | RuntimeException e) {
        // The next command tries again.
      }
    }
  }

  private static void renew(Path archive) throws IOException {
    if (isCurrent(archive)) {
      return;
    }
    Path folder = archive.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    if (Files.isWritable(folder)) {
      java(List.of("-XX:TieredStopAtLevel=1"), archive.toString()).start();
    }
  }

  /**
   * Whether the note says that the archive, or its absence, is up to date for this Java and this
   * jar.
   */
  static boolean isCurrent(Path archive) throws IOException {
    Path note = note(archive);
    return Files.exists(note) && Files.readString(note).equals(made(archive));
  }

  private static Path note(Path archive) {
    return archive.resolveSibling(archive.getFileName() + ".txt");
  }

  /**
   * The text of the note beside an archive that this Java and this jar can use, one fact a line.
   */
  private static String made(Path archive) throws IOException {
    Path jar = Path.of(System.getProperty("java.class.path"));
    List<String> facts = new ArrayList<>();
    facts.add(System.getProperty("java.vm.version"));
    facts.add(System.getProperty("java.home"));
    facts.add(jar + " " + size(jar) + (Files.exists(jar) ? " of " + time(jar) : ""));
    facts.add(archive.getFileName() + " " + size(archive) + "\n");
    return String.join("\n", facts);
  }

  private static long size(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  private static String time(Path file) throws IOException {
    return Files.getLastModifiedTime(file).toString();
  }

  /** A process that runs this class; its output is thrown away. */
  private static ProcessBuilder java(List<String> options, String... args) {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(options);
    line.add("-cp");
    line.add(System.getProperty("java.class.path"));
    line.add(ClassArchive.class.getName());
    line.addAll(List.of(args));
    return new ProcessBuilder(line)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  /**
   * @param args the archive to make; without arguments, the commands of the training run
   * @throws IOException when the archive cannot be made; the output of this process is thrown away
   * @throws InterruptedException when the process is stopped
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length > 0) {
      make(Path.of(args[0]), ClassArchive::steps);
    } else {
      TRAINING.forEach(line -> Program.run(line.split(" ")));
    }
  }

  /** The training, and then the archive of what it needed, for which Java runs no program. */
  private static List<ProcessBuilder> steps(Path draft) {
    Path classes = draft.resolveSibling("classes.txt");
    return List.of(
        java(List.of("-Xshare:off", "-XX:DumpLoadedClassList=" + classes)),
        java(
            List.of(
                "-Xshare:dump",
                "-XX:SharedClassListFile=" + classes,
                "-XX:SharedArchiveFile=" + draft)));
  }

  /**
   * Makes an archive, unless it is current or another process is making it.
   *
   * @param steps the processes that write a given file, one after the other
   */
  static void make(Path archive, Function<Path, List<ProcessBuilder>> steps)
      throws IOException, InterruptedException {
    try (FileChannel note = FileChannel.open(note(archive), CREATE, READ, WRITE);
        FileLock lock = note.tryLock()) {
      if (lock != null && !text(note).equals(made(archive))) {
        Path work = archive.resolveSibling(archive.getFileName() + ".work").toAbsolutePath();
        clear(work);
        try {
          Path draft = Files.createDirectory(work).resolve("draft.jsa");
          boolean done = true;
          for (ProcessBuilder step : steps.apply(draft)) {
            done = done && ends(step.directory(work.toFile()));
          }
          place(done, draft, archive);
        } finally {
          clear(work);
        }
        note.truncate(0);
        note.write(ByteBuffer.wrap(made(archive).getBytes(StandardCharsets.UTF_8)), 0);
      }
    }
  }

  private static String text(FileChannel note) throws IOException {
    return new String(Channels.newInputStream(note).readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Runs a step with a home of its own, so that it changes no answers of the user's. */
  private static boolean ends(ProcessBuilder step) throws IOException, InterruptedException {
    step.environment().put("BOARDWALK_HOME", step.directory().toString());
    Process process = step.start();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
    return process.exitValue() == 0;
  }

  /**
   * Moves a whole archive to its place; if there is none, the old archive is deleted, and the note
   * then says that this was tried.
   */
  private static void place(boolean whole, Path draft, Path archive) throws IOException {
    if (whole && Files.exists(draft)) {
      Files.move(draft, archive, StandardCopyOption.ATOMIC_MOVE);
    } else {
      Files.deleteIfExists(archive);
    }
  }

  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
