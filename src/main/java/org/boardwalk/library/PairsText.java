package org.boardwalk.library;

import java.util.ArrayList;
import java.util.List;
import org.boardwalk.problem.Boarding;
import org.boardwalk.problem.PairsForm;
import org.boardwalk.problem.PairsWish;

/** The wish for a movement of pairs or lone players as the lines of a YAML model. */
final class PairsText {

  private PairsText() {}

  static List<String> lines(PairsWish wish) {
    List<String> lines = new ArrayList<>();
    lines.add(wish.kind().contestants() + ": " + wish.contestants());
    lines.add("tables: " + wish.tables());
    lines.add("rounds: " + wish.rounds());
    lines.add("boards: " + ModelText.boards(wish.boards()));
    lines.add("movement: " + form(wish.form()));
    if (wish.form() instanceof PairsForm.Mitchell mitchell) {
      lines.add("closing: " + ModelText.word(mitchell.closing()));
    }
    if (wish.form() instanceof PairsForm.Web web) {
      lines.add("boarding: " + boarding(web.boarding()));
      lines.add("walk: " + ModelText.word(web.walk()));
      lines.add("party: " + ModelText.word(web.party()));
    }
    lines.add("switches: " + ModelText.word(wish.switching()));
    wish.missing().ifPresent(d -> lines.add("missing: " + ModelText.word(d)));
    return lines;
  }

  /** The name of a family of movements. */
  static String form(PairsForm form) {
    if (form instanceof PairsForm.Mitchell) {
      return "mitchell";
    }
    if (form instanceof PairsForm.Howell) {
      return "howell";
    }
    if (form instanceof PairsForm.Web) {
      return "web";
    }
    return form instanceof PairsForm.SingleTable ? "single-table" : "free";
  }

  private static String boarding(Boarding boarding) {
    if (boarding instanceof Boarding.Given given) {
      return given.segments().toString();
    }
    if (boarding instanceof Boarding.Cut) {
      return "segments";
    }
    return boarding instanceof Boarding.Free ? "free" : "rule";
  }
}
