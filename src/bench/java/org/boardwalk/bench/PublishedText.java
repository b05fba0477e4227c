package org.boardwalk.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.boardwalk.bench.PublishedMatch.Ours;
import org.boardwalk.bench.PublishedMatch.Verdict;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;

/** Published movements beside ours as lines of text, or as comma-separated values. */
final class PublishedText {

  private static final String LINE = "%7s %6s %4s %6s %7s %9s %9s %9s %7s %5s %5s  %s%n";
  private static final int NAME = 34;

  private PublishedText() {}

  static String head() {
    return Text.of(
        LINE,
        "players",
        "rounds",
        "sets",
        "copies",
        "winners",
        "published",
        "library",
        "afresh",
        "",
        "break",
        "moves",
        "name");
  }

  static String line(PublishedMatch match) {
    Published row = match.published();
    return Text.of(
        LINE,
        row.players(),
        row.rounds(),
        row.boards().sets(),
        row.boards().play() == Play.SHARED ? "shared" : row.boards().copies(),
        row.winners(),
        row.total(),
        total(match.library()),
        total(match.afresh()),
        match.verdict().word(),
        match.best().map(o -> String.valueOf(o.breaks())).orElse("-"),
        match.best().map(o -> o.byRule() ? "rule" : "cards").orElse("-"),
        match.refused().isEmpty() ? name(row) : name(row) + ": " + match.refused());
  }

  private static String name(Published row) {
    return row.name().length() > NAME ? row.name().substring(0, NAME - 1) + "…" : row.name();
  }

  private static String total(Optional<Ours> ours) {
    return ours.map(o -> String.valueOf(o.total())).orElse("-");
  }

  /** A line for one winner and one for rainbows, for which the cost says nothing. */
  static String totals(List<PublishedMatch> matches) {
    return totals("One winner, by total cost", only(matches, p -> p.winners() == 1))
        + totals(
            "Four winners, by breaks and replays, of which ours has none",
            only(matches, Published::rainbow))
        + totals(
            "Four winners, more rounds than a rainbow has, beside ours of one winner, by total cost",
            only(matches, p -> p.winners() > 1 && !p.rainbow()));
  }

  private static List<PublishedMatch> only(
      List<PublishedMatch> matches, Predicate<Published> which) {
    return matches.stream().filter(m -> which.test(m.published())).toList();
  }

  private static String totals(String what, List<PublishedMatch> matches) {
    return matches.isEmpty()
        ? ""
        : Text.of(
            "%s: %d rows; ours better %d, equal %d, worse %d, none found %d, cannot be asked %d.%n",
            what,
            matches.size(),
            PublishedMatch.count(matches, Verdict.BETTER),
            PublishedMatch.count(matches, Verdict.EQUAL),
            PublishedMatch.count(matches, Verdict.WORSE),
            PublishedMatch.count(matches, Verdict.NONE),
            PublishedMatch.count(matches, Verdict.REFUSED));
  }

  static String csvHead() {
    return CsvText.line(
        List.of(
            "name",
            "winners",
            "players",
            "rounds",
            "sets",
            "copies",
            "published",
            "library",
            "afresh",
            "verdict",
            "breaks",
            "moves",
            "refused"));
  }

  static String csv(PublishedMatch match) {
    Published row = match.published();
    return CsvText.line(
        List.of(
            row.name(),
            row.winners(),
            row.players(),
            row.rounds(),
            row.boards().sets(),
            row.boards().copies(),
            row.total(),
            match.library().map(Ours::total).map(String::valueOf).orElse(""),
            match.afresh().map(Ours::total).map(String::valueOf).orElse(""),
            match.verdict().word(),
            match.best().map(Ours::breaks).map(String::valueOf).orElse(""),
            match.best().map(o -> o.byRule() ? "rule" : "cards").orElse(""),
            match.refused()));
  }
}
