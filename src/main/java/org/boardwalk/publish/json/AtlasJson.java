package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.boardwalk.library.atlas.Atlas;
import org.boardwalk.library.atlas.Cell;
import org.boardwalk.library.atlas.Charted;
import org.boardwalk.library.atlas.Grade;
import org.boardwalk.library.atlas.Tally;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;

/** The atlas as JSON: its cells, or their totals. Stateless and thread-safe. */
public final class AtlasJson {

  private AtlasJson() {}

  /**
   * @param atlas the atlas
   * @param cells the cells to write
   * @return an object with the {@code cells}; cells without an answer that no theorem excludes have
   *     the status missing
   */
  public static String cells(Atlas atlas, List<Cell> cells) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("cells");
    for (Cell cell : cells) {
      ObjectNode fields = all.addObject();
      fields.put("variety", cell.variety().word());
      fields.put(cell.variety().unit(), cell.size());
      fields.put("rounds", cell.rounds());
      fields.put("status", atlas.grade(cell).map(Word::of).orElse("missing"));
      atlas.at(cell).ifPresent(charted -> known(fields, charted));
    }
    return JsonText.of(file);
  }

  private static void known(ObjectNode fields, Charted charted) {
    fields.put("gap", charted.gap());
    fields.put("claimed", charted.claimed());
    fields.put("file", String.valueOf(charted.file().getFileName()));
    fields.put("method", charted.answer().origin().finder().method());
    charted
        .answer()
        .outcome()
        .found()
        .ifPresent(found -> MovementFields.judged(fields.putObject("movement"), found.judged()));
  }

  /**
   * @param tallies the totals of each part of the atlas, by name
   * @return an object whose {@code varieties} are in the same order
   */
  public static String summary(Map<String, Tally> tallies) {
    ObjectNode file = JsonText.object();
    ArrayNode all = file.putArray("varieties");
    tallies.forEach((name, tally) -> tally(all.addObject().put("variety", name), tally));
    return JsonText.of(file);
  }

  private static void tally(ObjectNode fields, Tally tally) {
    fields.put("cells", tally.cells());
    for (Grade grade : Grade.values()) {
      fields.put(Word.of(grade), tally.of(grade));
    }
    fields.put("missing", tally.missing());
    tally.gap().ifPresent(gap -> fields.put("totalGap", gap));
    ObjectNode gaps = fields.putObject("meanGap");
    ObjectNode room = fields.putObject("othersNoWorse");
    for (Criterion criterion : Criterion.values()) {
      if (!Double.isNaN(tally.mean(criterion))) {
        gaps.put(criterion.word(), tally.mean(criterion));
        room.put(criterion.word(), tally.meanRoom(criterion));
      }
    }
    fields.put("unevenSitOuts", tally.uneven());
    fields.put("sitOutsTwoRunning", tally.inRow());
  }
}
