package org.boardwalk.page.site;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.Paper;
import org.boardwalk.publish.paper.PaperSettings;
import org.boardwalk.publish.paper.Papers;
import org.boardwalk.publish.paper.TypeSize;

/** Papers and files of a movement. */
final class Downloads {

  /** The form's word for our own format. */
  static final String OURS = "boardwalk";

  /** The form's word for tonight's set. */
  static final String TONIGHT = "tonight";

  /** The form's word for all papers. */
  static final String ALL = "all";

  private final MovementOpener opening;

  Downloads(MovementOpener opening) {
    this.opening = opening;
  }

  /** The chosen papers, or all, as one PDF, with the names of the form. */
  Reply papers(Request request) {
    OpenMovement opened = opening.required(request);
    Movement movement = opened.judged().movement();
    if (!ScheduleTables.bearable(movement)) {
      throw new Refusal(
          Fault.TOO_LARGE,
          "The movement is too large to be printed here.\nMaybe use the print command.");
    }
    FormData form = request.form();
    Set<Paper> wanted = chosen(form.text("papers"), movement);
    PaperSettings settings =
        new PaperSettings(
                form.text("size").equals("letter") ? PageSize.LETTER : PageSize.A4,
                Optional.empty(),
                form.text("type").equals("large") ? TypeSize.LARGE : TypeSize.NORMAL,
                NamesField.names(form, movement))
            .in(Language.of(form.text("language")).orElse(Language.EN))
            .on(form.text("club"), TypedEvening.day(form));
    return Reply.download(
        fileName(movement) + printed(wanted, form.text("papers")) + ".pdf",
        "application/pdf",
        new Papers(opened.judged(), settings).pdf(wanted));
  }

  /**
   * A single paper has its name in the file name, so that it does not replace another in the
   * downloads folder.
   */
  private static String printed(Set<Paper> wanted, String chosen) {
    return switch (chosen) {
      case "", TONIGHT -> "";
      case ALL -> "-" + ALL;
      default -> "-" + wanted.iterator().next().word();
    };
  }

  private static Set<Paper> chosen(String word, Movement movement) {
    return switch (word) {
      case "", TONIGHT -> Paper.tonight(movement);
      case ALL -> Paper.allFor(movement);
      default ->
          Word.parse(Paper.class, word)
              .filter(paper -> paper.appliesTo(movement))
              .map(EnumSet::of)
              .orElseThrow(
                  () -> new IllegalArgumentException("papers [" + word + "] are not known"));
    };
  }

  /** The movement as a file of the chosen format. */
  Reply file(Request request) {
    OpenMovement opened = opening.required(request);
    Movement movement = opened.judged().movement();
    String word = request.form().text("format");
    if (word.equals(OURS)) {
      return Reply.download(
          fileName(movement) + ".yaml",
          "application/yaml",
          SolutionFile.text(Solution.of(opened.judged())).getBytes(StandardCharsets.UTF_8));
    }
    MovementFormat format =
        Word.parse(MovementFormat.class, word)
            .orElseThrow(() -> new IllegalArgumentException("format [" + word + "] is unknown"));
    return Reply.download(
        format == MovementFormat.MOV
            ? Exchange.acblScoreFiles(List.of(movement)).get(0)
            : fileName(movement) + "." + format.suffix(),
        "application/octet-stream",
        Exchange.bytes(movement, format));
  }

  /**
   * A file name of the day and the name, in letters, digits and hyphens only, so that every system
   * accepts it.
   */
  private static String fileName(Movement movement) {
    return Reply.dated(plain(movement));
  }

  private static String plain(Movement movement) {
    String plain = movement.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String name = plain.replaceAll("^-|-$", "");
    return name.isEmpty() ? "movement" : name.substring(0, Math.min(60, name.length()));
  }
}
