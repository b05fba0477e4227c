package org.boardwalk.publish;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.named.NamedForm;
import org.boardwalk.text.Text;

/** The forms that are known by name, as a list. Stateless and thread-safe. */
public final class FormsText {

  private FormsText() {}

  /**
   * @param forms some forms
   * @return three lines for each: word and name, domain, source
   */
  public static String of(List<NamedForm> forms) {
    return forms.stream()
        .map(NamedForm::text)
        .map(
            f ->
                Text.of(
                    "%-22s%s%n    %s%n    Source: %s%n",
                    f.word(), f.name(), f.domain(), f.source()))
        .collect(Collectors.joining());
  }
}
