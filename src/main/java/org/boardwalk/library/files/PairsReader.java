package org.boardwalk.library.files;

import java.util.Optional;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Closing;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.UsualPairs;

/** Makes the wish for pairs or lone players from a model that the schema has accepted. */
final class PairsReader {

  private final Entry model;
  private final Kind kind;
  private final int contestants;
  private final int tables;
  private final int rounds;
  private final PairsForm form;

  private PairsReader(Entry model) {
    this.model = model;
    this.kind = model.at("kind").choice(Kind.class);
    this.contestants = model.at(kind.contestants()).number();
    this.tables = model.at("tables").numberOr((contestants + 1) / 2);
    this.rounds = model.at("rounds").number();
    this.form = form();
  }

  static PairsWish read(Entry model) {
    return model.make(() -> new PairsReader(model).wish());
  }

  private PairsWish wish() {
    Entry missing = model.at("missing");
    return new PairsWish(
        model.at("name").text(),
        kind,
        contestants,
        tables,
        rounds,
        boards(),
        form,
        model.at("switches").choiceOr(Switching.class, Switching.NONE),
        missing.present() ? Optional.of(missing.choice(Direction.class)) : Optional.empty(),
        SettingsReader.read(model.at("search")));
  }

  private Boards boards() {
    Entry given = model.at("boards");
    Range.check("rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
    Boards usual = UsualPairs.boards(form, tables, rounds);
    int sets = given.at("sets").numberOr(usual.sets());
    Range.check("boards sets", sets, 1, Boards.MOST);
    Play play = given.at("play").choiceOr(Play.class, Play.CIRCULATING);
    return new Boards(
        sets,
        given.at("perSet").number(),
        play,
        given.at("copies").numberOr(UsualPairs.leastCopies(play, tables, sets)),
        given.at("replay").choiceOr(Replay.class, usual.replay()));
  }

  private PairsForm form() {
    String movement = model.at("movement").text();
    only("mitchell", movement, "closing");
    only("web", movement, "boarding", "party");
    only("free", movement, "stationary");
    switches(movement);
    if (model.at("walk").present() && !movement.equals("web") && !movement.equals("free")) {
      throw model.at("walk").fault("is only for movement: web or free\nMaybe leave it out.");
    }
    return switch (movement) {
      case "mitchell" ->
          new PairsForm.Mitchell(model.at("closing").choiceOr(Closing.class, Closing.AUTO));
      case "howell" -> new PairsForm.Howell();
      case "web" ->
          new PairsForm.Web(
              boarding(model.at("boarding")),
              model.at("walk").choiceOr(EwWalk.class, EwWalk.RULE),
              model.at("party").choiceOr(Party.class, Party.NONE));
      case "by-name" -> new PairsForm.ByName();
      case "single-table" -> new PairsForm.OneTable();
      default ->
          new PairsForm.Free(
              model.at("stationary").numberOr(0),
              model.at("walk").choiceOr(WalkGrade.class, WalkGrade.ANY));
    };
  }

  private void only(String form, String movement, String... keys) {
    for (String key : keys) {
      if (model.at(key).present() && !movement.equals(form)) {
        throw model.at(key).fault("is only for movement: " + form + "\nMaybe leave it out.");
      }
    }
  }

  /** Checks the switches: they are useless where the search chooses directions. */
  private void switches(String movement) {
    Entry switches = model.at("switches");
    if (movement.equals("free")
        && switches.choiceOr(Switching.class, Switching.NONE) != Switching.NONE) {
      throw switches.fault(
          Text.of(
              "[%s] has no meaning for movement: free, which chooses the directions itself"
                  + "\nMaybe leave it out, or ask for movement: mitchell or howell.",
              switches.text()));
    }
  }

  private static Boarding boarding(Entry boarding) {
    return boarding.map(b -> b.make(() -> Boarding.of(b.text()))).orElse(Boarding.RULE);
  }
}
