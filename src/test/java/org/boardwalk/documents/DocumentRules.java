package org.boardwalk.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What every document keeps to, beside that its commands run. */
final class DocumentRules {

  /** More sections than this need a list of contents. */
  private static final int SECTIONS_WITHOUT_CONTENTS = 3;

  private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");

  /** A type as pages name it: its package, from below the root of the project, and its name. */
  private static final Pattern TYPE = Pattern.compile("`((?:[a-z]+\\.)+)([A-Z]\\w*)");

  private static final List<Path> SOURCES =
      Stream.of("main", "test", "bench").map(s -> Path.of("src", s, "java/org/boardwalk")).toList();

  private DocumentRules() {}

  /** Blocks with an info string that is not known. */
  static List<String> fences(MarkdownPage page) {
    List<String> faults = new ArrayList<>();
    for (Fence fence : page.fences()) {
      fence.fault().ifPresent(fault -> faults.add(at(page, fence.line(), fault)));
    }
    return faults;
  }

  /** Links within the project that lead to no file or to no heading of it. */
  static List<String> links(MarkdownPage page) throws IOException {
    List<String> faults = new ArrayList<>();
    for (MarkdownPage.Link link : page.links()) {
      if (!ELSEWHERE.matcher(link.target()).matches()) {
        String anchor = link.target().replaceFirst("[^#]*#?", "");
        Path file = target(page, link);
        if (file.startsWith("..") || !Files.exists(file)) {
          faults.add(at(page, link.line(), "[" + link.target() + "] is no file"));
        } else if (!anchor.isEmpty() && !anchors(page, file).contains(anchor)) {
          faults.add(
              at(page, link.line(), "[" + link.target() + "]: no heading there has this anchor"));
        }
      }
    }
    return faults;
  }

  /** Types named with a package of the project, in which they are not. */
  static List<String> types(MarkdownPage page) {
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < page.prose().size(); i++) {
      for (MatchResult type : TYPE.matcher(page.prose().get(i)).results().toList()) {
        String folders = type.group(1).replace('.', '/');
        String first = folders.substring(0, folders.indexOf('/'));
        if (exists(first) && !exists(folders + type.group(2) + ".java")) {
          faults.add(at(page, i + 1, "[" + type.group(1) + type.group(2) + "] is no type"));
        }
      }
    }
    return faults;
  }

  private static boolean exists(String source) {
    return SOURCES.stream().anyMatch(root -> Files.exists(root.resolve(source)));
  }

  private static List<String> anchors(MarkdownPage page, Path file) throws IOException {
    if (file.equals(page.file().normalize())) {
      return page.anchors();
    }
    return file.toString().endsWith(".md") ? MarkdownPage.read(file).anchors() : List.of();
  }

  private static Path target(MarkdownPage page, MarkdownPage.Link link) {
    String name = link.target().replaceFirst("#.*", "");
    return name.isEmpty() ? page.file().normalize() : page.file().resolveSibling(name).normalize();
  }

  /** Where the links of a page lead within the project. */
  static Set<Path> targets(MarkdownPage page) {
    Set<Path> targets = new LinkedHashSet<>();
    for (MarkdownPage.Link link : page.links()) {
      if (!ELSEWHERE.matcher(link.target()).matches()) {
        targets.add(target(page, link));
      }
    }
    return targets;
  }

  /** A page begins with its title, and has a list of contents where it has many sections. */
  static List<String> order(MarkdownPage page) {
    List<String> faults = new ArrayList<>();
    if (page.prose().isEmpty() || !page.prose().get(0).startsWith("# ")) {
      faults.add(at(page, 1, "does not begin with # Title"));
    }
    List<MarkdownPage.Heading> sections =
        page.headings().stream().filter(heading -> heading.level() == 2).toList();
    if (sections.size() > SECTIONS_WITHOUT_CONTENTS) {
      List<String> contents =
          page.links().stream()
              .filter(link -> link.line() < sections.get(1).line())
              .map(MarkdownPage.Link::target)
              .toList();
      for (MarkdownPage.Heading section : sections) {
        if (!contents.contains("#" + section.anchor()) && !isContents(section)) {
          faults.add(
              at(
                  page,
                  section.line(),
                  "the list of contents lacks ["
                      + section.text()
                      + "](#"
                      + section.anchor()
                      + ")"));
        }
      }
    }
    return faults;
  }

  private static boolean isContents(MarkdownPage.Heading section) {
    return section.text().equals("Contents");
  }

  static String at(MarkdownPage page, int line, String fault) {
    return page.file() + ":" + line + ": " + fault;
  }
}
