package org.boardwalk.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

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
}
