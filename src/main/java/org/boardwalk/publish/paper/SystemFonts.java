package org.boardwalk.publish.paper;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;

/**
 * Fonts of this machine for letters that the program's own font lacks, such as Chinese, Japanese,
 * Korean or Thai ones. Only TrueType outlines can be embedded. Thread-safe; letters that no font
 * has are remembered, so that repeated requests with them do not read all fonts each time.
 */
final class SystemFonts {

  /**
   * The fonts in the folders of the environment variable BOARDWALK_FONTS, else in the usual ones.
   */
  static final SystemFonts USUAL = new SystemFonts(named().orElseGet(SystemFonts::usual));

  private static final int MOST_FONTS = 3;
  private static final int MOST_READ = 400;

  /** Parts of file names of fonts that are likely to have many letters; these are read first. */
  private static final List<String> LIKELY =
      List.of("fallback", "unicode", "cjk", "noto", "gothic", "nanum", "wqy", "malgun", "simhei");

  private final List<Path> folders;
  private final Set<Integer> nowhere = ConcurrentHashMap.newKeySet();

  /** Creates the fonts of these folders. */
  SystemFonts(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  private static Optional<List<Path>> named() {
    return Optional.ofNullable(System.getenv("BOARDWALK_FONTS"))
        .map(folders -> Stream.of(folders.split(File.pathSeparator)).map(Path::of).toList());
  }

  private static List<Path> usual() {
    Path home = Path.of(System.getProperty("user.home", "."));
    return List.of(
        Path.of("/usr/share/fonts"),
        Path.of("/usr/local/share/fonts"),
        home.resolve(".fonts"),
        home.resolve(".local").resolve("share").resolve("fonts"),
        Path.of("/Library/Fonts"),
        Path.of("/System/Library/Fonts/Supplemental"),
        Path.of("C:\\Windows\\Fonts"));
  }

  /**
   * Fonts that together have these letters as far as possible; none where no font has any of them.
   */
  List<Path> with(Set<Integer> letters) {
    Set<Integer> missing = new TreeSet<>(letters);
    missing.removeAll(nowhere);
    List<Path> chosen = new ArrayList<>();
    for (Path file : missing.isEmpty() ? List.<Path>of() : files()) {
      if (!missing.isEmpty()
          && chosen.size() < MOST_FONTS
          && missing.removeAll(has(file, missing))) {
        chosen.add(file);
      }
    }
    if (chosen.size() < MOST_FONTS) {
      nowhere.addAll(missing);
    }
    return chosen;
  }

  private List<Path> files() {
    List<Path> files = new ArrayList<>();
    folders.stream().filter(Files::isDirectory).forEach(f -> files.addAll(files(f)));
    files.sort(Comparator.comparingInt(SystemFonts::unlikely).thenComparing(Path::toString));
    return files.subList(0, Math.min(MOST_READ, files.size()));
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder, 6)) {
      return all.filter(f -> lower(f).endsWith(".ttf")).toList();
    } catch (IOException | UncheckedIOException e) {
      // A folder that cannot be read counts as empty.
      return List.of();
    }
  }

  private static int unlikely(Path file) {
    return LIKELY.stream().anyMatch(lower(file)::contains) ? 0 : 1;
  }

  private static String lower(Path file) {
    return file.toString().toLowerCase(Locale.ROOT);
  }

  private static Set<Integer> has(Path file, Set<Integer> letters) {
    try (TrueTypeFont font =
        new TTFParser(true).parse(new RandomAccessReadBufferedFile(file.toFile()))) {
      CmapLookup glyphs = font.getUnicodeCmapLookup();
      return letters.stream()
          .filter(letter -> glyphs.getGlyphId(letter) > 0)
          .collect(Collectors.toSet());
    } catch (IOException | RuntimeException e) {
      // A damaged font counts as a font without letters.
      return Set.of();
    }
  }
}
