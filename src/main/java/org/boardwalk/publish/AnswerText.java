package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Beginning;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Demands;
import org.boardwalk.wish.Form;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Moves;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.SingleTable;
import org.boardwalk.wish.Swivel;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Proof;

/** The answer to a wish as text: the schedule with its scorecard, or why there is none. */
public final class AnswerText {

  private static final String REPEAT =
      "Maybe repeat the search on this machine: the same command without --on, or atlas verify"
          + " --proofs.";

  /** The most tables at which rounds of two sets are built by a rule. */
  private static final int FEW_TABLES = 4;

  private AnswerText() {}

  /** {@return its lines, each ended by a line feed} */
  public static String of(Answer answer) {
    return answer
        .outcome()
        .found()
        .map(found -> found(answer, found))
        .orElseGet(() -> refusal(answer) + "\n" + otherFamily(answer));
  }

  /**
   * @param passed answers to wishes that were preferred, without movements
   * @param last the answer that was taken instead
   * @return the reasons why these wishes have no movement, in a line or two for each reason that
   *     the last answer does not give itself
   */
  public static List<String> passedOver(List<Answer> passed, Answer last) {
    Map<String, Set<Integer>> copies = new LinkedHashMap<>();
    passed.forEach(
        answer ->
            copies
                .computeIfAbsent(refusal(answer), reason -> new TreeSet<>())
                .add(answer.wish().boards().copies()));
    copies.remove(refusal(last));
    boolean demands = Set.of(last.wish().boards().copies()).equals(distinctCopies(passed));
    List<String> lines = new ArrayList<>();
    copies.forEach(
        (reason, which) ->
            lines.add(
                demands
                    ? "As it was asked for first: " + reason
                    : Text.of("With copies %s: %s", which, reason)));
    return lines;
  }

  private static Set<Integer> distinctCopies(List<Answer> answers) {
    return answers.stream().map(a -> a.wish().boards().copies()).collect(Collectors.toSet());
  }

  private static String found(Answer answer, Outcome.Found found) {
    Wish wish = answer.wish();
    Movement movement = found.movement().numbered(PairNumbering.usual(found.movement()));
    return ScheduleText.heading(movement)
        + "\n"
        + ScheduleText.followRule(movement)
        + ScheduleText.byRound(movement, wish.attendance())
        + "\n"
        + VerdictText.status(found)
        + "\n\n"
        + VerdictText.card(found.judged())
        + wish.accept(new More(movement));
  }

  /** The texts that differ between kinds of movement. */
  private record More(Movement movement) implements Wish.Visitor<String> {

    @Override
    public String individual(IndividualWish wish) {
      String boards =
          movement.boards().play() == Play.CIRCULATING ? LogisticsText.summary(movement) : "";
      return boards + curtailed(wish);
    }

    private String curtailed(IndividualWish wish) {
      return wish.fixed().curtail().isPresent()
          ? "\n"
              + ScorecardText.curtailed(
                  Beginning.all(
                      movement, wish.turns(), wish.fixed().curtail().getAsInt(), wish.weights()),
                  wish.weights())
          : "";
    }

    @Override
    public String pairs(PairsWish wish) {
      return LogisticsText.summary(movement);
    }
  }

  private static String refusal(Answer answer) {
    return answer
        .outcome()
        .accept(
            new Outcome.Visitor<>() {
              @Override
              public String found(Outcome.Found found) {
                return "";
              }

              @Override
              public String impossible(Outcome.Impossible impossible) {
                Proof proof = impossible.proof();
                String among = proof.exhausted().isEmpty() ? "" : VerdictText.among(answer.wish());
                return "Impossible" + among + ": " + HarmlessText.of(proof.sentence()) + ".";
              }

              @Override
              public String gaveUp(Outcome.GaveUp gaveUp) {
                return gaveUp.claim().isPresent()
                    ? Text.of("Not known: %s.\n%s", HarmlessText.of(gaveUp.limit()), REPEAT)
                    : Text.of(
                        "Gave up: nothing found, nothing proved (%s).\n%s%s",
                        HarmlessText.of(gaveUp.limit()),
                        kept(answer.wish()),
                        answer.wish().accept(new Advice()));
              }
            });
  }

  /** The family of movements that may serve where the one asked for is proved impossible. */
  private static String otherFamily(Answer answer) {
    if (!(answer.outcome() instanceof Outcome.Impossible)) {
      return "";
    }
    String family = answer.wish().accept(new OtherFamily());
    return family.isEmpty() ? "" : "Maybe " + family + ".\n";
  }

  /** A command for a family that serves more sizes than that of a wish; empty where none does. */
  private static final class OtherFamily implements Wish.Visitor<String> {

    @Override
    public String individual(IndividualWish wish) {
      return wish.form() instanceof Rainbow
          ? Text.of(
              "give up the four fields: design individual --players %d --rounds %d",
              wish.contestants(), wish.rounds())
          : "";
    }

    @Override
    public String pairs(PairsWish wish) {
      if (!wish.rules().isEmpty()) {
        return "";
      }
      boolean allMeet = wish.rounds() == UsualPairs.mostRounds(wish.contestants());
      if (wish.kind() == Kind.PAIRS && allMeet && wish.tables() <= FEW_TABLES) {
        return Text.of(
            "play two sets in a round, for which one copy is enough: design pairs --pairs %d"
                + " --rounds %d --parts 2",
            wish.contestants(), wish.rounds());
      }
      if (wish.form() instanceof PairsForm.Free) {
        return "";
      }
      if (wish.form() instanceof PairsForm.FreeTeams) {
        return Text.of(
            "take more boards than %d sets, or more copies than %d",
            wish.boards().sets(), wish.boards().copies());
      }
      return wish.kind() == Kind.SOLO ? solo(wish) : anyMovement(wish);
    }

    private static String solo(PairsWish wish) {
      int most = UsualPairs.mostRounds(wish.contestants());
      return wish.rounds() <= most && !(wish.form() instanceof PairsForm.Howell)
          ? Text.of(
              "let all meet all: design solo --players %d --rounds %d --movement howell",
              wish.contestants(), wish.rounds())
          : Text.of("take at most %d rounds, or movement: free in a model", most);
    }

    /** With two fields, each pair has only as many opponents as there are tables. */
    private static String anyMovement(PairsWish wish) {
      boolean apart = wish.winners() == 2 && wish.rounds() <= wish.tables();
      return Text.of(
          "let any movement serve, for which a search is made: design pairs --pairs %d --rounds"
              + " %d%s",
          wish.contestants(), wish.rounds(), apart ? " --winners 2" : "");
    }
  }

  /** The hard demands that nothing found keeps. */
  private static String kept(Wish wish) {
    Demands demands = Demands.of(wish);
    return demands.none()
        ? ""
        : Text.of("Nothing found keeps all of %s.\n", HarmlessText.of(demands.words()));
  }

  /** The advice when nothing was found. */
  private static final class Advice implements Wish.Visitor<String>, Form.Visitor<String> {

    private static final String ALL =
        "Maybe leave --engine and --methods out, or give it more --time.";
    private static final String WEIGHT =
        "Maybe give a rule a weight, so that it may be broken, or give it more --time.";
    private static final String MORE = "Maybe give it more --time, or require less.";
    private static final String FEWER =
        "Maybe plan fewer rounds, such as continue --rounds 2, or give it more --time.";

    @Override
    public String individual(IndividualWish wish) {
      if (wish.search().restricted()) {
        return ALL;
      }
      return wish.fixed().first().isEmpty() ? wish.form().accept(this) : FEWER;
    }

    @Override
    public String pairs(PairsWish wish) {
      if (wish.search().restricted()) {
        return ALL;
      }
      if (!wish.rules().isEmpty()) {
        return WEIGHT;
      }
      return wish.form() instanceof PairsForm.Free free && free.walk() != WalkGrade.ANY
          ? carried(free.walk())
          : wish.byRule() ? another(wish) : wish.rounds() > wish.tables() ? together(wish) : MORE;
    }

    /** With two fields, each pair has only as many opponents as there are tables. */
    private static String together(PairsWish wish) {
      return wish.winners() == 1
          ? MORE
          : Text.of(
              "Maybe rank all pairs together: design pairs --pairs %d --rounds %d. Or give it more"
                  + " --time.",
              wish.contestants(), wish.rounds());
    }

    private static String carried(WalkGrade walk) {
      return Text.of(
          "Boards walk %s where pairs go round in circles of as many as there are sets.\n"
              + "Maybe leave the walk out, take other sets or copies, or give it more --time.",
          walk == WalkGrade.DOWN_ONE ? "down one table" : "by a rule");
    }

    /** The advice where the prescribed rule has no solution: more time would not help. */
    private static String another(PairsWish wish) {
      return Text.of(
          "Maybe %slet any movement serve, for which a search is made: %s.",
          wish.fewestPlays() > 1 ? "allow such boards: --other-results 0. Or " : "",
          wish.kind() == Kind.SOLO
              ? "movement: free in a model"
              : Text.of(
                  "design pairs --pairs %d --rounds %d%s",
                  wish.contestants(), wish.rounds(), wish.winners() == 2 ? " --winners 2" : ""));
    }

    @Override
    public String free() {
      return MORE;
    }

    @Override
    public String rainbow(Rainbow rainbow) {
      return rainbow.moves() == Moves.ROVERS
          ? "Maybe let guide cards serve: --moves cards, with fewer rounds where that says so."
          : "Maybe take fewer rounds.";
    }

    @Override
    public String swivel(Swivel swivel) {
      return "Maybe take fewer rounds in each stanza.";
    }

    @Override
    public String singleTable(SingleTable table) {
      return MORE;
    }
  }
}
