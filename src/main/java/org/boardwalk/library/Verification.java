package org.boardwalk.library;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Movement;
import org.boardwalk.problem.Wish;
import org.boardwalk.quality.Bounds;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Judge;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.Weights;

/** Recomputes everything that a solution file claims, and lists what does not hold. */
final class Verification {

  private final Document document;
  private final Solution solution;
  private final List<Difference> differences = new ArrayList<>();

  private Verification(Document document, Solution solution) {
    this.document = document;
    this.solution = solution;
  }

  static Inspection inspect(Document document, Solution solution) {
    Verification verification = new Verification(document, solution);
    Entry checksum = Entry.root(document).at("checksum");
    if (checksum.present()) {
      verification.same("checksum", checksum.text(), Checksum.of(solution));
    }
    solution.model().ifPresent(verification::sizes);
    Optional<Scorecard> card = solution.movement().map(verification::movement);
    return new Inspection(solution, checksum.present(), card, verification.differences);
  }

  /** A file and the model in it speak of the same sizes. */
  private void sizes(Wish model) {
    Entry file = Entry.root(document);
    same("kind", file.at("kind").text(), ModelText.word(model.kind()));
    same("contestants", file.at("contestants").number(), model.contestants());
    same("tables", file.at("tables").number(), model.tables());
    same("rounds", file.at("rounds").number(), model.rounds());
    Entry boards = file.at("boards");
    same("boards.sets", boards.at("sets").number(), model.boards().sets());
    same("boards.perSet", boards.at("perSet").number(), model.boards().perSet());
    same("boards.play", boards.at("play").text(), ModelText.word(model.boards().play()));
    same("boards.copies", boards.at("copies").number(), model.boards().copies());
    Boards.Replay replay = boards.at("replay").choiceOr(Boards.Replay.class, Boards.Replay.NEVER);
    same("boards.replay", ModelText.word(replay), ModelText.word(model.boards().replay()));
    same("rotation", file.at("rotation").text(), ModelText.word(model.rotation()));
    same("winners", file.at("winners").number(), model.winners());
  }

  private Scorecard movement(Movement movement) {
    Scorecard card =
        solution.model().map(m -> m.judge(movement)).orElseGet(() -> Judge.judge(movement));
    Weights weights = solution.model().map(Wish::weights).orElse(Weights.STANDARD);
    Figures cost = Figures.of(card, weights);
    Bounds theorems =
        solution.model().map(Wish::bounds).orElseGet(() -> Solution.theoremBounds(movement));
    boolean exhausted = solution.proof().map(Proof::exhausted).orElse(false);
    solution
        .model()
        .filter(m -> !m.accepts(movement, card))
        .ifPresent(m -> differ("model", "it is answered", "a hard rule of it is broken"));
    solution
        .quality()
        .ifPresent(
            q -> {
              equal("quality.cost.", q.cost(), cost);
              bound(q.bound(), Figures.of(theorems), exhausted ? cost : Figures.of(theorems));
              calibre(q, card);
              q.walk().ifPresent(w -> walk(w, card.walk()));
            });
    long bound = solution.quality().map(q -> q.bound().total()).orElse(theorems.total());
    Claims claims =
        solution
            .model()
            .map(m -> m.accept(new Claims.Of(card, bound, exhausted)))
            .orElseGet(() -> Claims.ofCost(cost.total(), bound));
    solution
        .proof()
        .filter(p -> !claims.may(p.status()))
        .ifPresent(p -> differ("proof.status", p.status().word(), claims.judged().word()));
    return card;
  }

  private void equal(String key, Figures file, Figures judge) {
    same(key + "total", file.total(), judge.total());
    for (Criterion c : Criterion.values()) {
      same(key + c.word(), file.of(c), judge.of(c));
    }
  }

  private void bound(Figures file, Figures least, Figures most) {
    range("quality.bound.total", file.total(), least.total(), most.total());
    for (Criterion c : Criterion.values()) {
      range("quality.bound." + c.word(), file.of(c), least.of(c), most.of(c));
    }
  }

  private void range(String key, long file, long least, long most) {
    if (file < least || file > most) {
      differ(key, file, least == most ? least : "from " + least + " to " + most);
    }
  }

  private void calibre(Quality quality, Scorecard card) {
    double judged = card.calibre().worst();
    String judge = Quality.calibre(card.calibre()).map(Object::toString).orElse("not defined");
    quality
        .calibre()
        .filter(file -> Double.isNaN(judged) || !rounds(judged, file))
        .ifPresent(file -> differ("quality.calibre", file.toPlainString(), judge));
  }

  private void walk(Walk file, Walk judge) {
    same("quality.walk.copies", file.copies(), judge.copies());
    same("quality.walk.breaks", file.breaks(), judge.breaks());
    same("quality.walk.moves", file.moves(), judge.moves());
  }

  /** Whether the number in the file is the judged one to the decimals written, at least one. */
  private static boolean rounds(double judged, BigDecimal file) {
    double half = 0.5 * Math.pow(10, -Math.max(1, file.scale()));
    return Math.abs(judged - file.doubleValue()) <= half + 1e-9;
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
