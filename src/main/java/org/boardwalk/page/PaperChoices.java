package org.boardwalk.page;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.boardwalk.answer.Judged;
import org.boardwalk.movement.Movement;
import org.boardwalk.page.MovementPage.Choice;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.Paper;
import org.boardwalk.publish.paper.PaperSettings;
import org.boardwalk.publish.paper.Papers;
import org.boardwalk.publish.paper.TypeSize;
import org.boardwalk.text.Text;

/** The papers that can be printed for a movement, each with its number of A4 pages. */
final class PaperChoices {

  private final Judged judged;
  private final PaperSettings usual;
  private final Messages messages;

  PaperChoices(Judged judged, Names names, Messages messages) {
    this.judged = judged;
    this.messages = messages;
    usual = new PaperSettings(PageSize.A4, Optional.empty(), TypeSize.NORMAL, names);
  }

  /** The choices: tonight's set, each paper, and all papers. */
  List<Choice> all() {
    Movement movement = judged.movement();
    List<Choice> choices = new ArrayList<>();
    choices.add(choice(Downloads.TONIGHT, Paper.tonight(movement)));
    for (Paper paper : Paper.allFor(movement)) {
      choices.add(choice(paper.word(), EnumSet.of(paper)));
    }
    choices.add(choice(Downloads.ALL, Paper.allFor(movement)));
    return choices;
  }

  private Choice choice(String word, Set<Paper> papers) {
    String pages = Text.count(Papers.pages(judged, usual, papers), "page");
    return new Choice(word, messages.of("paper." + word) + " (" + pages + ")");
  }
}
