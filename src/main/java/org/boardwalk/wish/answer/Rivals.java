package org.boardwalk.wish.answer;

import org.boardwalk.wish.answer.Outcome.Found;

/** Compares two answers to the same wish. A judged movement is worth the most. */
public final class Rivals {

  private Rivals() {}

  /**
   * Whether an answer is worth more than another: compares the kinds of outcome, then the judge's
   * figures, then proofs, then claims, and of equals the triples.
   *
   * @param now an answer
   * @param before another to the same wish
   * @return whether the first is worth more
   */
  public static boolean better(Answer now, Answer before) {
    int order = rank(now.outcome()) - rank(before.outcome());
    if (order != 0) {
      return order > 0;
    }
    return now.outcome() instanceof Found n
        && before.outcome() instanceof Found b
        && better(n, b, now);
  }

  /**
   * Ranks outcomes: a movement beats a proof of impossibility, which beats the claim of one, which
   * beats no result.
   */
  private static int rank(Outcome outcome) {
    return outcome.accept(
        new Outcome.Visitor<>() {
          @Override
          public Integer found(Found found) {
            return 3;
          }

          @Override
          public Integer impossible(Outcome.Impossible impossible) {
            return 2;
          }

          @Override
          public Integer gaveUp(Outcome.GaveUp gaveUp) {
            return gaveUp.claim().isPresent() ? 1 : 0;
          }
        });
  }

  private static boolean better(Found now, Found before, Answer answer) {
    int compared = answer.wish().compare(now.card(), before.card());
    if (compared == 0) {
      compared = now.status().compareTo(before.status());
    }
    if (compared == 0) {
      compared = Long.compare(before.bounds().total(), now.bounds().total());
    }
    if (compared == 0) {
      compared = Boolean.compare(before.standing().claimed(), now.standing().claimed());
    }
    if (compared == 0) {
      compared = answer.wish().order(now.card(), before.card());
    }
    return compared < 0;
  }

  /**
   * Whether the later answer shows a claim of the earlier one to be wrong. Such claims are about
   * costs, so an answer that is better only because it is easier to run does not contradict them.
   *
   * @param before the earlier answer
   * @param now the later one
   * @return whether the later answer contradicts the earlier one
   */
  public static boolean contradicted(Answer before, Answer now) {
    if (!(now.outcome() instanceof Found found)) {
      return false;
    }
    return before.outcome() instanceof Found b
        ? claims(b.standing())
            && before.wish().plain(b.card())
            && now.wish().compare(found.card(), b.card()) < 0
        : true;
  }

  private static boolean claims(Standing standing) {
    return standing.settled() || standing.claimed();
  }
}
