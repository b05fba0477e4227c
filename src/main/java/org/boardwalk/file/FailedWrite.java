package org.boardwalk.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why something could not be written, in words. */
final class FailedWrite {

  private FailedWrite() {}

  /** Java's own words are often no more than the name of the file once again. */
  static String why(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such directory";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    String message = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return message == null ? "no reason given" : message;
  }
}
