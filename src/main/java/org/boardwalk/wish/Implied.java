package org.boardwalk.wish;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.EvenMeetings;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Fixed.SitOutRule;

/**
 * The demands of a wish that no rule of its own states, and on which a refutation can rest. The
 * rules of the game are none of them: full tables, one seat for each contestant in a round, and no
 * set twice for any of them.
 */
public enum Implied {
  /** How two pairs or lone players meet: not twice, or as evenly as can be. */
  MEETINGS,
  /** Who sits out: players in turn or evenly, pairs evenly. */
  SIT_OUTS,
  /** Pairs that stay at one table. */
  STAYING,
  /** How many tables can play a set in a round. */
  COPIES,
  /** How many rounds are between the halves of a match of teams. */
  HALVES,
  /** When no match of teams may be open. */
  SCORE_BREAKS,
  /** How many results every board has that is played. */
  OTHER_RESULTS,
  /** Even partners are required. */
  PARTNER,
  /** Even opponents are required. */
  OPPONENT,
  /** Even sides are required. */
  SIDE,
  /** Even directions are required. */
  DIRECTION,
  /** The first rounds are settled. */
  FIRST,
  /** Players come late or leave. */
  ATTENDANCE,
  /** The symmetry that is asked for. */
  SYMMETRY,
  /** The walk that is asked for. */
  WALK;

  /** The demands that require a criterion. */
  public static final List<Implied> CRITERIA = Criterion.all().map(Implied::required).toList();

  /**
   * @param wish a wish
   * @return its demands beside its rules, each in words
   */
  public static Map<Implied, String> of(Wish wish) {
    return wish.accept(new ByKind());
  }

  /**
   * @param wish a wish
   * @return this demand of it in words
   */
  String words(Wish wish) {
    return of(wish).getOrDefault(this, "what its sizes ask for");
  }

  /**
   * @param criterion a criterion
   * @return the demand that requires it
   */
  static Implied required(Criterion criterion) {
    return valueOf(criterion.name());
  }

  /** Finds the demands of each kind of wish. */
  private static final class ByKind implements Wish.Visitor<Map<Implied, String>> {

    private final Map<Implied, String> demands = new EnumMap<>(Implied.class);

    private void add(boolean holds, Implied demand, String words) {
      if (holds) {
        demands.put(demand, words);
      }
    }

    @Override
    public Map<Implied, String> individual(IndividualWish wish) {
      Fixed fixed = wish.fixed();
      boolean full = fixed.attendance().full();
      boolean somebody = !full || 4 * wish.tables() < wish.players();
      add(
          somebody && fixed.sitOuts() != SitOutRule.FREE,
          SIT_OUTS,
          fixed.inTurn() ? "players sit out in turn" : "sit-outs are even");
      copies(wish.boards(), wish.tables());
      for (Criterion c : wish.required()) {
        add(true, required(c), Text.of("criterion %s is required", c.word()));
      }
      add(!fixed.first().isEmpty(), FIRST, "the first rounds are settled");
      add(!full, ATTENDANCE, "players come late or leave");
      add(wish.symmetry().restricts(), SYMMETRY, "the symmetry asked for");
      add(wish.walk().worst() != WalkGrade.ANY, WALK, "the walk asked for");
      return demands;
    }

    private void copies(Boards boards, int inPlay) {
      int most = boards.copies();
      add(
          boards.play() == Play.CIRCULATING && most < inPlay,
          COPIES,
          Text.of("a set is at no more than %s in a round", Text.count(most, "table")));
    }

    private static String rounds(List<Integer> rounds) {
      return rounds.stream().map(String::valueOf).collect(Collectors.joining(" and "));
    }

    @Override
    public Map<Implied, String> pairs(PairsWish wish) {
      EvenMeetings even = wish.meetings();
      String meet =
          even.least() == 0 && even.most() == 1
              ? Text.of(
                  "no two %s meet twice",
                  wish.form() instanceof PairsForm.FreeTeams ? "teams" : wish.kind().contestants())
              : Text.of(
                  "any two %s meet %s",
                  wish.kind().contestants(), even.most() == 1 ? "once" : even + " times");
      add(even.least() > 0 || even.most() < wish.rounds(), MEETINGS, meet);
      boolean free = wish.form() instanceof PairsForm.Free;
      add(free && wish.contestants() % 2 == 1, SIT_OUTS, "sit-outs are even");
      copies(wish.boards(), wish.inPlay());
      int plays = wish.fewestPlays();
      add(plays > 1, OTHER_RESULTS, Text.of("every board is played at %d tables or more", plays));
      if (wish.form() instanceof PairsForm.Free form) {
        String stay = Text.count(form.stationary(), wish.kind().contestant());
        add(form.stationary() > 0, STAYING, stay + " can stay at one table");
        add(form.walk() != WalkGrade.ANY, WALK, "the walk asked for");
      }
      if (wish.form() instanceof PairsForm.FreeTeams teams) {
        String halves =
            teams.within() == 0
                ? "both halves of a match are played at once"
                : Text.of(
                    "the halves of a match are at most %s apart",
                    Text.count(teams.within(), "round"));
        add(teams.within() < wish.rounds() - 1, HALVES, halves);
        add(
            !teams.scoreBreaks().isEmpty(),
            SCORE_BREAKS,
            Text.of("no match is open after round %s", rounds(teams.scoreBreaks())));
      }
      add(wish.upOne(), WALK, "the walk asked for");
      return demands;
    }
  }
}
