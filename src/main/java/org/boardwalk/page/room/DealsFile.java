package org.boardwalk.page.room;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.publish.ShownDeals;

/**
 * The cards of the boards, in a file beside the evening. A damaged file stays as it is: there are
 * no cards until it has been corrected or taken away. Thread-safe.
 */
final class DealsFile {

  private final Path path;
  private ShownDeals deals = ShownDeals.NONE;
  private String fault = "";

  /** The deals in a file, which may not exist. */
  DealsFile(Path path) {
    this.path = path;
    read();
  }

  private void read() {
    String name = String.valueOf(path.getFileName());
    try {
      deals = Files.exists(path) ? ShownDeals.read(path, FileText.read(path)) : ShownDeals.NONE;
      fault = "";
    } catch (FileException e) {
      fault = e.under(name);
    }
  }

  /** {@return the deals that were read or kept last} */
  synchronized ShownDeals deals() {
    return deals;
  }

  /**
   * Looks at a damaged file once more.
   *
   * @return the fault of the file, with advice; empty if it has none
   */
  synchronized String fault() {
    if (!fault.isEmpty()) {
      read();
    }
    return fault;
  }

  /**
   * Keeps other deals, or none.
   *
   * @throws IllegalArgumentException when the file is damaged, or cannot be deleted
   * @throws FileException when it cannot be written
   */
  synchronized void keep(ShownDeals others) {
    if (!fault().isEmpty()) {
      throw new IllegalArgumentException(fault);
    }
    try {
      if (others.deals().isEmpty()) {
        Files.deleteIfExists(path);
      } else {
        WholeFile.write(path, others.pbn());
      }
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the file [" + path + "] cannot be deleted\nMaybe delete it yourself.", e);
    }
    deals = others;
  }
}
