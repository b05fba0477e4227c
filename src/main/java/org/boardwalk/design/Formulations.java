package org.boardwalk.design;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.pairs.MeetingFormulation;
import org.boardwalk.model.pairs.MeetingTurn;
import org.boardwalk.model.pairs.TeamsFormulation;
import org.boardwalk.search.pairs.WebFormulations;
import org.boardwalk.search.pairs.WebSearch;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.PairsWish.Switching;
import org.boardwalk.wish.Wish;

/** Lists the formulations of a wish. Stateless and thread-safe. */
public final class Formulations {

  private Formulations() {}

  /**
   * Quick, as no model is built.
   *
   * @param wish a wish
   * @return its formulations, those of the wish itself first; none where a rule answers the wish
   */
  public static List<Formulation> of(Wish wish) {
    return wish.accept(
        new Wish.Visitor<>() {

          @Override
          public List<Formulation> individual(IndividualWish individual) {
            return new PlayersFormulations(individual).all();
          }

          @Override
          public List<Formulation> pairs(PairsWish pairs) {
            return PairsFormulations.of(pairs);
          }
        });
  }

  /**
   * The formulations for each family of movements of pairs and lone players: none where the family
   * has a rule. Of the designer's own rules the model of meetings states some; with others, or in
   * another family, there is none. Arrow switches are added to movements found without them.
   *
   * @param wish the wish
   */
  private record PairsFormulations(PairsWish wish) implements PairsForm.Visitor<List<Formulation>> {

    static List<Formulation> of(PairsWish wish) {
      boolean free = wish.form() instanceof PairsForm.Free;
      return wish.rules().stream().allMatch(rule -> free && MeetingFormulation.states(rule))
          ? wish.form().accept(new PairsFormulations(wish.with(Switching.NONE)))
          : List.of();
    }

    @Override
    public List<Formulation> mitchell(PairsForm.Mitchell mitchell) {
      return List.of();
    }

    @Override
    public List<Formulation> howell(PairsForm.Howell howell) {
      return List.of();
    }

    @Override
    public List<Formulation> web(PairsForm.Web web) {
      return web.byRule() || !WebSearch.fits(web) ? List.of() : WebFormulations.of(wish, web);
    }

    @Override
    public List<Formulation> oneTable(PairsForm.OneTable one) {
      return List.of();
    }

    @Override
    public List<Formulation> byName(PairsForm.ByName form) {
      return List.of();
    }

    @Override
    public List<Formulation> sections(PairsForm.Sections sections) {
      return List.of();
    }

    @Override
    public List<Formulation> teams(PairsForm.Teams teams) {
      return List.of();
    }

    @Override
    public List<Formulation> freeTeams(PairsForm.FreeTeams teams) {
      return TeamsFormulation.orders(wish).stream()
          .sorted()
          .map(order -> teams(teams, order))
          .toList();
    }

    private Formulation teams(PairsForm.FreeTeams teams, int order) {
      return new Formulation(
          MethodKind.HOWELLS,
          Question.WISH,
          TeamsFormulation.name(order),
          true,
          () -> Optional.of(TeamsFormulation.of(wish, teams, order)));
    }

    @Override
    public List<Formulation> free(PairsForm.Free free) {
      boolean ruled = !wish.rules().isEmpty();
      Stream<MeetingTurn> turns = ruled ? Stream.of() : MeetingTurn.of(wish).stream();
      return Stream.concat(
              turns.map(turn -> formulation(turn, () -> MeetingFormulation.of(wish, turn))),
              Stream.of(formulation(MeetingTurn.NONE, () -> MeetingFormulation.of(wish))))
          .toList();
    }

    private static Formulation formulation(MeetingTurn turn, Supplier<ConstraintModel> model) {
      return new Formulation(
          MethodKind.HOWELLS, Question.WISH, turn.toString(), true, () -> Optional.of(model.get()));
    }
  }
}
