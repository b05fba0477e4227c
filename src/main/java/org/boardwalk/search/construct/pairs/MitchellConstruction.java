package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsWish;

/**
 * Builds Mitchells: NS stay, EW move up one table, the sets down one (J. T. Mitchell, Duplicate
 * Whist, 1891). With t tables, s sets and r ≤ t rounds:
 *
 * <ul>
 *   <li>t odd: no measure is needed where s = t; further sets, an even number of them for t rounds,
 *       wait at bye stands between the last table and table 1.
 *   <li>t even, r ≤ t/2: as for t odd.
 *   <li>t even, skip: after t/2 rounds EW move up two; s = t, r < t.
 *   <li>t even, relay: a bye stand between tables t/2 and t/2 + 1, the other ones at the end. With
 *       s = t there is one too few at the end: table 1 and the last share a set in every round. The
 *       judge counts a set at two tables, so two copies must be allowed, even where the tables pass
 *       one to and fro.
 *   <li>s < t: only where the copies allow it, else a Web is needed.
 *   <li>in shared play: any t.
 * </ul>
 *
 * Exact for s = t, as each rule fixes everything. With bye stands, only these places are tried.
 */
final class MitchellConstruction {

  private final PairsWish wish;
  private final int tables;

  private MitchellConstruction(PairsWish wish) {
    this.wish = wish;
    tables = wish.tables();
  }

  static Design design(PairsWish wish, PairsForm.Closing closing) {
    return new MitchellConstruction(wish).design(closing);
  }

  private Design design(PairsForm.Closing closing) {
    List<Variant> variants = variants(closing);
    return variants.stream()
        .flatMap(v -> staging(v).built(explanation(v)).stream())
        .findFirst()
        .orElseGet(() -> refusal(variants));
  }

  private List<Variant> variants(PairsForm.Closing closing) {
    Variant plain = new Variant("plain", 0, 0);
    if (tables % 2 == 1 || wish.boards().play() == Play.SHARED) {
      return List.of(plain);
    }
    Variant skip = new Variant("skip", 0, tables / 2);
    Variant relay = new Variant("relay", 1, 0);
    return switch (closing) {
      case AUTO -> List.of(plain, relay, skip);
      case SKIP -> List.of(skip);
      case RELAY -> List.of(relay);
    };
  }

  /**
   * @param name the name that directors use
   * @param middle bye stands between tables t/2 and t/2 + 1
   * @param skipAfter the number of rounds after which EW move up two; 0 for never
   */
  private record Variant(String name, int middle, int skipAfter) {}

  private Staging staging(Variant variant) {
    return Staging.byDirection(wish, (t, r) -> meeting(variant, t, r));
  }

  private Meeting meeting(Variant variant, int table, int round) {
    int skipped = variant.skipAfter() > 0 && round >= variant.skipAfter() ? 1 : 0;
    int home = Math.floorMod(table - round - skipped, tables);
    int place = table + (table >= tables / 2 ? variant.middle() : 0);
    int set = wish.boards().play() == Play.SHARED ? round : (place + round) % wish.boards().sets();
    return new Meeting(table, tables + home, set);
  }

  private String explanation(Variant variant) {
    List<String> parts = new ArrayList<>();
    boolean shared = wish.boards().play() == Play.SHARED;
    parts.add("Mitchell: NS stay, EW up 1" + (shared ? "" : ", sets down 1"));
    if (variant.skipAfter() > 0 && variant.skipAfter() < wish.rounds()) {
      parts.add("up 2 after round " + variant.skipAfter());
    }
    int last = wish.boards().sets() - tables - variant.middle();
    if (variant.middle() > 0) {
      parts.add(Text.of("a bye stand between tables %d and %d", tables / 2, tables / 2 + 1));
    }
    if (last < 0 && variant.middle() > 0) {
      parts.add(Text.of("tables 1 and %d share boards in every round", tables));
    }
    if (last > 0 && !shared) {
      parts.add(Text.of("bye stands between tables %d and 1: %d", tables, last));
    }
    return String.join(", ", parts);
  }

  private Design refusal(List<Variant> variants) {
    List<String> clashes = new ArrayList<>();
    for (Variant v : variants) {
      staging(v).clash().ifPresent(clash -> clashes.add(v.name() + ": " + clash));
    }
    String text =
        Text.of(
            "in a Mitchell of %s, %s and %s, %s%s",
            Text.count(tables, "table"),
            Text.count(wish.rounds(), "round"),
            Text.count(wish.boards().sets(), "set"),
            String.join("; ", clashes),
            advice().map(a -> "; " + a).orElse(""));
    boolean standsElsewhere = wish.boards().sets() > tables && wish.rounds() <= tables;
    return standsElsewhere ? new Design.Unknown(text) : new Design.Refuted(text);
  }

  private Optional<String> advice() {
    int sets = wish.boards().sets();
    if (wish.rounds() > tables) {
      return Optional.of(
          Text.of("%s serve for at most %d rounds", Text.count(tables, "table"), tables));
    }
    if (sets < tables) {
      return Optional.of("a Web serves for fewer sets than tables, with copies");
    }
    if (sets > tables) {
      return Optional.of(Text.of("%d or %d sets may do", sets - 1, sets + 1));
    }
    return Optional.of(
        Text.of(
                "a relay serves for %d rounds with 2 copies, or one that tables 1 and %d pass to and fro; a",
                tables, tables)
            + Text.of(" skip for %d rounds", tables - 1));
  }
}
