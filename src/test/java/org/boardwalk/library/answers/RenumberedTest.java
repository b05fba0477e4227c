package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.movement.Movement;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Couple;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.UsualWish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Outcome;
import org.boardwalk.wish.answer.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who partners once, or never, in movements that are known. */
class RenumberedTest {

  private static final AnswerRepository KEEPER =
      new AnswerRepository(Optional.of(Libraries.shipped()), Libraries.NO_FAULTS);

  @TempDir Path home = Path.of("");

  private static IndividualWish couples(
      IndividualWish wish, List<Couple> partners, List<Couple> apart) {
    return wish.with(Fixed.NOTHING.couples(partners, apart));
  }

  private static IndividualWish sixteenInFive() {
    return WishSizes.of(16, 5).individual();
  }

  private static Outcome.Found found(Answer answer) {
    return answer.outcome().found().orElseThrow();
  }

  private static Movement movement(IndividualWish wish) {
    return found(KEEPER.known(wish).orElseThrow()).movement();
  }

  @Test
  void whatKeepsTheCouplesAsItStandsIsProposedAsItStands() {
    IndividualWish plain = UsualWish.complete(13);
    Answer known = KEEPER.known(couples(plain, List.of(new Couple(1, 2)), List.of())).orElseThrow();
    assertThat(found(known).status()).isEqualTo(Status.IDEAL);
    assertThat(found(known).movement().rounds()).isEqualTo(movement(plain).rounds());
  }

  @Test
  void numbersAreGivenOutAnewWhereThatIsNeeded() {
    Movement plain = movement(sixteenInFive());
    List<Couple> partners = List.of(new Couple(1, 2), new Couple(2, 3), new Couple(4, 5));
    List<Couple> apart = List.of(new Couple(1, 3), new Couple(1, 4));
    IndividualWish wish = couples(sixteenInFive(), partners, apart);
    Outcome.Found seated = found(KEEPER.known(wish).orElseThrow());
    assertThat(wish.accepts(seated.movement(), seated.card())).isTrue();
    assertThat(seated.movement().rounds()).isNotEqualTo(plain.rounds());
    assertThat(seated.card().total(wish.weights()))
        .isEqualTo(found(KEEPER.known(sixteenInFive()).orElseThrow()).card().total(wish.weights()));
  }

  @Test
  void nobodyStaysApartWhereEverybodyPartnersEverybody() {
    assertThat(KEEPER.known(couples(UsualWish.complete(13), List.of(), List.of(new Couple(1, 2)))))
        .isEmpty();
  }

  @Test
  void aSearchForCouplesBeginsWithWhatIsKnown() {
    IndividualWish wish = couples(UsualWish.complete(13), List.of(new Couple(1, 2)), List.of());
    AnswerRepository own =
        new AnswerRepository(
            Optional.of(Libraries.in(home.resolve("solutions"))), Libraries.NO_FAULTS);
    own.keep(KEEPER.known(UsualWish.complete(13)).orElseThrow());
    AnswerRepository.Delivery delivery =
        own.answer(Preference.of(wish), SearchListener.SILENT, new AtomicBoolean());
    assertThat(found(delivery.answer()).status()).isEqualTo(Status.IDEAL);
  }
}
