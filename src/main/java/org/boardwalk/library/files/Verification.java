package org.boardwalk.library.files;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.design.Designer;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.Pointer;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.Walk;
import org.boardwalk.quality.WalkRule;
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
    Entry file = Entry.root(document);
    same("kind", file.at("kind").text(), Word.of(model.kind()));
    same("contestants", file.at("contestants").number(), model.contestants());
    // A rover needs no table; whether the movement answers the wish is checked later.
    same(
        "tables",
        file.at("tables").number(),
        solution.movement().map(Movement::tables).orElse(model.tables()));
    same("rounds", file.at("rounds").number(), model.rounds());
    Entry boards = file.at("boards");
    same("boards.sets", boards.at("sets").number(), model.boards().sets());
    same("boards.perSet", boards.at("perSet").number(), model.boards().perSet());
    same("boards.play", boards.at("play").text(), Word.of(model.boards().play()));
    same("boards.copies", boards.at("copies").number(), model.boards().copies());
    Replay replay = boards.at("replay").choiceOr(Replay.class, Replay.NEVER);
    same("boards.replay", Word.of(replay), Word.of(model.boards().replay()));
    same("rotation", file.at("rotation").text(), Word.of(model.rotation()));
    same("winners", file.at("winners").number(), model.winners());
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
    solution.quality().ifPresent(q -> quality(q, judged));
    solution.claim().ifPresent(c -> claim(c, Standing.of(judged)));
    return judged;
  }

  private void quality(Quality file, Judged judged) {
    Scorecard card = judged.card();
    equal("quality.cost.", file.cost(), Figures.of(card, judged.weights()));
    bound(file.bound(), Figures.of(judged.bounds()));
    calibre(file, card);
    file.walk().ifPresent(w -> walk(w, judged));
    file.carried().ifPresent(c -> carried(c, card.walkRule()));
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

  private void equal(String key, Figures file, Figures judge) {
    same(key + "total", file.total(), judge.total());
    for (Criterion c : file.each().keySet().stream().sorted().toList()) {
      same(key + c.word(), file.of(c), judge.of(c));
    }
  }

  /**
   * Checks the bounds. Theorems known today may give higher bounds than the file, but not lower
   * ones.
   */
  private void bound(Figures file, Figures theorems) {
    atMost("quality.bound.total", file.total(), theorems.total());
    for (Criterion c : file.each().keySet().stream().sorted().toList()) {
      atMost("quality.bound." + c.word(), file.of(c), theorems.of(c));
    }
  }

  private void atMost(String key, long file, long theorems) {
    if (file < 0 || file > theorems) {
      differ(key, file, theorems == 0 ? "0" : "at most " + theorems);
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

  private void walk(Walk file, Judged judged) {
    Walk judge = judged.card().walk();
    if (Walk.ORDER.compare(file, judge) != 0) {
      Walk formerly = Walk.withoutRests(judged.movement());
      countedBeforeRests = Walk.ORDER.compare(file, formerly) == 0;
      judge = countedBeforeRests ? formerly : judge;
    }
    same("quality.walk.copies", file.copies(), judge.copies());
    same("quality.walk.breaks", file.breaks(), judge.breaks());
    same("quality.walk.moves", file.moves(), judge.moves());
  }

  private void carried(WalkFigures file, Optional<WalkRule> judge) {
    if (judge.isEmpty()) {
      differ("quality.walk", "a rule of the boards", "boards that do not circulate");
      return;
    }
    WalkFigures judged = WalkFigures.of(judge.get());
    same("quality.walk.breaks", file.breaks(), judged.breaks());
    same("quality.walk.stands", file.stands(), judged.stands());
    same("quality.walk.sharing", file.sharing(), judged.sharing());
  }

  /**
   * Whether the number in the file equals the judged one, rounded to the written decimals, at least
   * one.
   */
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
