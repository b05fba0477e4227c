package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.boardwalk.design.Designer;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.exchange.file.Pointer;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Walk;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Proof;
import org.boardwalk.wish.answer.Standing;
import org.boardwalk.wish.answer.Status;

/** Recomputes all claims of a solution file, and lists those that do not hold. */
final class Verification {

  private final Document document;
  private final Solution solution;
  private final List<Difference> differences = new ArrayList<>();
  private boolean countedBeforeRests;

  private Verification(Document document, Solution solution) {
    this.document = document;
    this.solution = solution;
  }

  static Inspection inspect(Document document, Solution solution) {
    return new Verification(document, solution).inspect();
  }

  private Inspection inspect() {
    Entry checksum = Entry.root(document).at("checksum");
    if (checksum.present()) {
      same("checksum", checksum.text(), Checksum.of(solution));
    }
    solution.model().ifPresent(this::sizes);
    Optional<Judged> judged = solution.movement().map(this::movement);
    Optional<Proof> refutation =
        judged.isPresent() ? Optional.empty() : solution.model().flatMap(Designer::refutation);
    boolean bare = solution.claim().flatMap(Claim::certificate).isEmpty();
    if (judged.isEmpty() && refutation.isEmpty() && bare) {
      differ("proof.status", "impossible", "not known to be");
    }
    return new Inspection(solution, checksum.present(), judged, refutation, differences);
  }

  /** Checks that a file and the model in it have the same sizes. */
  private void sizes(Wish model) {
    FieldTree sizes = SolutionFields.sizes(model, ofTeams());
    // A rover needs no table; whether the movement answers the wish is checked later.
    solution.movement().ifPresent(m -> sizes.put("tables", m.tables()));
    sizes.node().withObject("boards").remove("replay"); // It may be left out of the file.
    compare("", document.root(), sizes.node());
    Entry replay = Entry.root(document).at("boards").at("replay");
    same(
        "boards.replay",
        Word.of(replay.choiceOr(Replay.class, Replay.NEVER)),
        Word.of(model.boards().replay()));
  }

  private Judged movement(Movement movement) {
    Judged judged =
        solution
            .model()
            .map(model -> Judged.of(movement, model))
            .orElseGet(() -> Judged.of(movement, solution.attendance()));
    if (solution.model().isPresent() && !judged.answers()) {
      List<String> unmet = judged.unmet();
      String what = unmet.isEmpty() ? "a rule of the game" : String.join("; ", unmet);
      differ("model", "it is answered", "broken: " + what);
    }
    if (ofTeams()) {
      TeamsOfFour.unanswered(movement).ifPresent(this::half);
    }
    solution.quality().ifPresent(q -> quality(q, judged));
    solution.claim().ifPresent(c -> claim(c, Standing.of(judged)));
    return judged;
  }

  private boolean ofTeams() {
    return document.root().path("kind").asText().equals(WishFields.TEAMS);
  }

  /** Reports an encounter that is no half of a match. */
  private void half(Encounter lone) {
    int teams = solution.movement().orElseThrow().contestants() / 2;
    int ns = lone.seating().at(Direction.NS).get(0);
    int ew = lone.seating().at(Direction.EW).get(0) - teams;
    differ(
        "schedule",
        "whole matches",
        Text.of("NS of team %d against EW of team %d on set %d alone", ns, ew, lone.set()));
  }

  private void quality(JsonNode file, Judged judged) {
    JsonNode judge = SolutionFields.quality(judged).node();
    compare("quality.cost.", file.path("cost"), judge.path("cost"));
    bound(file.path("bound"), judge.path("bound"));
    calibre(file.path("calibre"), judged.card().calibre().worst(), judge.path("calibre"));
    if (file.has("matches")) {
      compare("quality.matches.", file.path("matches"), judge.path("matches"));
    }
    if (file.has("walk")) {
      walk(file.path("walk"), judge.path("walk"), judged.movement());
    }
  }

  /**
   * Checks the claimed status. More may have become known since the file was written, but not less
   * than it claims.
   */
  private void claim(Claim claim, Standing standing) {
    boolean holds =
        switch (claim.said()) {
          case IDEAL -> standing.status() == Status.IDEAL;
          case OPTIMAL ->
              standing.status() == Status.OPTIMAL
                  || (claim.certificate().isPresent()
                      && solution.model().isPresent()
                      && standing.status() == Status.FEASIBLE);
          case FEASIBLE ->
              (standing.status() != Status.IDEAL || countedBeforeRests)
                  && claim.certificate().isEmpty();
          case IMPOSSIBLE -> false;
        };
    if (!holds) {
      differ("proof.status", Word.of(claim.said()), Word.of(standing.status()));
    }
  }

  /**
   * Checks the bounds. Theorems known today may give higher bounds than the file, but not lower
   * ones.
   */
  private void bound(JsonNode file, JsonNode theorems) {
    for (Map.Entry<String, JsonNode> bound : file.properties()) {
      long most = theorems.path(bound.getKey()).asLong();
      if (bound.getValue().asLong() < 0 || bound.getValue().asLong() > most) {
        String least = most == 0 ? "0" : "at most " + most;
        differ("quality.bound." + bound.getKey(), bound.getValue().asText(), least);
      }
    }
  }

  private void calibre(JsonNode file, double worst, JsonNode judge) {
    if (file.isNumber() && (Double.isNaN(worst) || !rounds(worst, file.decimalValue()))) {
      differ("quality.calibre", file.asText(), judge.asText("not defined"));
    }
  }

  private void walk(JsonNode file, JsonNode judge, Movement movement) {
    if (judge.isMissingNode()) {
      differ("quality.walk", "a rule of the boards", "boards that do not circulate");
      return;
    }
    JsonNode known = judge;
    if (movement.kind() != Kind.INDIVIDUAL && !file.equals(judge)) {
      JsonNode formerly = FieldTree.of(Walk.withoutRests(movement)).node();
      countedBeforeRests = file.equals(formerly);
      known = countedBeforeRests ? formerly : judge;
    }
    compare("quality.walk.", file, known);
  }

  /**
   * Whether the number in the file equals the judged one, rounded to the written decimals, at least
   * one.
   */
  private static boolean rounds(double judged, BigDecimal file) {
    double half = 0.5 * Math.pow(10, -Math.max(1, file.scale()));
    return Math.abs(judged - file.doubleValue()) <= half + 1e-9;
  }

  /** Compares the fields of a file with those that must be there. */
  private void compare(String before, JsonNode file, JsonNode judge) {
    for (Map.Entry<String, JsonNode> field : judge.properties()) {
      JsonNode said = file.path(field.getKey());
      if (field.getValue().isObject()) {
        compare(before + field.getKey() + ".", said, field.getValue());
      } else {
        same(before + field.getKey(), said.asText(), field.getValue().asText());
      }
    }
  }

  private void same(String key, Object file, Object judge) {
    if (!file.equals(judge)) {
      differ(key, file, judge);
    }
  }

  private void differ(String key, Object file, Object judge) {
    Pointer pointer = Pointer.ROOT;
    for (String step : key.split("\\.", -1)) {
      pointer = pointer.at(step);
    }
    differences.add(new Difference(key, document.line(pointer), "" + file, "" + judge));
  }
}
