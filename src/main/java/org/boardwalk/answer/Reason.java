package org.boardwalk.answer;

import org.boardwalk.quality.TheoremCase;

/** One step of a {@link Proof}. */
public sealed interface Reason {

  /**
   * @return the step in a sentence
   */
  String sentence();

  /**
   * A theorem for these numbers: our code finds it again whenever it is asked.
   *
   * @param theorem the theorem
   */
  record ByTheorem(TheoremCase theorem) implements Reason {

    @Override
    public String sentence() {
      return theorem.sentence();
    }
  }

  /**
   * What following a rule has led to, such as a clash: our code finds it again by following it.
   *
   * @param what what came of it
   */
  record ByRule(String what) implements Reason {

    @Override
    public String sentence() {
      return what;
    }
  }

  /**
   * A search that was exhausted: who was not there has to believe it, or repeat it.
   *
   * @param exhaustion the search
   */
  record BySearch(Exhaustion exhaustion) implements Reason {

    @Override
    public String sentence() {
      return exhaustion.sentence();
    }
  }
}
