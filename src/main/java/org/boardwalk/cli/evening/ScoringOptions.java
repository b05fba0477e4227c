package org.boardwalk.cli.evening;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.boardwalk.cli.option.BrokenMovement;
import org.boardwalk.cli.option.LanguageOption;
import org.boardwalk.cli.option.MovementFiles;
import org.boardwalk.cli.option.PairNumbersOption;
import org.boardwalk.cli.option.WordConverter;
import org.boardwalk.exchange.Source;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.JudgedLine;
import org.boardwalk.publish.ScoredEvent;
import org.boardwalk.scoring.Datum;
import org.boardwalk.scoring.Event;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.Ranking;
import org.boardwalk.scoring.Rounding;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.scoring.Terms;
import org.boardwalk.scoring.entry.Entrants;
import org.boardwalk.scoring.entry.HandedIn;
import org.boardwalk.scoring.entry.ResultsCsv;
import org.boardwalk.scoring.entry.ResultsFile;
import org.boardwalk.scoring.entry.ScoreEntry;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that say how results are scored, with the events that result. */
final class ScoringOptions {

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      converter = WordConverter.ScoredBy.class,
      completionCandidates = WordConverter.ScoredBy.class,
      description =
          "matchpoints; aggregate: total points; imps: against the mean of the board"
              + " (Butler); cross-imps: against every other score; teams: IMPs between tables 1"
              + " and 2, 3 and 4, ..., or in American Whist wherever two teams meet (without a"
              + " movement, ns and ew are teams, which sit at both tables); board-a-match: 2"
              + " for each board that a team wins, 1 for a tie; victory-points: the IMPs of"
              + " each match of teams as 20 VPs (default: what the file says, else"
              + " matchpoints; teams for a movement of teams of four).")
  @Nullable ScoringMethod method;

  @Option(
      names = "--names",
      paramLabel = "FILE",
      description =
          "File of names: one a line in the order of the numbers, NS before EW; or"
              + " number,name, such as 3, NS 3 or A3 as the ranking has them. With the first"
              + " line number,name,handicap it also says what is added, such as 1.5 or 2%%.")
  @Nullable Path names;

  @Option(
      names = "--corrections",
      paramLabel = "FILE",
      description =
          "CSV file with number,reason,amount. The reason is penalty, bonus, handicap or"
              + " carry-over; the amount is in matchpoints, IMPs or points, in percent of the"
              + " session: 2%%, or of a top on one board: 10%% of a top.")
  @Nullable Path corrections;

  @Option(
      names = "--rounding",
      paramLabel = "HOW",
      description =
          "exact, or hundredths: each line is rounded to .01 before it is added, as other"
              + " programs do (default: what an evening says, else exact).")
  @Nullable Rounding rounding;

  @Mixin DatumOptions datum = new DatumOptions();

  @Option(
      names = "--winners",
      paramLabel = "N",
      description =
          "Without a movement: 2 if NS and EW are ranked apart, else 1 (default: what the"
              + " file or its numbers say).")
  @Nullable Integer winners;

  /** The language of what is scored, by that of its evening. */
  private Function<Optional<Language>, Language> speaking = evening -> Language.EN;

  /** Whether a file that was scored states other figures. */
  private boolean differing;

  @Option(
      names = "--across",
      description =
          "Without a movement: compare the sections with each other, as they played the"
              + " same deals.")
  boolean across;

  /** Scores results of a movement; those of wrong boards or seats count, with a remark. */
  ScoredEvent played(
      MovementFiles files, PairNumbersOption pairNumbers, Path movement, Path results) {
    refuseFields();
    Judged judged = pairNumbers.on(files.judged(movement));
    BrokenMovement.refuseUnscorable(
        movement, judged, "; or leave it out to score what was played as it is.");
    ForeignResults.refuse(results);
    Event event = ResultsCsv.read(results, judged.movement());
    return files
        .evening(movement)
        .map(evening -> scored(unranked(event, evening)))
        .orElseGet(
            () ->
                scored(
                    new Unranked(
                        event,
                        Entrants.NONE,
                        Optional.of(ScoringMethod.usual(judged.movement())),
                        rounding(),
                        remarks(judged, event, speaking.apply(Optional.empty())),
                        Optional.empty(),
                        Members.NONE,
                        Optional.empty(),
                        speaking.apply(Optional.empty()))));
  }

  private void refuseFields() {
    if (winners != null || across) {
      throw new IllegalArgumentException(
          "--winners and --across are for results without a movement"
              + "\nMaybe leave them out: the movement says it.");
    }
  }

  /**
   * Scores results of an evening, or results without a known movement: one event for each section.
   */
  List<ScoredEvent> open(PairNumbersOption pairNumbers, Path results) {
    Source source = Source.read(results);
    Optional<SavedEvening> evening = MovementFiles.evening(source);
    if (evening.isPresent()) {
      refuseFields();
      SavedEvening numbered = pairNumbers.on(evening.get());
      return List.of(scored(unranked(numbered.event(), numbered)));
    }
    pairNumbers.refuse();
    List<HandedIn> all = handedIn(source);
    List<Entrants> people =
        Entrants.ofSections(
            all,
            Optional.ofNullable(names).map(Source::read),
            Optional.ofNullable(corrections).map(Source::read));
    List<ScoredEvent> scored = new ArrayList<>();
    for (HandedIn one : all) {
      scored.add(ranked(unranked(one), people.get(scored.size())));
    }
    return scored;
  }

  /**
   * Scores the nights of a match, some of which may be evenings. Names and corrections cover the
   * contestants of all nights.
   */
  List<List<ScoredEvent>> nights(List<Path> results) {
    List<List<Unranked>> nights = results.stream().map(r -> night(Source.read(r))).toList();
    MatchPeople people =
        MatchPeople.of(
            nights.stream()
                .map(night -> night.stream().map(u -> u.event().roster()).toList())
                .toList(),
            Optional.ofNullable(names),
            Optional.ofNullable(corrections));
    List<List<ScoredEvent>> scored = new ArrayList<>();
    for (List<Unranked> night : nights) {
      int number = scored.size() + 1;
      scored.add(
          night.stream()
              .map(u -> ranked(u, people.in(number, u.event().roster(), u.known())))
              .toList());
    }
    return scored;
  }

  /** An event before the names and corrections of the options are added. */
  private record Unranked(
      Event event,
      Entrants known,
      Optional<ScoringMethod> method,
      Rounding rounding,
      List<String> remarks,
      Optional<HandedIn> handed,
      Members members,
      Optional<LocalDate> day,
      Language language) {}

  /** The events of a night: one, or one for each section. */
  private List<Unranked> night(Source results) {
    return MovementFiles.evening(results)
        .map(evening -> List.of(unranked(evening.event(), evening)))
        .orElseGet(() -> handedIn(results).stream().map(this::unranked).toList());
  }

  /** The results of an evening, its own or others, with its names, corrections and method. */
  private Unranked unranked(Event event, SavedEvening evening) {
    Language language = speaking.apply(evening.settings().language());
    return new Unranked(
        event,
        new Entrants(evening.names(), evening.corrections()),
        Optional.of(evening.settings().method()),
        Optional.ofNullable(rounding).orElse(evening.settings().rounding()),
        remarks(evening.judged(), event, language),
        Optional.empty(),
        evening.members(),
        Optional.of(evening.date()),
        language);
  }

  private static List<String> remarks(Judged judged, Event event, Language language) {
    return Stream.concat(
            JudgedLine.remarks(judged).stream(), ScoreEntry.doubts(event, language).stream())
        .toList();
  }

  /** Lets what is scored speak the language of that option, else that of the evening. */
  ScoringOptions speaking(LanguageOption option) {
    speaking = evening -> option.chosen().or(() -> evening).orElse(Language.EN);
    return this;
  }

  private Unranked unranked(HandedIn one) {
    return new Unranked(
        one.event(),
        one.entrants(),
        one.method(),
        rounding(),
        one.remarks(),
        Optional.of(one),
        one.members(),
        Optional.empty(),
        speaking.apply(Optional.empty()));
  }

  private List<HandedIn> handedIn(Source results) {
    return ResultsFile.read(
        results,
        new ResultsFile.Reading(Optional.ofNullable(winners), across, Optional.ofNullable(method)));
  }

  /** Whether any file scored so far states points, totals or places that differ from ours. */
  boolean differing() {
    return differing;
  }

  private Rounding rounding() {
    return Optional.ofNullable(rounding).orElse(Rounding.EXACT);
  }

  private ScoredEvent scored(Unranked unranked) {
    return ranked(
        unranked,
        unranked
            .known()
            .with(
                unranked.event().roster(),
                Optional.ofNullable(names).map(Source::read),
                Optional.ofNullable(corrections).map(Source::read)));
  }

  private ScoredEvent ranked(Unranked unranked, Entrants entrants) {
    ScoringMethod chosen =
        method == null ? unranked.method().orElse(ScoringMethod.MATCHPOINTS) : method;
    if (datum.chosen().isPresent() && chosen != ScoringMethod.IMPS) {
      throw new IllegalArgumentException(
          "--datum-drop, --datum-from and --datum-round are for --method imps"
              + "\nMaybe leave them out.");
    }
    Datum rule = datum.chosen().orElse(Datum.USUAL);
    List<String> differences =
        unranked
            .handed()
            .map(one -> one.differences(chosen, unranked.rounding(), rule))
            .orElse(List.of());
    differing |= !differences.isEmpty();
    Terms terms =
        new Terms(
            entrants.corrections(),
            unranked.rounding(),
            Stream.concat(unranked.remarks().stream(), differences.stream()).toList(),
            rule);
    ScoredEvent scored =
        new ScoredEvent(
                Ranking.of(unranked.event(), chosen, terms), entrants.names(), unranked.members())
            .in(unranked.language());
    return unranked.day().map(scored::on).orElse(scored);
  }

  /** Options for the datum of Butler scores. */
  static final class DatumOptions {

    @Option(
        names = "--datum-drop",
        paramLabel = "N",
        description =
            "With imps: how many scores of a board are left out at each end, such as 0, 2, 5%% or"
                + " 10%% (default: 1).")
    @Nullable String drop;

    @Option(
        names = "--datum-from",
        paramLabel = "N",
        description =
            "With imps: from how many scores of a board on some are left out (default: 5, or as many"
                + " as leave one).")
    @Nullable Integer from;

    @Option(
        names = "--datum-round",
        paramLabel = "TO",
        description =
            "With imps: what the mean of a board is rounded to: 10, 1 or none. With any of these"
                + " options, halves are rounded away from zero (default: 10).")
    @Nullable String round;

    /** The rule that was chosen; empty where no option was given. */
    Optional<Datum> chosen() {
      return Datum.chosen(
          "--datum-",
          Optional.ofNullable(drop),
          from == null ? OptionalInt.empty() : OptionalInt.of(from),
          Optional.ofNullable(round));
    }
  }
}
