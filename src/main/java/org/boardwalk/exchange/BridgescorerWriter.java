package org.boardwalk.exchange;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.Locale;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;

/** Writes movements of pairs and individuals for bridgescorer, see {@link BridgescorerReader}. */
final class BridgescorerWriter implements TextWriter {

  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
          .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .disable(YAMLGenerator.Feature.SPLIT_LINES)
          .build();

  @Override
  public String write(Movement movement) {
    RoundGrid.refuse(
        movement.kind(),
        Kind.SOLO,
        "has no place in bridgescorer, which holds pairs and individuals");
    int boards = movement.boards().sets() * movement.boards().perSet();
    ObjectNode file = YAML.createObjectNode();
    file.put("name", identifier(movement.name()));
    file.put("short", TextWriter.oneLine(movement.name()));
    file.put(
        "description",
        Text.of(
            "%d %s, %s, %s, %s",
            movement.contestants(),
            movement.kind().contestants(),
            Text.count(movement.tables(), "table"),
            Text.count(movement.rounds().size(), "round"),
            Text.count(boards, "board")));
    file.put(
        movement.kind() == Kind.PAIRS ? "numberTeams" : "numberPlayers", movement.contestants());
    ArrayNode hands = file.putArray("hands");
    for (RoundGrid.Spot cell : RoundGrid.of(movement, "bridgescorer")) {
      cell.encounter().ifPresent(e -> hand(hands.addObject(), movement.boards(), cell.round(), e));
    }
    try {
      return YAML.writeValueAsString(file);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("plain values can be written", e);
    }
  }

  private static void hand(ObjectNode hand, Boards boards, int round, Encounter e) {
    hand.put("table", e.table()).put("round", round);
    Kind kind = e.seating().kind();
    kind.seats().forEach(s -> hand.put(CsvColumns.name(kind, s), e.seating().seats().get(s)));
    ArrayNode list = hand.putArray("boards");
    for (int b = boards.firstBoard(e.set()); b <= boards.lastBoard(e.set()); b++) {
      list.add(b);
    }
  }

  /** The name in letters and digits only, as bridgescorer uses it as the name of a file. */
  private static String identifier(String name) {
    StringBuilder word = new StringBuilder();
    for (String part : name.replaceAll("[^A-Za-z0-9]+", " ").strip().split(" ", -1)) {
      if (!part.isEmpty()) {
        word.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1));
      }
    }
    String cut = word.substring(0, Math.min(60, word.length()));
    return cut.isEmpty() ? "Movement" : cut;
  }
}
