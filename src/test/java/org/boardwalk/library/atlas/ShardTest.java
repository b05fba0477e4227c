package org.boardwalk.library.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ShardTest {

  private static final List<Cell> CELLS =
      Variety.all().stream().flatMap(v -> Cell.usual(v).stream()).toList();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 30})
  void everyCellIsInOnePart(int parts) {
    List<Cell> all = new ArrayList<>();
    for (int number = 1; number <= parts; number++) {
      all.addAll(new Shard(number, parts).of(CELLS));
    }
    assertThat(all).hasSameSizeAs(CELLS);
    assertThat(Set.copyOf(all)).isEqualTo(Set.copyOf(CELLS));
  }

  @Test
  void sessionsOfOneSizeStayTogether() {
    Shard shard = new Shard(2, 5);
    List<Cell> part = shard.of(CELLS);
    assertThat(part).isNotEmpty().isSubsetOf(CELLS);
    assertThat(CELLS)
        .filteredOn(
            c ->
                part.stream()
                    .anyMatch(p -> p.size() == c.size() && p.variety().equals(c.variety())))
        .containsExactlyElementsOf(part);
  }

  @Test
  void aPartThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> new Shard(0, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Shard(5, 4)).isInstanceOf(IllegalArgumentException.class);
  }
}
