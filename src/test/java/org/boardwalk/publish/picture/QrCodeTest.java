package org.boardwalk.publish.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn is what a reader reads. */
class QrCodeTest {

  private static final int PIXELS = 4;
  private static final Pattern RUN = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1h-\\d+z");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://192.168.1.5:8017/",
        "http://[fe80::1ff:fe23:4567:890a]:8017/",
        "http://club.example/?who=Zo%C3%AB"
      })
  void aReaderReadsTheAddress(String address) throws Exception {
    assertThat(read(QrCode.svg(address))).isEqualTo(address);
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> QrCode.svg("x".repeat(301))).hasMessageContaining("from 1 to 300");
  }

  /** Paints the picture and hands it to ZXing's reader. */
  private static String read(String svg) throws Exception {
    Matcher box = Pattern.compile("viewBox=\"0 0 (\\d+)").matcher(svg);
    assertThat(box.find()).isTrue();
    int side = PIXELS * Integer.parseInt(box.group(1));
    int[] pixels = new int[side * side];
    Arrays.fill(pixels, 0xFFFFFF);
    for (MatchResult run : RUN.matcher(svg).results().toList()) {
      int left = PIXELS * Integer.parseInt(run.group(1));
      int right = left + PIXELS * Integer.parseInt(run.group(3));
      int top = PIXELS * Integer.parseInt(run.group(2));
      for (int y = top; y < top + PIXELS; y++) {
        Arrays.fill(pixels, y * side + left, y * side + right, 0);
      }
    }
    return new QRCodeReader()
        .decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(side, side, pixels))))
        .getText();
  }
}
