package org.boardwalk.exchange.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** The reason of a failed write, in words. */
final class FailedWrite {

  private FailedWrite() {}

  /** The reason in words. Java's own message is often only the name of the file. */
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
