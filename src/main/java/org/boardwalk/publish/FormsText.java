package org.boardwalk.publish;

import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.movement.text.Text;

/** The named forms as a list. Stateless and thread-safe. */
public final class FormsText {

  private FormsText() {}

  /**
   * @param forms some forms
   * @return three lines for each: word and name, domain, source
   */
  public static String of(List<NamedForm> forms) {
    int widest = forms.stream().mapToInt(f -> f.text().word().length()).max().orElse(0);
    return forms.stream()
        .map(NamedForm::text)
        .map(
            f ->
                Text.of(
                    "%s%s%n    %s%n    Source: %s%n",
                    f.word() + " ".repeat(widest + 2 - f.word().length()),
                    f.name(),
                    f.domain(),
                    f.source()))
        .collect(Collectors.joining());
  }
}
