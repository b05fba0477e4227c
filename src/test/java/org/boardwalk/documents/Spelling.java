package org.boardwalk.documents;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * Finds words that are no British English, and no words of this project either: those of {@code
 * words/project.txt}. The general list is that of Debian's package wbritish 2020.12.07-2 (SCOWL,
 * see {@code words/british-english.licence.txt}) without the possessives.
 */
final class Spelling {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d_][\\p{L}\\d_’']*");

  /** Names of files, of classes and methods, and abbreviations are not English. */
  private static final Pattern NO_WORD =
      Pattern.compile(".*[\\d_].*|\\p{Lu}+(?:s|\\p{Lu}\\p{Ll}+)?|.*\\p{Ll}\\p{Lu}.*|\\p{L}");

  private static final Pattern FILE = Pattern.compile("[\\w./-]*\\w[./]\\w[\\w./-]*");

  /** A cell of a table with a source: names, a title and a year. */
  private static final Pattern SOURCE = Pattern.compile("\\|[^|]*\\((?:1[789]|20)\\d\\d\\)[^|]*");

  /** Words that make a reader stop, and what to write instead. */
  private static final Map<String, String> AVOIDED =
      Map.of(
          "whoever", "name the person: a player, you",
          "somebody", "name the person: a player, a pair, you",
          "nobody", "say what does not happen: no pair meets twice");

  private final Set<String> words;

  private Spelling(Set<String> words) {
    this.words = words;
  }

  static Spelling read() throws IOException {
    Set<String> words = new HashSet<>();
    try (InputStream general = new GZIPInputStream(resource("british-english.txt.gz"));
        InputStream own = resource("project.txt")) {
      for (InputStream list : List.of(general, own)) {
        new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))
            .lines()
            .filter(line -> !line.startsWith("#"))
            .forEach(words::add);
      }
    }
    return new Spelling(words);
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(Spelling.class.getResourceAsStream("words/" + name), name);
  }

  /** What is wrong with the words of a page. */
  List<String> faults(MarkdownPage page) {
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < page.prose().size(); i++) {
      String written = SOURCE.matcher(page.prose().get(i)).replaceAll("|");
      String line = MarkdownPage.withoutTargets(MarkdownPage.withoutCode(written));
      Matcher word = WORD.matcher(FILE.matcher(line).replaceAll(" "));
      for (MatchResult found : word.results().toList()) {
        String fault = fault(found.group());
        if (!fault.isEmpty()) {
          faults.add(DocumentRules.at(page, i + 1, "[" + found.group() + "] " + fault));
        }
      }
    }
    return faults;
  }

  /** What is wrong with a word; empty for nothing. */
  String fault(String written) {
    String word = written.replace('’', '\'').replaceAll("'s?$", "");
    String small = word.toLowerCase(Locale.ROOT);
    if (AVOIDED.containsKey(small)) {
      return "is avoided: " + AVOIDED.get(small);
    }
    boolean known =
        NO_WORD.matcher(word).matches() || words.contains(word) || words.contains(small);
    return known ? "" : "is no British English word";
  }
}
