package org.boardwalk.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.Shown;

/**
 * Writes to a terminal, or to what may end on one. Characters that control it are shown by their
 * number, as in JSON; only line ends, tabs, colours and the erasing of a line of progress pass.
 */
final class TerminalWriter extends FilterWriter {

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
