package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A document in Markdown, taken apart.
 *
 * @param file where it is, from the folder of the project
 * @param fences its fenced blocks
 * @param prose its lines, from the first on, without fenced blocks: these are empty here
 */
record MarkdownPage(Path file, List<Fence> fences, List<String> prose) {

  private static final Pattern HEADING = Pattern.compile("(#{1,6}) +(.*?)[ #]*");
  private static final Pattern LINK =
      Pattern.compile("\\]\\(<?([^)\\s>]+)>?(?: \"[^\"]*\")?\\)|(?:src|href)=\"([^\"]+)\"");
  private static final Pattern ANCHOR = Pattern.compile("<a (?:id|name)=\"([^\"]+)\"");
  private static final Pattern CODE = Pattern.compile("(`+)[^`].*?\\1");

  /**
   * A link.
   *
   * @param line the number of its line, from 1
   * @param target where it leads
   */
  record Link(int line, String target) {}

  /**
   * A heading.
   *
   * @param line the number of its line, from 1
   * @param level 1 for the title
   * @param text what it says
   * @param anchor what a link to it ends with, behind the #
   */
  record Heading(int line, int level, String text, String anchor) {}

  static MarkdownPage read(Path file) throws IOException {
    return of(file, Files.readAllLines(file));
  }

  static MarkdownPage of(Path file, List<String> lines) {
    List<Fence> fences = new ArrayList<>();
    List<String> prose = new ArrayList<>();
    int open = -1;
    boolean directly = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      boolean fence = line.strip().startsWith("```");
      if (open < 0 && fence) {
        open = i;
      } else if (fence && line.strip().equals("```")) {
        fences.add(fence(lines, open, i, directly));
        open = -1;
        directly = true;
      } else if (open < 0 && !line.isBlank()) {
        directly = false;
      }
      prose.add(open >= 0 || fence ? "" : line);
    }
    if (open >= 0) {
      throw new IllegalArgumentException(file + ":" + (open + 1) + ": the fence is not closed");
    }
    return new MarkdownPage(file, List.copyOf(fences), List.copyOf(prose));
  }

  private static Fence fence(List<String> lines, int from, int to, boolean directly) {
    int indent = lines.get(from).indexOf('`');
    List<String> body =
        lines.subList(from + 1, to).stream()
            .map(
                line ->
                    line.substring(Math.min(indent, line.length() - line.stripLeading().length())))
            .toList();
    return new Fence(from + 1, lines.get(from).strip().substring(3).strip(), body, directly);
  }

  /** A line without what is set as code in it. */
  static String withoutCode(String line) {
    return CODE.matcher(line).replaceAll("");
  }

  /** A line without the targets of its links and without tags. */
  static String withoutTargets(String line) {
    return line.replaceAll("\\]\\([^)]*\\)", "]").replaceAll("<[^>]*>|https?:\\S+|&\\w+;", " ");
  }

  List<Link> links() {
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < prose.size(); i++) {
      Matcher link = LINK.matcher(withoutCode(prose.get(i)));
      while (link.find()) {
        links.add(new Link(i + 1, link.group(1) == null ? link.group(2) : link.group(1)));
      }
    }
    return links;
  }

  List<Heading> headings() {
    List<Heading> headings = new ArrayList<>();
    Map<String, Integer> before = new HashMap<>();
    for (int i = 0; i < prose.size(); i++) {
      Matcher heading = HEADING.matcher(prose.get(i));
      if (heading.matches()) {
        String slug = slug(heading.group(2));
        int times = before.merge(slug, 1, Integer::sum);
        headings.add(
            new Heading(
                i + 1,
                heading.group(1).length(),
                heading.group(2),
                times == 1 ? slug : slug + "-" + (times - 1)));
      }
    }
    return headings;
  }

  /** All that links into this page can end with. */
  List<String> anchors() {
    return Stream.concat(
            headings().stream().map(Heading::anchor),
            prose.stream()
                .flatMap(line -> ANCHOR.matcher(line).results())
                .map(found -> found.group(1)))
        .toList();
  }

  /** As GitHub makes an anchor of a heading. */
  private static String slug(String heading) {
    return withoutTargets(heading)
        .replaceAll("[`*]", "")
        .toLowerCase(Locale.ROOT)
        .strip()
        .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
        .replace(' ', '-');
  }
}
