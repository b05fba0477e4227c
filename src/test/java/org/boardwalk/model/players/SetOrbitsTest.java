package org.boardwalk.model.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.boardwalk.movement.group.AbelianGroup;
import org.boardwalk.movement.group.FiniteField;
import org.junit.jupiter.api.Test;

class SetOrbitsTest {

  private static void keysAreOrbits(Development development, int sets) {
    SetOrbits orbits = SetOrbits.circulating(development);
    Set<Integer> keys = new HashSet<>();
    for (int p = 0; p < development.players(); p++) {
      for (int s = 0; s < sets; s++) {
        int key = orbits.key(p, s);
        keys.add(key);
        for (int g = 0; g < development.order(); g++) {
          int image = orbits.key(development.translation(g)[p], orbits.moved(s, g));
          assertThat(image).isEqualTo(key);
        }
      }
    }
    assertThat(keys).hasSize(sets / development.order() * development.players());
  }

  @Test
  void aPlayAndItsImagesHaveOneKey() {
    keysAreOrbits(Development.of(AbelianGroup.cyclic(5), 11), 10);
    keysAreOrbits(Development.of(AbelianGroup.ofOrder(9).get(0), 9), 9);
    keysAreOrbits(Development.of(FiniteField.ofOrder(13).orElseThrow(), 3), 13);
  }

  @Test
  void multipliersMoveKeysAsAWhole() {
    Development development = Development.of(FiniteField.ofOrder(13).orElseThrow(), 3);
    SetOrbits orbits = SetOrbits.circulating(development);
    int[] multiplier = development.multipliers().get(1);
    Map<Integer, Integer> image = new HashMap<>();
    for (int p = 0; p < 13; p++) {
      for (int s = 0; s < 13; s++) {
        int moved = orbits.key(multiplier[p], orbits.multiplied(s, 1));
        assertThat(image.merge(orbits.key(p, s), moved, (a, b) -> a)).isEqualTo(moved);
      }
    }
    assertThat(image.values()).doesNotHaveDuplicates();
  }

  @Test
  void inSharedPlayAKeyIsAPlayer() {
    SetOrbits orbits = SetOrbits.shared(Development.of(AbelianGroup.cyclic(5), 11));
    for (int p = 0; p < 11; p++) {
      assertThat(orbits.key(p, 0)).isEqualTo(p);
    }
  }
}
