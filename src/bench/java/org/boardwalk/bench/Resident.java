package org.boardwalk.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The memory of a program, as Linux reports it.
 *
 * @param now megabytes now; 0 where the system does not report it
 * @param most the most megabytes so far
 */
record Resident(long now, long most) {

  static Resident of(long pid) throws IOException {
    Path status = Path.of("/proc/" + pid + "/status");
    List<String> lines = Files.isReadable(status) ? Files.readAllLines(status) : List.of();
    return new Resident(megabytes(lines, "VmRSS:"), megabytes(lines, "VmHWM:"));
  }

  private static long megabytes(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1000)
        .findFirst()
        .orElse(0);
  }
}
