package org.boardwalk.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The streams for results and messages. They notice output that cannot be written because a disk is
 * full or the reader has stopped; {@code System.out} would ignore this.
 *
 * @param out for results
 * @param err for everything else
 */
record Streams(PrintWriter out, PrintWriter err) {

  static Streams ofProcess() {
    return new Streams(writer(FileDescriptor.out), writer(FileDescriptor.err));
  }

  private static PrintWriter writer(FileDescriptor file) {
    return new PrintWriter(new OutputStreamWriter(new FileOutputStream(file), charset()), false);
  }

  /** The charset of the terminal; UTF-8 where that is unknown or has no letters with accents. */
  private static Charset charset() {
    String terminal =
        System.getProperty("sun.stdout.encoding", System.getProperty("native.encoding", "UTF-8"));
    Charset charset =
        Charset.isSupported(terminal) ? Charset.forName(terminal) : StandardCharsets.UTF_8;
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  /** Whether a result could not be written; if so, prints a message. */
  boolean lost() {
    boolean lost = out.checkError();
    if (lost) {
      err.println(
          "The result could not be written completely\n"
              + "Maybe the disk is full, or whoever reads it has stopped.");
    }
    err.flush();
    return lost;
  }
}
