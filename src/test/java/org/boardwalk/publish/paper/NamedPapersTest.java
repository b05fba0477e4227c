package org.boardwalk.publish.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.boardwalk.movement.Movement;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Names stand beside numbers, which is what results are entered by. */
@Tag("thorough")
final class NamedPapersTest {

  private static List<String> names(int contestants, String form) {
    return IntStream.rangeClosed(1, contestants).mapToObj(form::formatted).toList();
  }

  private static PdfText print(Movement movement, List<String> names, Paper paper) {
    return PdfText.of(new Papers(Judged.of(movement), Sessions.named(names)).pdf(Set.of(paper)));
  }

  @Test
  void directorsSheetItinerariesAndSeatsHaveNumberAndName() {
    List<String> names = names(13, "Anna%d");
    for (Paper paper : List.of(Paper.DIRECTOR, Paper.ITINERARIES, Paper.SEATING)) {
      String text = print(Sessions.thirteen(), names, paper).whole();
      // A name may stand on the line below its number.
      assertThat(text.replaceAll("\\s+", " ")).as("%s", paper).contains("5 Anna5", "12 Anna12");
    }
  }

  @Test
  void aSlipIsNotDealtOutToTwo() {
    PdfText slips =
        print(Sessions.nineteenTables(), names(38, "Firstname%d Surname-Longer"), Paper.SLIPS);
    assertThat(slips.whole()).doesNotContain("part 1 of 2").contains("Board 26");
  }

  @Test
  void aHeadingHasTheWholeName() {
    String name = "Maximilian-Alexander Wolfeschlegel";
    assertThat(NarrowNames.heading(name, "Maxi… Wolf…")).isEqualTo(name);
    assertThat(NarrowNames.heading(name + " of " + name, "Maxi…")).isEqualTo("Maxi…");
  }
}
