package org.boardwalk.page;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.boardwalk.publish.HarmlessText;

/** A file that a browser sent. Its name is only shown and never opened. */
final class Upload {

  private static final int LONGEST_NAME = 80;

  private final String name;
  private final byte[] bytes;

  Upload(String name, byte[] bytes) {
    String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    String harmless = HarmlessText.of(last);
    this.name = harmless.length() > LONGEST_NAME ? end(harmless) : harmless;
    this.bytes = bytes.clone();
  }

  /** The end says what kind of file it is. */
  private static String end(String name) {
    return "…" + name.substring(name.length() - LONGEST_NAME + 1);
  }

  /** Its name, harmless, without folders. */
  String name() {
    return name.isEmpty() ? "file" : name;
  }

  int size() {
    return bytes.length;
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** What it holds as text: UTF-8 or, where it is not, Windows-1252. */
  String text() {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, Charset.forName("windows-1252"));
    }
  }
}
