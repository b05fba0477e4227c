package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Movement;
import org.boardwalk.publish.Names;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sheet at the door leads phones to the room. */
@Tag("thorough")
class RoomCodeTest {

  private static final URI ROOM = URI.create("http://192.168.1.5:8017/");

  private static byte[] seating(Movement movement, PageSize size) {
    PaperSettings settings =
        new PaperSettings(size, Optional.empty(), TypeSize.NORMAL, Names.NONE).in(ROOM);
    return new Papers(Judged.of(movement), settings).pdf(Set.of(Paper.SEATING));
  }

  @ParameterizedTest
  @EnumSource(PageSize.class)
  void aReaderFindsTheAddressOnEveryPrintedPage(PageSize size) throws Exception {
    byte[] pdf = seating(Examples.mitchell(19, 0, 2), size);
    assertThat(PdfText.of(pdf).whole()).contains("Where do I sit", ROOM.toString());
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertThat(document.getNumberOfPages())
          .isEqualTo(
              new Papers(
                      Judged.of(Examples.mitchell(19, 0, 2)),
                      new PaperSettings(size, Optional.empty(), TypeSize.NORMAL, Names.NONE)
                          .in(ROOM))
                  .pages(Set.of(Paper.SEATING)));
      for (int page = 0; page < document.getNumberOfPages(); page++) {
        assertThat(read(new PDFRenderer(document).renderImageWithDPI(page, 100)))
            .isEqualTo(ROOM.toString());
      }
    }
  }

  @Test
  void withoutARoomThereIsNone() {
    assertThat(
            PdfText.of(
                    new Papers(Judged.of(Examples.mitchell(5, 0, 2)), PaperSettings.USUAL)
                        .pdf(Set.of(Paper.SEATING)))
                .whole())
        .doesNotContain("Where do I sit");
  }

  @ParameterizedTest
  @ValueSource(strings = {"room", "ftp://a/", "file:///etc/passwd", "http:///x"})
  void whatIsNoAddressIsRefused(String address) {
    assertThatThrownBy(() -> PaperSettings.USUAL.in(URI.create(address)))
        .hasMessageContaining("is no address of a room\nMaybe http://");
  }

  private static String read(BufferedImage page) throws Exception {
    int[] pixels = page.getRGB(0, 0, page.getWidth(), page.getHeight(), null, 0, page.getWidth());
    RGBLuminanceSource source = new RGBLuminanceSource(page.getWidth(), page.getHeight(), pixels);
    return new QRCodeReader()
        .decode(
            new BinaryBitmap(new HybridBinarizer(source)), Map.of(DecodeHintType.TRY_HARDER, true))
        .getText();
  }
}
