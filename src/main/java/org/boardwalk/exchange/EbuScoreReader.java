package org.boardwalk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/**
 * Reads movements for EBUScore, a user's own or a library of many, with blank lines between them: a
 * title, with or without a mark such as {@code [M146]}; the sizes, see {@link EbuHead}; then for
 * every table a line with {@code NS,EW,set}, or {@code N,S,E,W,set}, for every round. 0 is an empty
 * place or no set: a contestant without an opponent sits out. The numbers of teams (types 5 to 7)
 * are read as those of their pairs: the NS pair of team t is pair t, its EW pair is t after the
 * number of teams. Other movements of teams are listed but not read.
 */
final class EbuScoreReader implements MovementReader {

  /** The most movements of a file. */
  private static final int MOST_MOVEMENTS = 2_000;

  @Override
  public boolean recognises(Source source) {
    return EbuBlock.of(source).stream()
        .limit(1)
        .flatMap(block -> block.lines().stream().limit(2))
        .anyMatch(line -> EbuHead.looksLikeOne(line.text()));
  }

  @Override
  public Movement read(Source source, Unstated unstated) {
    return readAll(source, unstated).only();
  }

  @Override
  public Volume readAll(Source source, Unstated unstated) {
    List<EbuBlock> blocks = EbuBlock.of(source);
    if (blocks.isEmpty()) {
      throw source.fault(0, "is empty\nMaybe it was damaged on the way.");
    }
    if (blocks.size() > MOST_MOVEMENTS) {
      throw source.fault(
          blocks.get(MOST_MOVEMENTS).lines().get(0).number(),
          Text.of("begins movement [%d], more than a file can hold", MOST_MOVEMENTS + 1)
              + "\nMaybe blank lines are too many, or take the library in parts.");
    }
    boolean several = blocks.size() > 1;
    List<Piece> pieces = new ArrayList<>();
    for (EbuBlock block : blocks) {
      int number = pieces.size() + 1;
      try {
        pieces.add(piece(source, block, number, several ? "-" + number : ""));
      } catch (FileException e) {
        Piece faulty = Piece.faulty(number, block.title(), e);
        pieces.add(several ? Piece.faulty(number, block.title(), named(faulty, e)) : faulty);
      }
    }
    return new Volume(source.path(), pieces);
  }

  /** The fault with the title of its movement. */
  private static FileException named(Piece piece, FileException fault) {
    return new FileException(fault.path(), fault.line(), piece.label() + ": " + fault.what());
  }

  private static Piece piece(Source source, EbuBlock block, int number, String suffix) {
    List<EbuBlock.Line> lines = block.numbers();
    if (lines.isEmpty()) {
      throw source.fault(
          block.lines().get(0).number(),
          "has a title but no numbers\nMaybe a blank line is too much, or it was damaged.");
    }
    EbuHead head = EbuHead.of(source, lines.get(0));
    List<String> places = head.individual() ? EbuPlayers.PLACES : EbuPairs.PLACES;
    List<EbuSpot> spots = EbuSpot.of(source, head, lines.subList(1, lines.size()), places);
    EncounterCollector gathered =
        head.individual()
            ? EbuPlayers.gathered(head, spots, source)
            : EbuPairs.gathered(head, spots, source);
    IntStream.rangeClosed(1, head.rounds()).forEach(gathered::round);
    gathered.set(head.sets());
    Movement movement =
        gathered.movement(
            source, block.name(source.stem() + suffix), new Unstated(head.perRound()));
    Piece read = Piece.read(number, block.title(), Deduced.withWinners(movement, head.winners()));
    return head.teams() ? read.ofTeams() : read;
  }
}
