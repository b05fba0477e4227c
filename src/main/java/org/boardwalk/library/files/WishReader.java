package org.boardwalk.library.files;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Boards.Shortage;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.quality.Weights;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.Fixed.SitOutRule;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.Closing;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.Permutation;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;

/** Makes the wish from the fields of a model; {@link WishFields} is the reverse. */
final class WishReader {

  private WishReader() {}

  /**
   * @param model the fields; those of the format may be missing
   * @return the wish
   * @throws org.boardwalk.exchange.file.FileException when a field is missing, unknown or
   *     impossible; useless keys are checked by the schema
   */
  public static Wish read(Entry model) {
    if (model.at("kind").text().equals(WishFields.TEAMS)) {
      return model.make(() -> TeamsReader.read(model));
    }
    return switch (model.at("kind").choice(Kind.class)) {
      case INDIVIDUAL -> PlayersReader.read(model);
      case PAIRS, SOLO -> PairsReader.read(model);
    };
  }

  /** Makes the wish for an individual movement from a model that the schema has accepted. */
  private static final class PlayersReader {

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
          FixedReader.read(model)
              .sitOuts(model.at("sitOuts").choiceOr(SitOutRule.class, SitOutRule.TURN)),
          model.at("walk").choiceOr(WalkWish.class, WalkWish.AUTO),
          SettingsReader.read(model.at("search")));
    }

    private boolean rainbow() {
      return model.at("movement").text().equals("rainbow");
    }

    private boolean swivel() {
      return model.at("movement").text().equals("swivel");
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
      if (swivel()) {
        return Form.SWIVEL;
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
      if (boards.at("parts").present()) {
        throw boards.at("parts").fault("is for pairs and lone players\nMaybe leave it out.");
      }
      Play play =
          boards
              .at("play")
              .choiceOr(
                  Play.class,
                  rainbow() || swivel() || singleTable() ? Play.CIRCULATING : Play.SHARED);
      if (play == Play.CIRCULATING
          && !rainbow()
          && !singleTable()
          && !boards.at("sets").present()) {
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
          ? new Objective.Weighted(Weights.of(c -> weights.at(c.word()).numberOr(0)))
          : Objective.STANDARD;
    }

    private Symmetry symmetry() {
      Entry symmetry = model.at("symmetry");
      if (symmetry.at("cyclic").present()) {
        return symmetry.make(() -> Symmetry.cyclic(symmetry.at("cyclic").number()));
      }
      if (symmetry.at("translations").present()) {
        List<Integer> multipliers =
            symmetry.at("multipliers").items().stream().map(Entry::number).toList();
        return symmetry.make(
            () -> Symmetry.Translations.parse(symmetry.at("translations").text(), multipliers));
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

  /** Makes the wish for pairs or lone players from a model that the schema has accepted. */
  private static final class PairsReader {

    private final Entry model;
    private final Kind kind;
    private final int contestants;
    private final int tables;
    private final int parts;
    private final int rounds;
    private final PairsForm form;

    private PairsReader(Entry model) {
      this.model = model;
      this.kind = model.at("kind").choice(Kind.class);
      this.contestants = model.at(kind.contestants()).number();
      this.tables = model.at("tables").numberOr((contestants + 1) / 2);
      this.parts = model.at("boards").at("parts").numberOr(1);
      this.rounds = parts * model.at("rounds").number();
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
          model.at("otherResults").numberOr(PairsWish.USUAL_OTHERS),
          FixedReader.rules(model),
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
          given.at("copies").numberOr(Boards.leastCopies(play, tables, sets)),
          given.at("replay").choiceOr(Replay.class, usual.replay()),
          Shortage.NONE,
          parts);
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
        case "by-name-one-winner" -> new PairsForm.ByName(1);
        case "sections" -> new PairsForm.Sections();
        case "american-whist" -> new PairsForm.Teams(false);
        case "head-to-head" -> new PairsForm.Teams(true);
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

  /** Makes the wish for teams of four from a model that the schema has accepted. */
  private static final class TeamsReader {

    private TeamsReader() {}

    static PairsWish read(Entry model) {
      int teams = model.at(WishFields.TEAMS).number();
      int rounds = model.at("rounds").number();
      Entry given = model.at("boards");
      Play play = given.at("play").choiceOr(Play.class, Play.CIRCULATING);
      int copies = given.at("copies").numberOr(play == Play.SHARED ? teams : 1);
      int usual = play == Play.SHARED ? rounds : UsualPairs.setsOfTeams(teams, rounds, copies);
      int sets = given.at("sets").numberOr(usual);
      PairsForm.FreeTeams form =
          new PairsForm.FreeTeams(
              within(model.at("halves")),
              model.at("scoreBreak").items().stream().map(Entry::number).sorted().toList());
      Boards boards = new Boards(sets, given.at("perSet").number(), play, copies);
      return UsualPairs.teams(form, teams, rounds)
          .with(boards)
          .named(model.at("name").text())
          .with(SettingsReader.read(model.at("search")));
    }

    private static int within(Entry halves) {
      Entry within = halves.at("within");
      if (within.present()) {
        return within.number();
      }
      return halves.text().equals("together") ? 0 : PairsForm.FreeTeams.ANY;
    }
  }

  /** Reads the search settings; missing ones have their defaults. */
  private static final class SettingsReader {

    private static final Pattern TIME = Pattern.compile("([0-9]{1,12})(ms|s|m|h)");

    private SettingsReader() {}

    static SearchSettings read(Entry search) {
      SearchSettings usual = SearchSettings.STANDARD;
      return search.make(
          () ->
              new SearchSettings(
                  search
                      .at("engine")
                      .map(Entry::text)
                      .map(SearchSettings.EngineChoice::new)
                      .orElse(usual.engine()),
                  limit(search).orElse(usual.limit()),
                  search.at("seed").map(Entry::longNumber).orElse(usual.seed()),
                  search.at("workers").numberOr(usual.workers())));
    }

    private static Optional<Limit> limit(Entry search) {
      Optional<Limit> time = search.at("time").map(entry -> Limit.time(length(entry)));
      Entry effort = search.at("effort");
      if (time.isPresent() && effort.present()) {
        throw effort.fault("does not go with time: one of them ends the search");
      }
      return time.or(() -> effort.map(entry -> Limit.effort(length(entry))));
    }

    private static Duration length(Entry time) {
      Matcher matcher = TIME.matcher(time.text());
      if (!matcher.matches()) {
        throw time.fault(
            Text.of("must look like 60s or 10m, here it is [%s]", Shown.of(time.text())));
      }
      long amount = Long.parseLong(matcher.group(1));
      return switch (matcher.group(2)) {
        case "ms" -> Duration.ofMillis(amount);
        case "m" -> Duration.ofMinutes(amount);
        case "h" -> Duration.ofHours(amount);
        default -> Duration.ofSeconds(amount);
      };
    }
  }
}
