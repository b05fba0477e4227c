package org.boardwalk.library;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.problem.Demand;
import org.boardwalk.problem.Form;
import org.boardwalk.problem.IndividualWish;
import org.boardwalk.problem.Moves;
import org.boardwalk.problem.Objective;
import org.boardwalk.problem.Permutation;
import org.boardwalk.problem.Rainbow;
import org.boardwalk.problem.SearchSettings;
import org.boardwalk.problem.Symmetry;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Weights;

/** Makes the wish from a model whose form the schema has accepted. */
final class ModelReader {

  private final Entry model;
  private final int players;
  private final int tables;
  private final int rounds;

  private ModelReader(Entry model) {
    this.model = model;
    this.players = model.at("players").number();
    this.tables = model.at("tables").numberOr(players / 4);
    this.rounds = model.at("rounds").number();
  }

  /** Says plainly that pairs and solo are not designed, before the schema refuses the word. */
  static void refuseOtherKinds(Entry model) {
    Entry kind = model.at("kind");
    if (kind.text().equals("pairs") || kind.text().equals("solo")) {
      throw kind.fault(
          "only individual movements are designed, here it is [%s]".formatted(kind.text())
              + "\nMaybe write the movement as a solution file: pairs and solo movements can be"
              + " checked and shown.");
    }
  }

  static IndividualWish read(Entry model) {
    ModelReader reader = new ModelReader(model);
    return model.make(reader::problem);
  }

  private IndividualWish problem() {
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
        search());
  }

  private boolean rainbow() {
    return model.at("movement").text().equals("rainbow");
  }

  private Form form() {
    Entry moves = model.at("moves");
    if (!rainbow() && moves.present()) {
      throw moves.fault("is only for movement: rainbow");
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
      default -> Moves.Steps.RULE;
    };
  }

  private Boards boards() {
    Entry boards = model.at("boards");
    Play play = boards.at("play").choiceOr(Play.class, rainbow() ? Play.CIRCULATING : Play.SHARED);
    if (play == Play.CIRCULATING && !rainbow() && !boards.at("sets").present()) {
      throw boards.fault(
          "key is missing: sets\nMaybe add it: in circulating play there can be more sets than"
              + " rounds.");
    }
    int copies = boards.at("copies").numberOr(play == Play.SHARED ? Math.max(1, tables) : 1);
    return new Boards(
        boards.at("sets").numberOr(rainbow() ? tables : rounds),
        boards.at("perSet").number(),
        play,
        copies);
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
    return symmetry.text().equals("none") ? new Symmetry.None() : new Symmetry.Auto();
  }

  private Permutation permutation(Entry generator) {
    // Without spaces around brackets, so that there is one way only to match them.
    String cycles = generator.text().replaceAll(" *([()]) *", "$1");
    return generator.make(() -> Permutation.parse(cycles, players));
  }

  private SearchSettings search() {
    Entry search = model.at("search");
    SearchSettings standard = SearchSettings.STANDARD;
    Entry seed = search.at("seed");
    return search.make(
        () ->
            new SearchSettings(
                search.at("engine").choiceOr(SearchSettings.EngineChoice.class, standard.engine()),
                search.at("time").present() ? time(search.at("time").text()) : standard.time(),
                seed.present() ? seed.longNumber() : standard.seed(),
                search.at("workers").numberOr(standard.workers())));
  }

  private static Duration time(String text) {
    int unit = text.endsWith("ms") ? 2 : 1;
    long amount = Long.parseLong(text.substring(0, text.length() - unit));
    return switch (text.substring(text.length() - unit)) {
      case "ms" -> Duration.ofMillis(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofSeconds(amount);
    };
  }
}
