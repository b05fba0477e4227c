package org.boardwalk.search.construct.pairs;

import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.OtherResults;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;

/**
 * Builds the movement of pairs, or of lone players, that a wish names. NS are numbered from 1 and
 * EW after them where directions are kept; where one contestant is missing, its opponents sit out.
 * Arrow switches are not made here. Some seconds at most.
 */
public final class PairsConstruction {

  private PairsConstruction() {}

  /**
   * @param wish the sizes and the form
   * @return the movement, or why there is none or none known
   */
  public static Design design(PairsWish wish) {
    if (wish.boards().play() == Play.SHARED && wish.boards().sets() < wish.rounds()) {
      return new Design.Refuted(
          Text.of(
              "in shared play %d rounds need as many sets, there are %d",
              wish.rounds(), wish.boards().sets()));
    }
    Design design = ofForm(wish);
    return design instanceof Design.Built built
            && OtherResults.of(built.movement()).all().least() + 1 < wish.fewestPlays()
        ? new Design.Unknown(
            Text.of(
                "a %s of so many sets has boards that fewer than %d tables play",
                wish.form().word(), wish.fewestPlays()))
        : design;
  }

  private static Design ofForm(PairsWish wish) {
    if (wish.boards().parts() > 1) {
      return PartsConstruction.design(wish);
    }
    if (wish.form() instanceof PairsForm.Mitchell mitchell) {
      return MitchellConstruction.design(wish, mitchell.closing());
    }
    if (wish.form() instanceof PairsForm.Howell) {
      return HowellConstruction.design(wish);
    }
    if (wish.form() instanceof PairsForm.Web web) {
      return WebConstruction.design(wish, web);
    }
    if (wish.form() instanceof PairsForm.OneTable) {
      return SingleTableConstruction.design(wish);
    }
    return new Design.Unknown("no rule makes a movement of any form: it needs a search");
  }
}
