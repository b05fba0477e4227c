package org.boardwalk.library.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import org.boardwalk.design.named.FormSize;
import org.boardwalk.design.named.NamedForm;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.library.files.Solution;
import org.boardwalk.library.files.SolutionFile;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Examples;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.quality.Comparison.Contrast;
import org.boardwalk.quality.Comparison.Tendency;
import org.boardwalk.quality.Measure;
import org.boardwalk.search.SearchListener;
import org.boardwalk.search.construct.pairs.PairsConstruction;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.UsualPairs;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Answer;
import org.boardwalk.wish.answer.Judged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CounterpartsTest {

  @TempDir Path temp = Path.of("");

  private void keep(String name, Movement movement) {
    SolutionFile.write(temp.resolve(name), Solution.of(Judged.of(movement)));
  }

  private Counterparts counterparts() {
    return new Counterparts(Libraries.in(temp), 1);
  }

  private static Judged fifteen(int switched) {
    return Judged.of(Examples.mitchell(15, switched, 1));
  }

  @Test
  void theOneThatIsWorseInFewestMeasuresIsHeldAgainstTheReference() {
    keep("one.yaml", Examples.mitchell(15, 1, 1));
    keep("plain.yaml", Examples.mitchell(15, 0, 1));
    var ours = counterparts().of(fifteen(0)).orElseThrow();
    // The other movement is better balanced, but no pair stays at its seat.
    assertThat(ours.peer().source()).endsWith("plain.yaml");
    assertThat(ours.comparison().worse()).isEmpty();
  }

  @Test
  void oursMayBeWorse() {
    keep("one.yaml", Examples.mitchell(15, 1, 1));
    var ours = counterparts().of(fifteen(2)).orElseThrow();
    assertThat(ours.comparison().worse()).extracting(Contrast::measure).contains(Measure.CALIBRE);
    assertThat(ours.served().tendency()).isEqualTo(Tendency.WORSE);
  }

  @Test
  void onlyTheSameSizeCounts() {
    keep("fifteen.yaml", Examples.mitchell(15, 0, 1));
    assertThat(counterparts().of(fifteen(0))).isPresent();
    Movement two = Examples.mitchell(15, 0, 2);
    // A rule makes it, with two winners.
    assertThat(counterparts().of(Judged.of(two)).orElseThrow().peer().judged().movement().winners())
        .isEqualTo(2);
    assertThat(counterparts().of(Judged.of(Examples.mitchell(17, 0, 1)))).isEmpty();
    assertThat(counterparts().of(Judged.of(Examples.eightPlayers()))).isEmpty();
  }

  @Test
  void aRoverIsHeldAgainstOurs() {
    Movement theirs =
        NamedForms.of("rover").orElseThrow().build(new FormSize(9, 8, 9)).orElseThrow();
    var ours = counterparts().of(Judged.of(theirs)).orElseThrow();
    assertThat(ours.peer().judged().movement().tables()).isEqualTo(9);
    assertThat(ours.comparison().tendency()).isEqualTo(Tendency.EQUAL);
  }

  /** Sizes of the manual of the English Bridge Union; without arrow switches. */
  @ParameterizedTest
  @CsvSource({"appendix, 16", "appendix, 17", "appendix, 19", "appendix, 20", "combined, 17"})
  void namedFormsOfOneWinnerAreCounterparts(String word, int tables) {
    NamedForm form = NamedForms.of(word).orElseThrow();
    int rounds = word.equals("appendix") ? 12 : 9;
    FormSize size = form.usual(tables, OptionalInt.of(rounds));
    int sets = word.equals("appendix") ? 13 : size.sets();
    Movement plain = form.build(new FormSize(tables, rounds, sets)).orElseThrow().ranked(1);
    var ours = counterparts().of(Judged.of(plain)).orElseThrow();
    assertThat(ours.served().worse()).isEmpty();
    assertThat(ours.peer().judged().movement().winners()).isEqualTo(1);
  }

  /** A Web in halves with a rover that sits NS, as in the manual, which has three copies here. */
  @ParameterizedTest
  @ValueSource(ints = {15, 17, 19, 25})
  void websWithARoverAreCounterparts(int tables) {
    int half = (tables - 1) / 2;
    PairsForm halves =
        new PairsForm.Web(
            new Boarding.Given(Segments.of(half + "-up-" + half + "-down")),
            PairsForm.EwWalk.RULE,
            PairsForm.Party.NS_ROVER);
    PairsWish wish =
        UsualPairs.of(Kind.PAIRS, halves, tables, 12).with(new Boards(12, 2, Play.CIRCULATING, 3));
    Movement theirs = PairsConstruction.design(wish).built().orElseThrow();
    var ours = counterparts().of(Judged.of(theirs)).orElseThrow();
    assertThat(ours.served().tendency()).isEqualTo(Tendency.BETTER);
  }

  @Test
  void moreCopiesAreNotLikeForLike() {
    keep("eight.yaml", Examples.eightPlayers());
    assertThat(counterparts().of(Judged.of(Examples.eightPlayers()))).isPresent();
    Movement one = Examples.mitchell(15, 0, 1);
    List<Round> rounds =
        one.rounds().stream()
            .map(
                r ->
                    new Round(
                        r.encounters().stream()
                            .map(e -> new Encounter(e.table(), e.seating(), 1))
                            .toList()))
            .toList();
    keep("copies.yaml", Examples.withRounds(one, rounds));
    assertThat(counterparts().of(Judged.of(one))).isEmpty();
  }

  @Test
  void aSwitchedMitchellCutShortMeetsItsLike() {
    Movement eleven = Examples.mitchell(11, 2, 1);
    Movement theirs = Examples.withRounds(eleven, eleven.rounds().subList(0, 10));
    assertThat(Judged.of(theirs).card().calibre().worst()).isGreaterThan(73);
    var ours = counterparts().of(Judged.of(theirs)).orElseThrow();
    assertThat(ours.peer().judged().card().calibre().worst()).isGreaterThan(51.29);
    assertThat(ours.served().worse()).isEmpty();
  }

  @Test
  void whatIsNotKnownIsSearchedForOnceAndKept() {
    Movement five = Examples.fivePlayers();
    Counterparts counterparts = counterparts();
    assertThat(counterparts.of(Judged.of(five))).isEmpty();
    var found =
        counterparts.designed(
            Judged.of(five),
            Limit.effort(Duration.ofSeconds(20)),
            SearchListener.SILENT,
            new AtomicBoolean());
    assertThat(found.orElseThrow().served().tendency()).isEqualTo(Tendency.BETTER);
    assertThat(counterparts().of(Judged.of(five)).orElseThrow().peer().source())
        .isEqualTo(found.orElseThrow().peer().source());
  }

  @Test
  void damagedFilesAreLeftOutAndNamed() throws IOException {
    keep("fifteen.yaml", Examples.mitchell(15, 0, 1));
    Files.writeString(temp.resolve("broken.yaml"), "format: boardwalk/solution/1\n");
    Counterparts counterparts = counterparts();
    assertThat(counterparts.of(fifteen(0))).isPresent();
    assertThat(counterparts.damaged()).hasSize(1);
  }

  @Test
  void filesOfOtherSizesAreNotReadByTheirNames() throws IOException {
    Files.writeString(temp.resolve("pairs-9t-9r-mitchell-00000000.yaml"), "damaged");
    Counterparts counterparts = counterparts();
    counterparts.of(fifteen(0));
    assertThat(counterparts.damaged()).isEmpty();
    Files.writeString(temp.resolve("pairs-15t-15r-mitchell-00000000.yaml"), "damaged");
    Counterparts others = counterparts();
    others.of(fifteen(0));
    assertThat(others.damaged()).hasSize(1);
  }

  @Test
  void aLibraryThatIsNotThereYetHasNothing() {
    Counterparts none = new Counterparts(Libraries.in(temp.resolve("none")), 1);
    assertThat(none.of(Judged.of(Examples.eightPlayers()))).isEmpty();
  }

  @Test
  void whatTheProgramBringsIsNamedAsTheProgramsAndWhatARuleMakesByTheRule() {
    Repeated nothing = new Repeated(temp.resolve("repeated.txt"));
    Library library = Library.layered(temp.resolve("none"), nothing);
    Wish howell = UsualPairs.of(Kind.PAIRS, new PairsForm.Howell(), 4, 7, Optional.empty());
    Answer brought = library.find(howell, Libraries.NO_FAULTS).orElseThrow();
    assertThat(source(library, brought.outcome().found().orElseThrow().judged()))
        .startsWith(Path.of("boardwalk.jar", "solutions").toString())
        .endsWith(library.file(howell).getFileName().toString());
    assertThat(source(library, Judged.of(Examples.mitchell(5, 0, 2)))).doesNotContain(".yaml");
  }

  private static String source(Library library, Judged reference) {
    return new Counterparts(library, 1).of(reference).orElseThrow().peer().source();
  }
}
