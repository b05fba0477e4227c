package org.boardwalk.library.files;

import java.util.EnumMap;
import java.util.Map;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.WalkWish;

/** Makes the wish for an individual movement from a model that the schema has accepted. */
final class PlayersReader {

  private final Entry model;
  private final int players;
  private final int tables;
  private final int rounds;

  private PlayersReader(Entry model) {
    this.model = model;
    this.players = model.at("players").number();
    this.tables = model.at("tables").numberOr(players / 4);
    this.rounds = model.at("rounds").number();
  }

  static IndividualWish read(Entry model) {
    PlayersReader reader = new PlayersReader(model);
    return model.make(reader::wish);
  }

  private IndividualWish wish() {
    return new IndividualWish(
        model.at("name").text(),
        players,
        tables,
        rounds,
        boards(),
        model.at("rotation").choiceOr(Rotation.class, Rotation.NONE),
        form(),
        criteria(),
        objective(),
        symmetry(),
        FixedReader.read(model.at("fixed")),
        model.at("walk").choiceOr(WalkWish.class, WalkWish.AUTO),
        SettingsReader.read(model.at("search")));
  }

  private boolean rainbow() {
    return model.at("movement").text().equals("rainbow");
  }

  private boolean singleTable() {
    return model.at("movement").text().equals("single-table");
  }

  private Form form() {
    Entry moves = model.at("moves");
    if (!rainbow() && moves.present()) {
      throw moves.fault("is only for movement: rainbow\nMaybe leave it out.");
    }
    if (singleTable()) {
      return Form.SINGLE_TABLE;
    }
    return rainbow() ? new Rainbow(moves(moves)) : Form.FREE;
  }

  private static Moves moves(Entry moves) {
    if (moves.at("south").present()) {
      return moves.make(
          () ->
              new Moves.Steps(
                  moves.at("south").number(),
                  moves.at("east").number(),
                  moves.at("west").number(),
                  moves.at("sets").number()));
    }
    return switch (moves.text()) {
      case "steps" -> Moves.ANY_STEPS;
      case "cards" -> Moves.GUIDE_CARDS;
      case "rovers" -> Moves.ROVERS;
      default -> Moves.Steps.RULE;
    };
  }

  private Boards boards() {
    Entry boards = model.at("boards");
    Play play =
        boards
            .at("play")
            .choiceOr(Play.class, rainbow() || singleTable() ? Play.CIRCULATING : Play.SHARED);
    if (play == Play.CIRCULATING && !rainbow() && !singleTable() && !boards.at("sets").present()) {
      throw boards.fault(
          "key is missing: sets\nMaybe add it: in circulating play there can be more sets than"
              + " rounds.");
    }
    int copies = boards.at("copies").numberOr(play == Play.SHARED ? Math.max(1, tables) : 1);
    return new Boards(
        boards.at("sets").numberOr(usualSets()),
        boards.at("perSet").number(),
        play,
        copies,
        boards
            .at("replay")
            .choiceOr(Replay.class, singleTable() ? Replay.OTHER_CARDS : Replay.NEVER));
  }

  private int usualSets() {
    return singleTable() ? SingleTable.SETS : rainbow() ? tables : rounds;
  }

  private Map<Criterion, Demand> criteria() {
    Map<Criterion, Demand> criteria = new EnumMap<>(Criterion.class);
    Form form = form();
    for (Criterion c : Criterion.values()) {
      criteria.put(c, model.at("criteria").at(c.word()).choiceOr(Demand.class, form.unsaid(c)));
    }
    return criteria;
  }

  private Objective objective() {
    if (model.at("order").present()) {
      return model
          .at("order")
          .make(
              () ->
                  new Objective.Ordered(
                      model.at("order").items().stream()
                          .map(e -> e.choice(Criterion.class))
                          .toList()));
    }
    Entry weights = model.at("weights");
    return weights.present()
        ? new Objective.Weighted(
            new Weights(
                weights.at("partner").number(),
                weights.at("opponent").number(),
                weights.at("side").number(),
                weights.at("direction").number()))
        : Objective.STANDARD;
  }

  private Symmetry symmetry() {
    Entry symmetry = model.at("symmetry");
    if (symmetry.at("cyclic").present()) {
      return symmetry.make(() -> new Symmetry.Cyclic(symmetry.at("cyclic").number()));
    }
    if (symmetry.at("generators").present()) {
      return new Symmetry.Generated(
          symmetry.at("generators").items().stream().map(this::permutation).toList());
    }
    return symmetry.text().equals("none") ? Symmetry.NONE : Symmetry.AUTO;
  }

  private Permutation permutation(Entry generator) {
    // Without spaces around brackets, so that there is only one way to match them.
    String cycles = generator.text().replaceAll("(?:(?<! ) ++)?([()]) *+", "$1");
    return generator.make(() -> Permutation.parse(cycles, players));
  }
}
