package org.boardwalk.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Legend;
import org.boardwalk.movement.Rotation;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.WalkWish;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.WishSizes;
import org.boardwalk.wish.Wishes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A wish leads to the formulations that its methods search, and they say all that they state. */
@Tag("thorough")
class FormulationsTest {

  static List<Wish> shipped() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("models"))) {
      return files
          .filter(f -> f.toString().endsWith(".yaml"))
          .sorted()
          .map(ModelFile::read)
          .collect(Collectors.toList());
    }
  }

  static List<IndividualWish> players() throws IOException {
    List<IndividualWish> all = new ArrayList<>();
    for (Wish wish : shipped()) {
      if (wish instanceof IndividualWish individual) {
        all.add(individual);
      }
    }
    all.add(Wishes.complete(13).with(Symmetry.cyclic(13)));
    all.add(Wishes.complete(12).with(Symmetry.NONE));
    all.add(Wishes.rotating(16, 4, 5, Rotation.ROTATE));
    all.add(Wishes.rotating(16, 4, 4, Rotation.ROTATE));
    all.add(Wishes.rotating(9, 2, 9, Rotation.SWAP));
    for (WalkWish walk : WalkWish.values()) {
      all.add(Wishes.circulating(8, 2, 7, 7, 1).with(walk));
    }
    return all;
  }

  /** With 2 copies there is no boarding, with 3 there is. */
  @Test
  void modelsWithFewerCopiesOrOneOfSeveralWalksProveNothingAboutAWeb() {
    assertThat(complete(EwWalk.UP_ONE)).containsExactly("boarding with 5 copies");
    assertThat(complete(EwWalk.SKIPS)).isEmpty();
  }

  private static List<String> complete(EwWalk walk) {
    PairsWish web =
        WishSizes.of(10, 3)
            .ofCopies(5)
            .pairs(new PairsForm.Web(Boarding.FREE, walk, Party.NONE))
            .with(Wishes.complete(8).search());
    return Formulations.of(web).stream()
        .filter(f -> f.built().orElseThrow().complete())
        .map(Formulation::name)
        .filter(name -> name.startsWith("boarding"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("players")
  void areOfTheKindsOfModelsThatTakePart(IndividualWish wish) {
    Set<MethodKind> kinds =
        Formulations.of(wish).stream().map(Formulation::kind).collect(Collectors.toSet());
    List<MethodKind> searching = new ArrayList<>(Designer.kinds(wish));
    searching.removeIf(k -> !k.byModel());
    assertThat(kinds).containsExactlyInAnyOrderElementsOf(searching);
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void haveNamesOfTheirOwnAndLegendsForAll(Wish wish) {
    List<Formulation> all = Formulations.of(wish);
    assertThat(all).extracting(Formulation::name).doesNotHaveDuplicates();
    for (Formulation formulation : all) {
      boolean large = formulation.kind() == MethodKind.SEATS && wish.contestants() > 15;
      Optional<ConstraintModel> model = large ? Optional.empty() : formulation.built();
      if (model.isPresent()) {
        Legend legend = model.get().legend();
        assertThat(legend.idea()).isNotBlank();
        assertThat(legend.labels()).hasSize(model.get().proto().getVariablesCount());
        assertThat(new HashSet<>(legend.labels())).hasSameSizeAs(legend.labels());
        assertThat(legend.stretches().get(legend.stretches().size() - 1).end())
            .isEqualTo(model.get().constraints());
      }
    }
  }

  @Test
  void aRuleNeedsNone() throws IOException {
    assertThat(shipped())
        .filteredOn(Wish::byRule)
        .isNotEmpty()
        .allSatisfy(wish -> assertThat(Formulations.of(wish)).isEmpty());
    assertThat(shipped())
        .filteredOn(w -> !w.byRule())
        .isNotEmpty()
        .allSatisfy(wish -> assertThat(Formulations.of(wish)).isNotEmpty());
  }
}
