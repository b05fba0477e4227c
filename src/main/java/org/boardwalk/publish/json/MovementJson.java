package org.boardwalk.publish.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.symmetry.Holes;
import org.boardwalk.movement.symmetry.SymmetricForm;
import org.boardwalk.publish.ComparisonReport.Entrant;
import org.boardwalk.publish.CrossoverText.Line;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.WalkRuleText;
import org.boardwalk.quality.CalibreBound;
import org.boardwalk.quality.Comparison;
import org.boardwalk.quality.Comparison.Contrast;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Measure;
import org.boardwalk.quality.Meetings;
import org.boardwalk.quality.OtherResults;
import org.boardwalk.quality.Reunions;
import org.boardwalk.quality.Reunions.Count;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOuts;
import org.boardwalk.quality.WalkRule;
import org.boardwalk.quality.rule.RuleScore;
import org.boardwalk.quality.rule.RuleText;
import org.boardwalk.wish.answer.Enumerated;
import org.boardwalk.wish.answer.Judged;

/** Movements, judged, compared and explained, for programs. Stateless and thread-safe. */
public final class MovementJson {

  private MovementJson() {}

  /**
   * A checked file or movement.
   *
   * @param source the file, or the movement's place and title in it
   * @param judged the movement; empty where there is none
   * @param status in words its proven quality, or why it cannot be read; empty where nothing is
   *     known
   * @param faults claims of the file that do not hold, or other faults
   */
  public record Checked(
      String source, Optional<Judged> judged, String status, List<String> faults) {

    /** Copies the list. */
    public Checked {
      faults = List.copyOf(faults);
    }

    private FieldTree fields() {
      return FieldTree.of("source", source)
          .add(judged.map(MovementJson::judged))
          .put("status", status)
          .put("faults", faults);
    }
  }

  /**
   * A later session.
   *
   * @param session its number, from 2
   * @param movement its movement, in the numbers of the first session
   * @param ours the meetings that it repeats
   * @param bound the least number of repeated meetings of any numbering
   * @param optimal whether it repeats no more than the bound
   * @param by what proves the bound, in words
   */
  public record Later(
      int session, Movement movement, Line ours, long bound, boolean optimal, String by) {

    private FieldTree fields() {
      return FieldTree.of("session", session)
          .add(sizes(movement))
          .put("repeated", ours.playbacks().total())
          .put("mostOfOne", ours.playbacks().most())
          .put("changeDirection", ours.changes().changers())
          .put("bound", bound)
          .put("optimal", optimal)
          .put("by", by);
    }
  }

  /**
   * @param checked a file, or each movement that it holds, in order
   * @return an object whose {@code movements} are in the same order
   */
  public static String checked(List<Checked> checked) {
    return new FieldTree().list("movements", checked, Checked::fields).json();
  }

  /**
   * @param entrants the movements, at least 2
   * @return an object with the {@code movements} and their measures in this order; each movement
   *     but the first has {@code againstFirst}, the measures in which it is better or worse than
   *     the first
   */
  public static String compared(List<Entrant> entrants) {
    List<FieldTree> all = new ArrayList<>();
    for (Entrant entrant : entrants) {
      FieldTree measures = new FieldTree();
      for (Measure measure : Measure.all()) {
        measures.put(measure.word(), entrant.measured().of(measure));
      }
      Movement movement = entrant.measured().movement();
      all.add(
          FieldTree.of("source", entrant.source())
              .add(sizes(movement))
              .put("copiesShared", new WalkRuleText(movement).shared())
              .put("measures", measures));
    }
    for (int k = 1; k < all.size(); k++) {
      Comparison comparison = Comparison.of(entrants.get(k).measured(), entrants.get(0).measured());
      all.get(k)
          .put(
              "againstFirst",
              FieldTree.of("tendency", comparison.tendency())
                  .put("better", words(comparison.better()))
                  .put("worse", words(comparison.worse())));
    }
    return FieldTree.of("movements", all).json();
  }

  private static List<String> words(List<Contrast> contrasts) {
    return contrasts.stream().map(contrast -> contrast.measure().word()).toList();
  }

  /**
   * @param sessions the later sessions, in order
   * @param impossible why no further session was found; empty where all were found
   * @return an object whose {@code sessions} are in the same order
   */
  public static String later(List<Later> sessions, String impossible) {
    return new FieldTree()
        .list("sessions", sessions, Later::fields)
        .some("impossible", impossible)
        .json();
  }

  /**
   * @param nights the nights that were found
   * @param same the repeats when contestants keep their numbers every night
   * @param drawn the repeats of draws by lot
   * @return an object with the repeated {@code meetings} of each, and for players also the {@code
   *     partners}
   */
  public static String nights(List<Movement> nights, Reunions same, List<Reunions> drawn) {
    Movement first = nights.get(0);
    FieldTree file = FieldTree.of("nights", nights.size()).add(sizes(first));
    Reunions ours = Reunions.of(nights);
    file.put("meetings", reunions(ours, same, drawn, Reunions::meetings));
    return first.kind() == Kind.INDIVIDUAL
        ? file.put("partners", reunions(ours, same, drawn, Reunions::partners)).json()
        : file.json();
  }

  private static FieldTree reunions(
      Reunions ours, Reunions same, List<Reunions> drawn, Function<Reunions, Count> which) {
    List<Count> lots = drawn.stream().map(which).toList();
    return FieldTree.of("ours", repeated(which.apply(ours)))
        .put("bound", which.apply(ours).bound())
        .put("sameNumbers", repeated(which.apply(same)))
        .put(
            "drawnByLot",
            FieldTree.of("repeated", lots.stream().mapToLong(Count::repeated).average().orElse(0))
                .put("mostOfTwo", lots.stream().mapToInt(Count::most).average().orElse(0)));
  }

  private static FieldTree repeated(Count count) {
    return FieldTree.of(
        "repeated", count.repeated(), "leastOfTwo", count.least(), "mostOfTwo", count.most());
  }

  /**
   * Explains a movement, with the group and the rounds that make it. Takes as long as {@link
   * SymmetricForm#of}.
   *
   * @param movement a movement, valid or not
   * @return an object with its sizes, its {@code form} and its {@code construction} where they are
   *     known, and {@code how} it is run, in words
   */
  public static String explained(Movement movement) {
    return sizes(movement)
        .put("form", NamedForms.recognise(movement).map(r -> r.name()))
        .put("construction", SymmetricForm.of(movement).map(MovementJson::construction))
        .put(
            "filledHoles",
            Holes.of(movement).map(h -> FieldTree.of("with", h.one(), "holes", h.holes())))
        .put("how", ExplanationText.of(movement))
        .json();
  }

  private static FieldTree construction(SymmetricForm form) {
    return FieldTree.of("group", form.group())
        .put("order", form.size())
        .put("keeps", form.likewise())
        .put("symmetries", form.order())
        .put("generators", form.generators())
        .put("orbits", form.orbits())
        .put("staying", form.staying())
        .put("baseRounds", form.bases())
        .put("multipliers", form.multipliers());
  }

  /**
   * @param all all movements of a size up to isomorphism
   * @return an object with the size, how often two meet, and the symmetry and costs of each
   */
  public static String enumerated(Enumerated all) {
    return FieldTree.of("players", all.players())
        .put("tables", all.tables())
        .put("rounds", all.rounds())
        .put("partners", all.partners())
        .put("opponents", all.opponents())
        .put("complete", all.complete())
        .put("unfair", all.unfair())
        .put("seatings", all.seatings())
        .list(
            "movements",
            all.representatives(),
            r ->
                FieldTree.of("automorphisms", r.automorphisms())
                    .put("side", r.side())
                    .put("direction", r.direction()))
        .json();
  }

  /** The sizes of a movement, without its scorecard. */
  static FieldTree sizes(Movement movement) {
    Boards boards = movement.boards();
    return FieldTree.of("name", movement.name())
        .put("kind", movement.kind())
        .put("contestants", movement.contestants())
        .put("tables", movement.tables())
        .put("rounds", movement.wholeRounds())
        .put("parts", Optional.of(boards.parts()).filter(p -> p > 1))
        .put("sets", boards.sets())
        .put("boardsPerSet", boards.perSet())
        .put("play", boards.play())
        .put("rotation", movement.rotation())
        .put("winners", movement.winners());
  }

  /** The sizes of a movement, and all findings of the judge. */
  static FieldTree judged(Judged judged) {
    Scorecard card = judged.card();
    Kind kind = judged.movement().kind();
    Meetings met = card.meetings();
    SitOuts out = card.sitOuts();
    FieldTree fields =
        sizes(judged.movement())
            .put("valid", card.valid())
            .put("brokenRules", card.violations())
            .put("cost", figures(kind, card::cost))
            .put("bound", figures(kind, judged.bounds()::of));
    if (kind == Kind.INDIVIDUAL) {
      fields.put("totalCost", judged.cost()).put("totalBound", judged.bounds().total());
    }
    List<FieldTree> rules = new ArrayList<>();
    for (RuleScore score : card.rules()) {
      rules.add(
          FieldTree.of("rule", RuleText.of(score.rule(), kind))
              .put("kept", score.kept())
              .put("counts", score.counts())
              .put("off", score.broken())
              .put("cost", score.cost())
              .put("bound", score.rule().weight() * judged.bounds().ofRule(rules.size()))
              .put("worst", score.worst()));
    }
    fields
        .put("rules", Optional.of(rules).filter(r -> !r.isEmpty()))
        .put("calibre", card.calibre().fields().stream().filter(c -> !Double.isNaN(c)).toList());
    if (kind != Kind.INDIVIDUAL) {
      fields.put("calibreAtMost", CalibreBound.of(judged.movement()));
    }
    OtherResults.Own others = card.others().all();
    fields.put(
        "otherResults",
        FieldTree.of("least", others.least(), "average", others.mean(), "none", others.share()));
    return fields
        .put(
            "met",
            FieldTree.of("least", met.least(), "most", met.most())
                .put("average", met.average())
                .put("others", met.others())
                .put("again", met.again()))
        .put("satOut", FieldTree.of("least", out.least(), "most", out.most(), "even", out.even()))
        .put("walk", FieldTree.of(card.walk()).put("rule", card.walkRule().map(WalkRule::grade)));
  }

  private static Map<Criterion, Long> figures(Kind kind, Function<Criterion, Long> figure) {
    Map<Criterion, Long> figures = Criterion.each(figure);
    figures.keySet().removeIf(criterion -> !criterion.appliesTo(kind));
    return figures;
  }
}
