package org.boardwalk.wish.answer;

import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.TheoremCase;
import org.boardwalk.wish.Demands;

/** One step of a {@link Proof}. */
public sealed interface Reason {

  /**
   * @return the step in a sentence
   */
  String sentence();

  /**
   * A step by a theorem for given numbers, which our code can apply again at any time.
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
   * A step by following a rule, such as a clash; our code finds it again by following the rule.
   *
   * @param what the result, in words
   */
  record ByRule(String what) implements Reason {

    @Override
    public String sentence() {
      return what;
    }
  }

  /**
   * A step that names the demands of a wish that no movement meets together.
   *
   * @param demands the demands
   * @param how how it is known, such as " by counting meetings"; empty where another step says it
   */
  record ByDemands(Demands demands, String how) implements Reason {

    @Override
    public String sentence() {
      String perhaps = demands.least() ? "" : ", and perhaps already some of them";
      return demands.size() == 1
          ? Text.of("the rule %s cannot be kept%s", demands.words(), how)
          : Text.of("the rules %s contradict each other%s%s", demands.words(), how, perhaps);
    }
  }

  /**
   * A step by an exhausted search. Other installations must trust it or repeat it.
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
