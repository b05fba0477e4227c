package org.boardwalk.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.Shown;

/**
 * The streams for results and messages. They notice output that cannot be written because a disk is
 * full or the program that reads it has ended; {@code System.out} would ignore this. Foreign text
 * in them cannot control a terminal.
 */
final class Streams {

  private final Noting results = new Noting(FileDescriptor.out);
  private final PrintWriter out = writer(results);
  private final PrintWriter err = writer(new FileOutputStream(FileDescriptor.err));

  private Streams() {}

  static Streams ofProcess() {
    return new Streams();
  }

  private static PrintWriter writer(FileOutputStream stream) {
    return new PrintWriter(new TerminalWriter(new OutputStreamWriter(stream, charset())));
  }

  /** For results. */
  PrintWriter out() {
    return out;
  }

  /** For everything else. */
  PrintWriter err() {
    return err;
  }

  /** The charset of the terminal; UTF-8 where that is unknown or has no letters with accents. */
  private static Charset charset() {
    String terminal =
        System.getProperty("sun.stdout.encoding", System.getProperty("native.encoding", "UTF-8"));
    Charset charset =
        Charset.isSupported(terminal) ? Charset.forName(terminal) : StandardCharsets.UTF_8;
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  /**
   * Whether a result could not be written; if so, prints a message, unless the program that reads
   * the result wanted no more of it, as {@code head} does.
   */
  boolean lost() {
    boolean lost = out.checkError();
    if (lost && !results.why.toLowerCase(Locale.ROOT).contains("pipe")) {
      err.println(
          "The result could not be written completely: "
              + results.why
              + "\nMaybe the disk is full: write it elsewhere.");
    }
    err.flush();
    return lost;
  }

  /** Notes why writing fails, which a PrintWriter does not tell. */
  private static final class Noting extends FileOutputStream {

    private String why = "no reason given";

    Noting(FileDescriptor file) {
      super(file);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        super.write(bytes, from, length);
      } catch (IOException e) {
        why = String.valueOf(e.getMessage());
        throw e;
      }
    }
  }

  /**
   * Writes to a terminal, or to what may end on one. Characters that control it are shown by their
   * number, as in JSON; only line ends, tabs, colours and the erasing of a line of progress pass.
   */
  static final class TerminalWriter extends FilterWriter {

    private static final Pattern CONTROL =
        Pattern.compile(
            "(\\x1B\\[[0-9;]{0,20}[mK])"
                + "|[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\u2028-\\u202E\\u2066-\\u2069]");

    TerminalWriter(Writer out) {
      super(out);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      out.write(
          CONTROL
              .matcher(text.substring(from, from + length))
              .replaceAll(
                  found ->
                      found.group(1) != null
                          ? found.group()
                          : Matcher.quoteReplacement(Shown.line(found.group()))));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      write(String.valueOf(text, from, length), 0, length);
    }

    @Override
    public void write(int character) throws IOException {
      write(String.valueOf((char) character), 0, 1);
    }
  }
}
