package org.boardwalk.publish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Calibre;
import org.boardwalk.quality.Meetings;
import org.boardwalk.quality.OtherResults;
import org.boardwalk.quality.Scorecard;
import org.boardwalk.quality.SitOuts;

/** The part of a scorecard beside the four criteria: sit-outs, meetings, other results, calibre. */
final class ScorecardNotes {

  private final Movement movement;
  private final Kind kind;

  ScorecardNotes(Movement movement) {
    this.movement = movement;
    kind = movement.kind();
  }

  List<String> lines(Scorecard card) {
    List<String> lines = new ArrayList<>(sitOuts(card.sitOuts()));
    lines.add(meetings(card.meetings()) + again(card.meetings()));
    lines.addAll(others(card.others()));
    lines.add(calibre(card.calibre()) + most());
    return lines;
  }

  private List<String> others(OtherResults others) {
    OtherResults.Own all = others.all();
    String number =
        all.mean() == 0
            ? "none"
            : all.mean() == all.least()
                ? "" + all.least()
                : Text.of("at least %d, %.1f on average", all.least(), all.mean());
    List<String> lines = new ArrayList<>();
    lines.add("Other results on a board: " + number);
    if (all.mean() > 0) {
      alone(others).forEach(who -> lines.add("  none on " + who));
    }
    return lines;
  }

  /** The contestants with boards without other results, such as "4 of 8 boards: pair 3". */
  List<String> alone(OtherResults others) {
    int perSet = movement.boards().perSet();
    Map<String, List<Integer>> hit = new LinkedHashMap<>();
    for (int c : others.hit()) {
      OtherResults.Own own = others.contestants().get(c - 1);
      String boards = Text.of("%d of %d boards: ", own.alone() * perSet, own.sets() * perSet);
      hit.computeIfAbsent(boards, key -> new ArrayList<>()).add(c);
    }
    return hit.entrySet().stream().map(e -> e.getKey() + names(e.getValue())).toList();
  }

  /** The bound on the calibre of pairs, where one is known. */
  private String most() {
    return kind == Kind.INDIVIDUAL ? "" : PairsScoreText.most(movement);
  }

  /** A share in percent, without the sign. Shows 100.0 only for exactly 100. */
  static String share(double percent) {
    return Text.of("%.1f", percent < 100 ? Math.min(99.9, percent) : 100);
  }

  private List<String> sitOuts(SitOuts out) {
    if (out.most() == 0) {
      return List.of("Sit-outs: none");
    }
    List<String> lines = new ArrayList<>();
    lines.add("Sit-outs: " + SitOutText.line(movement, out));
    List<Integer> never = movement.neverPlaying();
    if (!never.isEmpty()) {
      lines.add((never.size() == 1 ? "  never plays: " : "  never play: ") + names(never));
    }
    if (2 * never.size() > movement.contestants()) {
      lines.add("  Maybe a number is wrong, as most never play.");
    }
    turns("before it was their turn", out.early(), never).ifPresent(lines::add);
    turns("in two rounds running", out.inRow(), never).ifPresent(lines::add);
    return lines;
  }

  /**
   * Names the contestants who sit out at the wrong time; contestants who never play are left out.
   */
  private Optional<String> turns(String when, List<Integer> who, List<Integer> never) {
    List<Integer> playing = new ArrayList<>(who);
    playing.removeAll(never);
    return playing.isEmpty() ? Optional.empty() : Optional.of("  " + when + ": " + names(playing));
  }

  private String names(List<Integer> contestants) {
    String noun = contestants.size() == 1 ? Wording.contestant(kind) : kind.contestants();
    return noun + " " + movement.numbering().ranges(contestants);
  }

  private static String meetings(Meetings met) {
    if (met.least() == met.others()) {
      return "Meetings: everybody meets all the others";
    }
    if (met.least() == met.most()) {
      return Text.of("Meetings: everybody meets %d of %d others", met.least(), met.others());
    }
    return Text.of(
        "Meetings: everybody meets %d to %d of %d others, %.1f on average",
        met.least(), met.most(), met.others(), met.average());
  }

  /**
   * The repeated meetings. Pairs should not meet again; players do, as partners and as opponents,
   * but need not meet for the third time before the others have met twice.
   */
  private String again(Meetings met) {
    if (kind == Kind.INDIVIDUAL) {
      return met.triples() == 0
          ? ""
          : Text.of("; triples of the same two: %d more than need be", met.triples());
    }
    return met.again() == 0
        ? ""
        : Text.of(
                met.again() == 1
                    ? "; %d couple of %s meets again"
                    : "; %d couples of %s meet again",
                met.again(),
                kind.contestants())
            + (met.often() > 2 ? Text.of(", up to %d times", met.often()) : "");
  }

  private String calibre(Calibre calibre) {
    if (calibre.fields().size() == 1) {
      return "Calibre: " + percent(calibre.fields().get(0));
    }
    List<String> names =
        switch (calibre.fields().size()) {
          case 2 -> List.of(kind.side(Direction.NS) + " ", kind.side(Direction.EW) + " ");
          case 4 -> List.of("N ", "E ", "S ", "W ");
          default -> Collections.nCopies(calibre.fields().size(), "");
        };
    return IntStream.range(0, names.size())
        .mapToObj(f -> names.get(f) + percent(calibre.fields().get(f)))
        .collect(Collectors.joining(", ", "Calibre, inside each field: ", ""));
  }

  private static String percent(double calibre) {
    return Double.isNaN(calibre) ? "nothing to compare" : Text.of("%.2f", calibre);
  }
}
