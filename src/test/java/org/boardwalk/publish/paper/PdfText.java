package org.boardwalk.publish.paper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;

/** A PDF as it is read back: the text of each page, and the fonts. */
record PdfText(List<String> pages, Set<String> fonts, boolean embedded) {

  static PdfText of(byte[] pdf) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      List<String> pages = new ArrayList<>();
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setSortByPosition(true);
      Set<String> fonts = new TreeSet<>();
      boolean embedded = true;
      for (int k = 1; k <= document.getNumberOfPages(); k++) {
        stripper.setStartPage(k);
        stripper.setEndPage(k);
        pages.add(stripper.getText(document).replace('\u00A0', ' '));
        PDPage page = document.getPage(k - 1);
        for (var name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          fonts.add(font.getName().replaceFirst("^[A-Z]{6}\\+", ""));
          embedded &= font.isEmbedded();
        }
      }
      return new PdfText(pages, fonts, embedded);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String whole() {
    return String.join("\n", pages);
  }

  /** The lines of a page as words with single spaces. */
  List<String> lines(int page) {
    return pages.get(page).lines().map(l -> l.strip().replaceAll("\\s+", " ")).toList();
  }

  /** The first line of a page: the title of its first card and what stands beside it. */
  String title(int page) {
    return lines(page).stream().filter(l -> !l.isEmpty()).findFirst().orElse("");
  }
}
