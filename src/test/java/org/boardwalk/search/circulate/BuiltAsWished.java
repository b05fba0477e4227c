package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Judged;

/** What a construction has built, once the judge has seen that it answers the wish. */
final class BuiltAsWished {

  private BuiltAsWished() {}

  static Judged of(Design design, IndividualWish wish) {
    assertThat(design).isInstanceOf(Design.Built.class);
    Judged judged = Judged.of(((Design.Built) design).movement(), wish);
    assertThat(judged.answers()).isTrue();
    return judged;
  }
}
