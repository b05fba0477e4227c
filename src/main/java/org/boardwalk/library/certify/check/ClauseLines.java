package org.boardwalk.library.certify.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.StringTokenizer;

/** Reads text with a clause on each line: whole numbers, the last of which is 0. */
final class ClauseLines {

  private final BufferedReader reader;
  private String line = "";
  private long number;

  ClauseLines(InputStream input) {
    reader = new BufferedReader(new InputStreamReader(input, StandardCharsets.US_ASCII));
  }

  /** Goes on to the next line that is neither blank nor a comment; false at the end. */
  boolean next() throws IOException {
    for (String read = reader.readLine(); read != null; read = reader.readLine()) {
      number++;
      line = read.strip();
      if (!line.isEmpty() && !line.startsWith("c")) {
        return true;
      }
    }
    return false;
  }

  boolean begins(String prefix) {
    return line.startsWith(prefix);
  }

  /** The numbers on this line after its prefix. */
  int[] numbers(String prefix) {
    StringTokenizer words = new StringTokenizer(line.substring(prefix.length()));
    int[] numbers = new int[words.countTokens()];
    for (int k = 0; k < numbers.length; k++) {
      String word = words.nextToken();
      try {
        numbers[k] = Integer.parseInt(word);
      } catch (NumberFormatException e) {
        throw fault("has no whole number [" + word + "]");
      }
    }
    return numbers;
  }

  /** The literals on this line after its prefix, each once, in order of size. */
  int[] clause(String prefix, int variables) {
    int[] numbers = numbers(prefix);
    int last = numbers.length - 1;
    if (last < 0 || Arrays.stream(numbers).filter(n -> n == 0).count() != 1 || numbers[last] != 0) {
      throw fault("must end with its only 0");
    }
    for (int literal : numbers) {
      if (Math.abs((long) literal) > variables) {
        throw fault("names a variable [" + literal + "] beyond " + variables);
      }
    }
    return Arrays.stream(numbers, 0, last).sorted().distinct().toArray();
  }

  ProofFault fault(String message) {
    return new ProofFault(number, message);
  }
}
