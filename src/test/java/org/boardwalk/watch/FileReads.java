package org.boardwalk.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** How often files were read, as the virtual machine itself has seen it. */
final class FileReads implements AutoCloseable {

  private final Recording recording = new Recording();

  FileReads() {
    recording.enable("jdk.FileRead").withThreshold(Duration.ZERO).withoutStackTrace();
    recording.start();
  }

  /** By file, how often as many bytes were read as it has. */
  Map<Path, Double> times(String ending) throws IOException {
    recording.stop();
    Path dump = Files.createTempFile("reads", ".jfr");
    Map<Path, Double> times = new TreeMap<>();
    try {
      recording.dump(dump);
      for (RecordedEvent event : RecordingFile.readAllEvents(dump)) {
        String path = event.getString("path");
        long bytes = event.getLong("bytesRead");
        if (path != null && path.endsWith(ending) && bytes > 0) {
          Path file = Path.of(path).toAbsolutePath();
          times.merge(file, (double) bytes / Files.size(file), Double::sum);
        }
      }
    } finally {
      Files.delete(dump);
    }
    return times;
  }

  @Override
  public void close() {
    recording.close();
  }
}
