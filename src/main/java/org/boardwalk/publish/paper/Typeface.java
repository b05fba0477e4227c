package org.boardwalk.publish.paper;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The program's own fonts, with the width of text in them. DejaVu is free and has the suit symbols.
 */
enum Typeface {
  REGULAR("DejaVu Sans Condensed", 400, "DejaVuSansCondensed.ttf"),
  BOLD("DejaVu Sans Condensed", 700, "DejaVuSansCondensed-Bold.ttf");

  private static final String PLACE = "/net/sf/jasperreports/fonts/dejavu/";

  // The head of a font file: the number of its tables, then the tag and position of each.
  private static final int TABLES = 4;
  private static final int DIRECTORY = 12;
  private static final int ENTRY = 16;
  private static final int LIGATURES = 'G' << 24 | 'S' << 16 | 'U' << 8 | 'B';
  private static final int UNUSED = 'g' << 24 | 's' << 16 | 'u' << 8 | 'b';

  /**
   * The width of letters of other fonts, in ems; Chinese letters, for example, are as wide as they
   * are high.
   */
  private static final float OF_OTHER_FONTS = 1;

  private final String family;
  private final int weight;
  private final String file;

  Typeface(String family, int weight, String file) {
    this.family = family;
    this.weight = weight;
    this.file = file;
  }

  String family() {
    return family;
  }

  int weight() {
    return weight;
  }

  /**
   * The font without its table of ligatures: {@link #ems} assumes single letters, and a search for
   * ligatures in every word would take a tenth of the time of making a PDF.
   */
  InputStream open() {
    try (InputStream in =
        Objects.requireNonNull(Typeface.class.getResourceAsStream(PLACE + file), file)) {
      ByteBuffer font = ByteBuffer.wrap(in.readAllBytes());
      int tables = font.getShort(TABLES);
      for (int k = 0; k < tables; k++) {
        int tag = DIRECTORY + k * ENTRY;
        if (font.getInt(tag) == LIGATURES) {
          font.putInt(tag, UNUSED);
        }
      }
      return new ByteArrayInputStream(font.array());
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private UncheckedIOException unreadable(IOException e) {
    return new UncheckedIOException("font [" + file + "] cannot be read", e);
  }

  /** The widths of letters in bold, the wider of the two weights. Built once, on first use. */
  private static final class Bold {
    static final Bold ONLY = new Bold();

    private final float[] ems = new float[0x10000];
    private final boolean[] has = new boolean[0x10000];

    private Bold() {
      try (InputStream in = BOLD.open();
          TrueTypeFont font = new TTFParser(true).parse(new RandomAccessReadBuffer(in))) {
        CmapLookup glyphs = font.getUnicodeCmapLookup();
        float unit = font.getUnitsPerEm();
        for (int c = 0; c < ems.length; c++) {
          has[c] = glyphs.getGlyphId(c) > 0;
          ems[c] = has[c] ? font.getAdvanceWidth(glyphs.getGlyphId(c)) / unit : OF_OTHER_FONTS;
        }
      } catch (IOException e) {
        throw BOLD.unreadable(e);
      }
    }
  }

  /** The letters of a text that the program's own font lacks. */
  static Set<Integer> missing(String text) {
    float[] widths = Bold.ONLY.ems;
    Set<Integer> missing = new TreeSet<>();
    text.codePoints()
        .filter(c -> Character.isLetter(c) && (c >= widths.length || !Bold.ONLY.has[c]))
        .forEach(missing::add);
    return missing;
  }

  /** The width of a text on one line, in ems; at least its width in either weight. */
  static double ems(String text) {
    float[] widths = Bold.ONLY.ems;
    double ems = 0;
    for (int k = 0; k < text.length(); k++) {
      // Each surrogate of a rare character counts half an em; this font has no such characters.
      char c = text.charAt(k);
      ems += Character.isSurrogate(c) ? 0.5 : widths[c];
    }
    return ems;
  }
}
