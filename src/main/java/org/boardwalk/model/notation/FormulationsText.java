package org.boardwalk.model.notation;

import java.util.List;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.wish.Wish;

/** Lists the formulations of a wish, in words. Stateless and thread-safe. */
public final class FormulationsText {

  private FormulationsText() {}

  /** {@return its sizes, in a line without a line feed} */
  public static String sizes(Wish wish) {
    Boards boards = wish.boards();
    String all =
        Text.of(
            "%d %s, %s, %s, %s of %s, %s",
            wish.contestants(),
            wish.kind().contestants(),
            Text.count(wish.tables(), "table"),
            Text.count(wish.wholeRounds(), "round"),
            Text.count(boards.sets(), "set"),
            Text.count(boards.perSet(), "board"),
            Word.of(boards.play()));
    return wish.rotation() == Rotation.NONE
        ? all
        : all + ", seats " + (wish.rotation() == Rotation.SWAP ? "swapped" : "rotated");
  }

  /**
   * @param formulations those of a wish, at least one
   * @param shown the formulation that is shown below the list
   * @return lines, each ended by a line feed
   */
  public static String of(List<Formulation> formulations, Formulation shown) {
    StringBuilder text = new StringBuilder();
    for (Question question : Question.values()) {
      if (formulations.stream().anyMatch(f -> f.asks() == question)) {
        text.append(question.heading()).append('\n');
      }
      for (int k = 0; k < formulations.size(); k++) {
        Formulation formulation = formulations.get(k);
        String below = formulation.equals(shown) ? "   <- shown below" : "";
        if (formulation.asks() == question) {
          text.append(Text.of("%4d  %s%s\n", k + 1, formulation.name(), below));
        }
      }
    }
    return text.toString();
  }
}
