package org.boardwalk.search.circulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.boardwalk.library.answers.Library;
import org.boardwalk.library.answers.Repeated;
import org.boardwalk.movement.Rotation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.SearchScope;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Wishes;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The page of open cases says in how many rounds no two players meet twice. */
@Tag("thorough")
class NobodyMeetsTwiceTest {

  private static final Path PAGE = Path.of("src/docs/explanation/open-cases.md");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (\\d+) \\| (\\d+) \\| (\\d+) \\| ([^|]+) \\|$");
  private static final Duration SLICE = Duration.ofSeconds(20);

  @TempDir Path temp = Path.of("");

  private static IndividualWish rotating(int players, int rounds) {
    return Wishes.rotating(players, players / 4, rounds, Rotation.ROTATE);
  }

  /** The rows of the page: players, rounds at most, rounds known, and how. */
  static Stream<Arguments> rows() throws IOException {
    return ROW.matcher(Files.readString(PAGE))
        .results()
        .map(
            row ->
                Arguments.of(
                    Integer.parseInt(row.group(1)),
                    Integer.parseInt(row.group(2)),
                    Integer.parseInt(row.group(3)),
                    row.group(4)));
  }

  /** What covers find first in which no two meet twice; then the search ends. */
  private static Optional<Scorecard> covered(int players, int rounds) {
    IndividualWish wish = rotating(players, rounds);
    AtomicBoolean enough = new AtomicBoolean();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void improved(Judged best, Finder finder) {
            enough.set(best.card().of(Criterion.PARTNER).ideal());
          }
        };
    SearchScope<IndividualWish> scope = new SearchScope<>(wish, listener, enough);
    MeetingCovers.forWish(wish).forEach(method -> method.run(scope, SLICE, 1));
    return scope.bestCard();
  }

  private Optional<Scorecard> stored(int players, int rounds) {
    return Library.alone(Path.of("solutions"), new Repeated(temp.resolve("repeated.txt")))
        .find(rotating(players, rounds), fault -> {})
        .flatMap(answer -> answer.outcome().found())
        .map(found -> found.judged().card());
  }

  /** A player has three others at the table, and meets a third of all others at most. */
  private static int counted(int players) {
    return players * ((players - 1) / 3) / (players / 4 * 4);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void roundsOfThePageAreMadeAnewOrStored(int players, int most, int known, String how) {
    assertThat(known).isLessThanOrEqualTo(most);
    assertThat(most).isLessThanOrEqualTo(counted(players));
    Scorecard card =
        (how.equals("the library") ? stored(players, known) : covered(players, known))
            .orElseThrow();
    assertThat(card.valid()).isTrue();
    assertThat(card.of(Criterion.PARTNER).ideal()).isTrue();
  }

  /**
   * Social golfers, groups of four: as many weeks as there can be. M. Sellmann's table (Brown
   * University) has 5, 5 and 7 weeks for 16, 20 and 24 golfers as best possible, and left 28 and 32
   * open; A. Aguado solved 8 groups in 10 weeks in 2004 (M. Triska, metalevel.at/sgp). All of these
   * are in G. Ge, C. W. H. Lam, A. C. H. Ling and H. Shen, Resolvable maximum packings with
   * quadruples, Designs, Codes and Cryptography 35 (2005).
   */
  @ParameterizedTest
  @CsvSource({"16, 5", "20, 5", "24, 7", "28, 9", "32, 10", "36, 11", "40, 13"})
  void golfersInGroupsOfFourPlayAsManyWeeksAsIsPublished(int golfers, int weeks) {
    assertThat(covered(golfers, weeks))
        .hasValueSatisfying(card -> assertThat(card.of(Criterion.PARTNER).ideal()).isTrue());
  }
}
