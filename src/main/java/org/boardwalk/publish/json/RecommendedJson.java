package org.boardwalk.publish.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import org.boardwalk.plan.Proposal;
import org.boardwalk.publish.ProposalText;

/** The recommendations for several evenings. Stateless and thread-safe. */
public final class RecommendedJson {

  private RecommendedJson() {}

  /**
   * An evening.
   *
   * @param words the people and wishes of the evening
   * @param proposals the proposals, the best first
   * @param took the time that the proposals took
   * @param verdict what a director says to the recommended one: accepted, tolerable or refused
   * @param reason what a director would run, and why
   */
  public record Row(
      String words, List<Proposal> proposals, Duration took, String verdict, String reason) {

    /** Copies the list. */
    public Row {
      proposals = List.copyOf(proposals);
    }
  }

  /**
   * @param rows the evenings
   * @return an object whose {@code evenings} are in the same order
   */
  public static String of(List<Row> rows) {
    ObjectNode file = JsonText.object();
    ArrayNode evenings = file.putArray("evenings");
    rows.forEach(row -> evening(evenings.addObject(), row));
    file.put("refused", rows.stream().filter(r -> r.verdict().equals("refused")).count());
    file.put("slowestMillis", rows.stream().mapToLong(r -> r.took().toMillis()).max().orElse(0));
    return JsonText.of(file);
  }

  private static void evening(ObjectNode fields, Row row) {
    fields.put("evening", row.words());
    fields.put("millis", row.took().toMillis());
    fields.put("verdict", row.verdict());
    fields.put("director", row.reason());
    fields.put("proposals", row.proposals().size());
    row.proposals().stream()
        .filter(p -> p.recommended())
        .findFirst()
        .ifPresent(p -> recommended(fields.putObject("recommended"), p));
  }

  private static void recommended(ObjectNode fields, Proposal proposal) {
    fields.put("title", ProposalText.title(proposal));
    fields.put("reason", ProposalText.points(proposal).get(0));
    fields.put("copies", proposal.copies());
    fields.put("breaks", proposal.card().walk().breaks());
  }
}
