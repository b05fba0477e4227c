package org.boardwalk.search.construct.pairs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.PairsForm;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Segments;
import org.boardwalk.wish.Segments.Segment;
import org.boardwalk.wish.Segments.Slope;
import org.boardwalk.wish.UsualPairs;

/**
 * Builds Webs: NS stay, EW move up one table, and sets come in copies, so that all tables play the
 * same boards (published by the Dutch and American federations for directors). The rules, with t
 * tables (the party table not counted) and s sets, for any number of rounds up to both:
 *
 * <ul>
 *   <li>t even: the lower half of the tables goes up, the upper half down; for s even, EW skip a
 *       table after s/2 rounds.
 *   <li>t odd, s odd, s ≤ t: a Mitchell of s tables, then (t - s)/2 tables up, and as many down.
 *   <li>with a party table: as for t odd where t - s is even, else halves.
 *   <li>t odd, s even: there is no rule; an odd number of sets can be curtailed.
 * </ul>
 *
 * For given segments: exhaustive over their starting sets, up to a number of steps.
 */
final class WebConstruction {

  private final PairsWish wish;
  private final PairsForm.Web web;
  private final int base;
  private final int sets;
  private final int copies;

  private WebConstruction(PairsWish wish, PairsForm.Web web) {
    this.wish = wish;
    this.web = web;
    base = wish.tables() - (web.party() == Party.NONE ? 0 : 1);
    sets = wish.boards().sets();
    copies = wish.boards().copies();
  }

  static Design design(PairsWish wish, PairsForm.Web web) {
    return new WebConstruction(wish, web).design();
  }

  private Design design() {
    if (web.walk() == EwWalk.SKIPS || web.walk() == EwWalk.FREE) {
      return new Design.Unknown("EW move by no rule: it needs a search");
    }
    if (base < 1) {
      return new Design.Refuted("a party table needs another table beside it");
    }
    if (web.boarding() instanceof Boarding.Published) {
      return byRule();
    }
    return web.boarding() instanceof Boarding.Given given
        ? given(given.segments())
        : new Design.Unknown("the boards follow no rule: it needs a search");
  }

  private Design byRule() {
    List<Layout> layouts = rules().map(s -> Layout.published(s, sets)).toList();
    if (layouts.isEmpty()) {
      return new Design.Unknown(
          Text.of(
              "no rule is known for an odd number of tables [%d] and %d sets; %s",
              base,
              sets,
              sets < base
                  ? Text.of(
                      "%d sets, of which %d rounds are played, have one", sets + 1, wish.rounds())
                  : "a Mitchell serves for as many sets as tables"));
    }
    return layouts.stream()
        .flatMap(layout -> built(layout).stream())
        .findFirst()
        .orElseGet(() -> refused(layouts.get(0)));
  }

  /** The published rules for the size, the usual one first. */
  private Stream<Segments> rules() {
    int rest = base - sets;
    boolean three = rest >= 0 && rest % 2 == 0;
    Stream<Segments> thirds =
        three && (base % 2 == 1 || rest > 0)
            ? Stream.of(segments(sets, rest / 2, rest / 2))
            : Stream.empty();
    Stream<Segments> halves =
        base % 2 == 0 ? Stream.of(segments(0, base / 2, base / 2)) : Stream.empty();
    if (base % 2 == 1) {
      return sets % 2 == 1 ? thirds : Stream.empty();
    }
    return web.party() == Party.NONE
        ? Stream.concat(halves, thirds)
        : Stream.concat(thirds, halves);
  }

  private static Segments segments(int mitchell, int up, int down) {
    List<Segment> cuts = new ArrayList<>();
    Stream.of(new Cut(mitchell, Slope.UP), new Cut(up, Slope.UP), new Cut(down, Slope.DOWN))
        .filter(c -> c.tables() > 0)
        .forEach(c -> cuts.add(new Segment(c.tables(), c.slope())));
    return new Segments(cuts);
  }

  /** A segment, possibly without tables. */
  private record Cut(int tables, Slope slope) {}

  private Design given(Segments segments) {
    OffsetSearch.Finding finding =
        OffsetSearch.find(segments, sets, wish.rounds(), walk(), Math.min(copies, base));
    return finding
        .layout()
        .map(l -> built(l).orElseGet(() -> refused(l)))
        .orElseGet(() -> unfounded(segments, finding.exhausted()));
  }

  private Design unfounded(Segments segments, boolean exhausted) {
    String text =
        Text.of(
                "whatever sets the segments %s start with, a contestant replays a set or %d copies do not suffice;",
                segments, copies)
            + " as published "
            + clash(Layout.published(segments, sets));
    return exhausted ? new Design.Refuted(text) : new Design.Unknown("as far as tried, " + text);
  }

  private EastWestWalk walk() {
    boolean skip = web.walk() == EwWalk.RULE && base % 2 == 0 && sets % 2 == 0;
    return new EastWestWalk(base, skip ? sets / 2 : 0);
  }

  private Optional<Design> built(Layout layout) {
    String boarded =
        Text.of(
            "Web %s, %s, %s",
            layout, "NS stay, " + walk().sentence(wish.rounds()), "sets down 1 inside a segment");
    if (web.party() == Party.NONE) {
      return Staging.byDirection(wish, plan(layout)).built(boarded);
    }
    // A missing pair leaves the party table empty.
    int most = wish.missing().isPresent() ? base : copies;
    return Rover.route(layout, walk(), wish.rounds(), most)
        .flatMap(
            rover ->
                Staging.byDirection(wish, party(layout, rover))
                    .built(boarded + "; " + rover(rover)));
  }

  private String rover(Rover rover) {
    return Text.of(
        "party table %d; the %s rover begins there, %s and plays their sets, those it bumps play them at the party table",
        wish.tables(), web.party() == Party.EW_ROVER ? "EW" : "NS", rover.sentence());
  }

  private PairsPlan plan(Layout layout) {
    EastWestWalk walk = walk();
    return (t, r) -> new Meeting(t, wish.tables() + walk.home(t, r), layout.set(t, r));
  }

  private PairsPlan party(Layout layout, Rover rover) {
    PairsPlan plain = plan(layout);
    int ns = wish.tables() - 1;
    int ew = 2 * wish.tables() - 1;
    return (t, r) -> {
      if (r == 0) {
        return t == base ? new Meeting(ns, ew, rover.firstSet()) : plain.at(t, r);
      }
      Meeting visited = plain.at(rover.table(r), r);
      Meeting withEw = new Meeting(visited.ns(), ew, visited.set());
      Meeting withNs = new Meeting(ns, visited.ew(), visited.set());
      boolean ewRover = web.party() == Party.EW_ROVER;
      if (t == base) {
        return ewRover ? withNs : withEw;
      }
      if (t == rover.table(r)) {
        return ewRover ? withEw : withNs;
      }
      return plain.at(t, r);
    };
  }

  private Design refused(Layout layout) {
    String clash = clash(layout);
    return web.party() == Party.NONE || !clash.equals(NO_ROUTE)
        ? new Design.Refuted("with " + layout + ", " + clash)
        : new Design.Unknown("with " + layout + ", " + clash);
  }

  private static final String NO_ROUTE = "no route for a rover was found";

  /** The first fault. The tables without the party table are judged first. */
  private String clash(Layout layout) {
    PairsForm.Web alone = new PairsForm.Web(web.boarding(), web.walk(), Party.NONE);
    PairsWish small =
        web.party() == Party.NONE
            ? wish
            : UsualPairs.of(wish.kind(), alone, base, wish.rounds())
                .named(wish.name())
                .with(wish.boards())
                .with(wish.switching());
    EastWestWalk walk = walk();
    PairsPlan plain = (t, r) -> new Meeting(t, base + walk.home(t, r), layout.set(t, r));
    return Staging.byDirection(small, web.party() == Party.NONE ? plan(layout) : plain)
        .clash()
        .orElse(NO_ROUTE);
  }
}
