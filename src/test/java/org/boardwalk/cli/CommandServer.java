package org.boardwalk.cli;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/**
 * Runs commands one after the other in this process, which is warm and quick, and in its working
 * folder. Reads each command from standard input, as the number of its words and the words. Replies
 * with the exit code, the text of standard output, the text of standard error, and both texts in
 * the order of writing. Services are found in the folder {@code own}, too, where there is one.
 */
public final class CommandServer {

  /** A first word after which a class folder and the name of a class with a main method follow. */
  public static final String JAVA = "java:";

  private CommandServer() {}

  /**
   * @param args none
   */
  public static void main(String[] args) throws IOException {
    DataInputStream in = new DataInputStream(System.in);
    DataOutputStream reply = new DataOutputStream(new FileOutputStream(FileDescriptor.out));
    System.setOut(System.err);
    for (int words = in.read(); words >= 0; words = in.read()) {
      List<String> command = new ArrayList<>();
      for (int i = 0; i < words; i++) {
        command.add(in.readUTF());
      }
      StringWriter all = new StringWriter();
      StringWriter results = new StringWriter();
      StringWriter messages = new StringWriter();
      reply.writeInt(run(command, new Both(results, all), new Both(messages, all)));
      for (StringWriter text : List.of(results, messages, all)) {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        reply.writeInt(bytes.length);
        reply.write(bytes);
      }
      reply.flush();
    }
  }

  private static int run(List<String> command, Writer out, Writer err) {
    if (!command.isEmpty() && command.get(0).equals(JAVA)) {
      return java(command, out, err);
    }
    Path own = Path.of("own");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {own.toUri().toURL()}, before)) {
      thread.setContextClassLoader(Files.isDirectory(own) ? loader : before);
      return program(command.toArray(String[]::new), out, err);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static int program(String[] words, Writer out, Writer err) {
    CommandLine line = Program.commandLine(words);
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return line.execute(words);
  }

  private static int java(List<String> command, Writer out, Writer err) {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {Path.of(command.get(1)).toUri().toURL()})) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader
          .loadClass(command.get(2))
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
      return 0;
    } catch (ReflectiveOperationException | IOException e) {
      e.printStackTrace(new PrintWriter(err, true));
      return 1;
    } finally {
      System.setOut(before);
      new PrintWriter(out, true).print(printed.toString(StandardCharsets.UTF_8));
    }
  }

  /** Writes everything twice. */
  private static final class Both extends Writer {

    private final Writer one;
    private final Writer other;

    Both(Writer one, Writer other) {
      this.one = one;
      this.other = other;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      one.write(text, from, length);
      other.write(text, from, length);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
