package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms as browsers send them, and as they should not come. */
class FormsTest {

  private static final String TYPE = "multipart/form-data; boundary=----WebKitFormBoundaryA1";

  private static FormData read(String... lines) {
    String body = String.join("\r\n", lines).replace("%B", "------WebKitFormBoundaryA1");
    return Forms.read(TYPE, body.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void fieldsAndFilesArriveAsTheyWereSent() {
    FormData form =
        read(
            "%B",
            "Content-Disposition: form-data; name=\"names\"",
            "",
            "Zoë\r\n--Anna",
            "%B",
            "Content-Disposition: form-data; name=\"movement\"; filename=\"Zoë; night.csv\"",
            "Content-Type: text/csv",
            "",
            "a,b",
            "",
            "%B--",
            "");
    assertThat(form.text("names")).isEqualTo("Zoë\r\n--Anna");
    Upload file = form.file("movement").orElseThrow();
    assertThat(file.name()).isEqualTo("Zoë; night.csv");
    assertThat(file.source().text()).isEqualTo("a,b\r\n");
  }

  @Test
  void aFieldWithoutAFileIsLeftOut() {
    FormData form =
        read(
            "%B",
            "Content-Disposition: form-data; name=\"movement\"; filename=\"\"",
            "Content-Type: application/octet-stream",
            "",
            "",
            "%B--",
            "");
    assertThat(form.file("movement")).isEmpty();
  }

  @Test
  void ofTwoWithOneNameTheFirstCounts() {
    String disposition = "Content-Disposition: form-data; name=\"seed\"";
    FormData form = read("%B", disposition, "", "1", "%B", disposition, "", "2", "%B--", "");
    assertThat(form.text("seed")).isEqualTo("1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nnever ended",
        "%B\r\nContent-Disposition: form-data; name=\"a\"; filename=\"a\0b\"\r\n\r\nx\r\n%B--\r\n"
      })
  void halfAFormIsRefused(String body) {
    assertThatThrownBy(() -> read(body))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("did not arrive whole");
  }

  @Test
  void aFormOfVeryManyPartsIsRefused() {
    String part = "%B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n";
    assertThatThrownBy(() -> read(part.repeat(201) + "%B--\r\n")).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "Aa=1&BB"})
  void aTypedFormOfMoreThanTwoHundredFieldsIsRefused(String fields) {
    String type = "application/x-www-form-urlencoded";
    String more = "&" + fields;
    byte[] body = ("pin=1" + more.repeat(200)).getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> Forms.read(type, body))
        .hasMessage("a form or a link has more than 200 fields\nMaybe use the forms of the page.");
    byte[] enough = ("pin=1" + "&a".repeat(199)).getBytes(StandardCharsets.UTF_8);
    assertThat(Forms.read(type, enough).text("pin")).isEqualTo("1");
  }

  @Test
  void typedFormsAreRead() {
    FormData form =
        Forms.read(
            "application/x-www-form-urlencoded;charset=UTF-8",
            "names=Zo%C3%AB&seed=7".getBytes(StandardCharsets.UTF_8));
    assertThat(form.text("names")).isEqualTo("Zoë");
    assertThat(form.text("seed")).isEqualTo("7");
  }
}
