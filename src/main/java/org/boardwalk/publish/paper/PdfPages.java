package org.boardwalk.publish.paper;

import static java.util.stream.Collectors.joining;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FSFontUseCase;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.PdfAConformance;
import com.openhtmltopdf.svgsupport.BatikSVGDrawer;
import com.openhtmltopdf.util.XRLog;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.TemporaryFolder;

/** Makes a PDF of a page. Loads no files that the page refers to, and embeds the fonts. */
final class PdfPages {

  /**
   * The space that Java needs in the temporary folder, in bytes: it unpacks fonts there for the
   * pictures.
   */
  private static final int UNPACKED = 2_000_000;

  private static final String OWN = "font-family: \"DejaVu Sans Condensed\"";
  private static final String OTHER = "Other ";
  private static final String PICTURE = "<svg";

  private PdfPages() {}

  static byte[] of(String html) {
    // The library would log its running time to standard error.
    XRLog.setLoggingEnabled(false);
    TemporaryFolder.check(UNPACKED);
    List<Path> others = SystemFonts.USUAL.with(Typeface.missing(html));
    String drawn = withFamilies(RightToLeft.drawn(html), others.size());
    // Fonts for pictures are unpacked and read once more.
    Set<FSFontUseCase> uses =
        html.contains(PICTURE)
            ? EnumSet.of(FSFontUseCase.DOCUMENT, FSFontUseCase.SVG)
            : EnumSet.of(FSFontUseCase.DOCUMENT);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (BatikSVGDrawer pictures = new BatikSVGDrawer()) {
      PdfRendererBuilder builder =
          new PdfRendererBuilder()
              .withHtmlContent(drawn, null)
              .withProducer("Boardwalk")
              .useUriResolver((base, uri) -> null)
              .useReplacementText("\uFFFD")
              .withDiagnosticConsumer(d -> {})
              .useSVGDrawer(pictures)
              // An archivable PDF contains exactly the fonts that its letters need.
              .usePdfAConformance(PdfAConformance.PDFA_2_U)
              .useColorProfile(ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData())
              .toStream(bytes);
      for (Typeface face : Typeface.values()) {
        builder.useFont(face::open, face.family(), face.weight(), FontStyle.NORMAL, true, uses);
      }
      for (int k = 0; k < others.size(); k++) {
        builder.useFont(others.get(k).toFile(), OTHER + k);
      }
      builder.run();
    } catch (IOException e) {
      throw new UncheckedIOException("the pages cannot be made into a PDF", e);
    }
    return bytes.toByteArray();
  }

  /** Adds fonts of this machine for letters that the program's own font lacks. */
  private static String withFamilies(String html, int others) {
    String families =
        IntStream.range(0, others).mapToObj(k -> ", \"" + OTHER + k + "\"").collect(joining());
    return html.replace(OWN, OWN + families);
  }
}
