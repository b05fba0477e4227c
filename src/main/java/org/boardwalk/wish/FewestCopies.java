package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Play;

/**
 * The preference for as few copies of the boards as possible. A second copy is accepted where one
 * copy would cost the rule by which contestants move, see {@link CopiesByRule}.
 */
public final class FewestCopies {

  /**
   * Number of copies to try beyond the least possible number; published movements need at most two
   * more.
   */
  public static final int MORE = 2;

  private FewestCopies() {}

  /**
   * @param wishes wishes for the same sizes, the best form first
   * @return all wishes with the fewest copies that counting allows, then all with one more, ...;
   *     where movement by a rule needs two copies, the wishes with two come first
   */
  public static Preference of(List<PairsWish> wishes) {
    List<PairsWish> all = new ArrayList<>();
    for (PairsWish wish : wishes) {
      Boards boards = wish.boards();
      // A free movement leaves no boards at a half table.
      boolean free = wish.form() instanceof PairsForm.Free;
      int tables = free ? wish.contestants() / 2 : wish.tables();
      int least = Boards.leastCopies(boards.play(), Math.max(1, tables), boards.sets());
      int most = boards.play() == Play.SHARED ? least : least + MORE;
      for (int copies = least; copies <= most; copies++) {
        all.add(wish.with(boards.ofCopies(copies)));
      }
    }
    // Sorting is stable: forms with equally many copies stay in their order.
    all.sort(
        Comparator.<PairsWish, Boolean>comparing(w -> CopiesByRule.two(w) && !twice(w))
            .thenComparingInt(w -> w.boards().copies()));
    return new Preference(List.copyOf(all));
  }

  private static boolean twice(PairsWish wish) {
    return wish.boards().copies() == 2;
  }
}
