package org.boardwalk.wish;

import org.boardwalk.text.Text;

/** The default name of a wish for pairs. */
final class UsualTitle {

  private static final String FIELDS = "Pairs with two winners";

  private UsualTitle() {}

  /**
   * A name such as "Mitchell, 9 tables, 8 rounds". Forms by name may have a rover, which needs no
   * half table.
   */
  static String of(PairsForm form, int tables, int rounds, boolean half) {
    return Text.of(
        "%s, %s, %s",
        name(form, tables > rounds),
        form instanceof PairsForm.ByName && half
            ? 2 * tables - 1 + " pairs"
            : Text.count(tables, "table"),
        Text.count(rounds, "round"));
  }

  /**
   * The name of the form. "Web" stands only for certain Webs: where EW may skip, any movement of
   * two fields may be the answer.
   */
  private static String name(PairsForm form, boolean moreTables) {
    return form.accept(
        new PairsForm.Visitor<>() {
          @Override
          public String mitchell(PairsForm.Mitchell mitchell) {
            return "Mitchell";
          }

          @Override
          public String howell(PairsForm.Howell howell) {
            return "Howell";
          }

          @Override
          public String web(PairsForm.Web web) {
            boolean certain = web.walk() == PairsForm.EwWalk.UP_ONE && moreTables;
            return web.boarding() instanceof Boarding.Free && !certain ? FIELDS : "Web";
          }

          @Override
          public String oneTable(PairsForm.OneTable one) {
            return "Single table";
          }

          @Override
          public String byName(PairsForm.ByName form) {
            return FIELDS;
          }

          @Override
          public String free(PairsForm.Free free) {
            return "Pairs";
          }
        });
  }
}
