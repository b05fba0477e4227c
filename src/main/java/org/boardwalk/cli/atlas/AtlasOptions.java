package org.boardwalk.cli.atlas;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Numbers;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Variety;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.PairsWish;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that choose cells of the atlas. */
final class AtlasOptions {

  @Option(
      names = "--players",
      paramLabel = "RANGE",
      converter = Numbers.Converter.class,
      description = "Individuals: numbers of players, such as 4..40 or 8 or 10,11,14.")
  @Nullable Numbers players;

  @Option(
      names = "--pairs",
      paramLabel = "RANGE",
      converter = Numbers.Converter.class,
      description = "Pairs: numbers of pairs, such as 4..40.")
  @Nullable Numbers pairs;

  @Option(
      names = "--winners",
      paramLabel = "N",
      description =
          "With --pairs: 1, all pairs are ranked together (default), or 2, NS and EW are"
              + " ranked apart.")
  @Nullable Integer winners;

  @Option(
      names = "--tables",
      paramLabel = "RANGE",
      converter = Numbers.Converter.class,
      description = "Webs: numbers of tables, such as 6..45.")
  @Nullable Numbers tables;

  @Option(
      names = "--copies",
      paramLabel = "RANGE",
      converter = Numbers.Converter.class,
      description =
          "Copies of the boards, for Webs, for pairs or with --play circulating, such as"
              + " 2 or 2,3 (default: all that are usual).")
  @Nullable Numbers copies;

  @Option(
      names = "--rounds",
      paramLabel = "RANGE",
      converter = Numbers.Converter.class,
      description = "Numbers of rounds, such as 3..15 or 7,9,11.")
  @Nullable Numbers rounds;

  @Option(
      names = "--complete",
      description =
          "Only complete schedules: the longest without repeated partners, or for pairs"
              + " without repeated meetings.")
  boolean complete;

  @Option(names = "--play", paramLabel = "PLAY", description = "shared or circulating.")
  @Nullable Play play;

  @Option(names = "--rotation", paramLabel = "ROTATION", description = "none, swap or rotate.")
  @Nullable Rotation rotation;

  @Mixin HomeOption home = new HomeOption();

  Library library() {
    return home.library();
  }

  /** The library for reading only: a folder that was named must exist. */
  Library existing() {
    home.checkNamed();
    return home.library();
  }

  /** The files of the chosen cells; all files of the library by default. */
  List<String> names(Library library) {
    boolean all =
        !complete
            && Stream.of(players, pairs, winners, tables, copies, rounds, play, rotation)
                .allMatch(Objects::isNull);
    return all
        ? library.names()
        : Atlas.names(library, varieties().stream().flatMap(v -> cells(v).stream()).toList());
  }

  /** The chosen varieties; all of them by default. */
  List<Variety> varieties() {
    checkWinners();
    if (webs()) {
      return chosenWebs();
    }
    if (pairs != null) {
      return chosenPairs();
    }
    if (play == null && rotation == null && !complete) {
      return Variety.all().stream()
          .filter(v -> players == null || v.kind() == Kind.INDIVIDUAL)
          .toList();
    }
    return chosen();
  }

  /** The cells to be searched; shared play by default. */
  List<Cell> cells() {
    checkWinners();
    List<Variety> chosen = webs() ? chosenWebs() : pairs != null ? chosenPairs() : chosen();
    return chosen.stream().flatMap(v -> cells(v).stream()).toList();
  }

  private void checkWinners() {
    if (winners != null && pairs == null) {
      throw new IllegalArgumentException("--winners is for --pairs\nMaybe add --pairs 4..40.");
    }
  }

  private boolean webs() {
    return tables != null || (copies != null && pairs == null && play != Play.CIRCULATING);
  }

  private List<Variety> chosenWebs() {
    if (players != null || pairs != null || play != null || rotation != null || complete) {
      throw new IllegalArgumentException(
          "--tables and --copies are for Webs: leave out --players, --pairs, --play, --rotation, --complete\n"
              + "Maybe add --play circulating, where --copies is for individuals, too.");
    }
    return Variety.all().stream().filter(Variety::web).filter(this::copied).toList();
  }

  private List<Variety> chosenPairs() {
    if (players != null || play != null || rotation != null) {
      throw new IllegalArgumentException(
          "--pairs is for pairs: leave out --players, --play and --rotation");
    }
    int fields = Optional.ofNullable(winners).orElse(1);
    Range.check("--winners", fields, 1, 2);
    return Variety.all().stream()
        .filter(v -> v.kind() == Kind.PAIRS && !v.web() && v.twoFields() == (fields == 2))
        .filter(this::copied)
        .toList();
  }

  private boolean copied(Variety variety) {
    return copies == null || copies.values().contains(variety.copies());
  }

  /** The chosen varieties of individual movements, usually one; shared play by default. */
  private List<Variety> chosen() {
    Play chosenPlay = Optional.ofNullable(play).orElse(Play.SHARED);
    Rotation chosenRotation = Optional.ofNullable(rotation).orElse(Rotation.NONE);
    List<Variety> chosen =
        Variety.all().stream()
            .filter(v -> v.equals(Variety.COMPLETE) == complete && v.kind() == Kind.INDIVIDUAL)
            .filter(v -> v.play() == chosenPlay && v.rotation() == chosenRotation)
            .filter(this::copied)
            .toList();
    if (chosen.isEmpty()) {
      throw new IllegalArgumentException(
          Text.of(
                  "--rotation [%s] with --play [%s]%s%s is not in the atlas",
                  chosenRotation,
                  chosenPlay,
                  complete ? " and --complete" : "",
                  copies == null ? "" : " and these --copies")
              .toLowerCase(Locale.ROOT));
    }
    return chosen;
  }

  /** The chosen cells of one variety; by default the cells that the atlas usually holds. */
  List<Cell> cells(Variety variety) {
    List<Cell> usual = Cell.usual(variety);
    if (variety.web()) {
      return webs(variety, usual);
    }
    if (variety.kind() == Kind.PAIRS) {
      return ofPairs(variety, usual);
    }
    List<Integer> v =
        players == null
            ? usual.stream().map(Cell::size).distinct().toList()
            : players.within("--players", 4, IndividualWish.MOST_PLAYERS);
    checkComplete();
    if (complete) {
      return players == null ? usual : Cell.complete(v);
    }
    if (players == null && rounds == null) {
      return usual;
    }
    return Cell.grid(
        v,
        rounds == null
            ? Cell.USUAL_ROUNDS
            : rounds.within("--rounds", 1, IndividualWish.MOST_ROUNDS),
        variety);
  }

  private void checkComplete() {
    if (complete && rounds != null) {
      throw new IllegalArgumentException("--complete says how many rounds: leave out --rounds");
    }
  }

  private List<Cell> ofPairs(Variety variety, List<Cell> usual) {
    List<Integer> sizes =
        pairs == null
            ? usual.stream().map(Cell::size).distinct().toList()
            : pairs.within("--pairs", 4, 2 * PairsWish.MOST_TABLES);
    checkComplete();
    if (complete) {
      return Cell.allMeet(sizes, variety);
    }
    return rounds == null
        ? usual.stream().filter(c -> sizes.contains(c.size())).toList()
        : Cell.grid(sizes, rounds.within("--rounds", 1, IndividualWish.MOST_ROUNDS), variety);
  }

  private List<Cell> webs(Variety variety, List<Cell> usual) {
    return Cell.grid(
        tables == null
            ? usual.stream().map(Cell::size).distinct().toList()
            : tables.within("--tables", 1, PairsWish.MOST_TABLES),
        rounds == null ? Cell.WEB_ROUNDS : rounds.within("--rounds", 1, IndividualWish.MOST_ROUNDS),
        variety);
  }

  /** Adds all known cells of a variety to the usual ones if the user chose no sizes. */
  List<Cell> with(Atlas atlas, Variety variety, List<Cell> cells) {
    if (players != null || pairs != null || rounds != null || complete || webs()) {
      return cells;
    }
    Stream<Cell> known = atlas.cells().keySet().stream().filter(c -> c.variety().equals(variety));
    return Stream.concat(cells.stream(), known).distinct().sorted().toList();
  }

  /** Reports the damaged files. */
  static Exit damaged(Atlas atlas, PrintWriter err) {
    atlas.damaged().forEach(e -> err.println(e.getMessage()));
    err.flush();
    return atlas.damaged().isEmpty() ? Exit.DONE : Exit.BAD_INPUT;
  }
}
