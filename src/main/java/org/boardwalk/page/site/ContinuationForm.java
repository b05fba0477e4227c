package org.boardwalk.page.site;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.boardwalk.Boardwalk;
import org.boardwalk.exchange.Exchange;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.PlayedRound;
import org.boardwalk.exchange.Source;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.ContestantList;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Round;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.publish.AmendmentText;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.search.local.amend.Amendment;
import org.boardwalk.search.local.amend.Amendments;
import org.boardwalk.search.local.amend.Disruption;
import org.boardwalk.wish.Continuation;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.answer.Judged;

/**
 * A request for ways to continue a session, from the form of its page. For players who come alone
 * the remaining rounds are designed from their wish; for pairs, or after a wrongly played round,
 * they are changed.
 *
 * @param movement the session as it was planned
 * @param wish the wish it answers, if one is known
 * @param before the contestants present in each round so far
 * @param played the number of rounds that were played
 * @param leaving the contestants who leave
 * @param arriving the number of contestants who come
 * @param really the parts of the last of these rounds as it was really played; empty where it went
 *     as planned
 */
record ContinuationForm(
    Movement movement,
    Optional<IndividualWish> wish,
    Attendance before,
    int played,
    List<Integer> leaving,
    int arriving,
    Optional<List<Round>> really) {

  /** The time of the search; it is short, because the players are waiting. */
  private static final Duration TIME = Duration.ofSeconds(4);

  /**
   * A way to go on.
   *
   * @param word its name
   * @param measures the losses and changes, in a sentence
   * @param judged the whole session
   */
  record Choice(String word, String measures, Judged judged) {}

  static ContinuationForm of(Judged judged, FormData form) {
    Parameters fields = new Parameters(form.fields());
    Movement movement = judged.movement();
    int played = fields.number("played").orElseThrow(ContinuationForm::open);
    Range.check("played", played, 1, movement.wholeRounds() - 1);
    return new ContinuationForm(
        movement,
        judged.wish().filter(IndividualWish.class::isInstance).map(IndividualWish.class::cast),
        judged.attendance(),
        played,
        ContestantList.of(movement, fields.text("leaves")),
        fields.number("arrives").orElse(0),
        round(form.text("really"), played, movement.boards().parts())
            .map(parts -> parts.stream().map(movement::read).toList()));
  }

  private static IllegalArgumentException open() {
    return new IllegalArgumentException(
        "it is not said how many rounds were played so far\nMaybe write it, such as 2.");
  }

  private static Optional<List<Round>> round(String text, int played, int parts) {
    return Optional.of(text)
        .filter(t -> !t.isBlank())
        .map(
            t ->
                new Source(
                    Path.of("round.csv"), (t.strip() + "\n").getBytes(StandardCharsets.UTF_8)))
        .map(source -> PlayedRound.of(source, Unstated.USUAL, played, parts));
  }

  /** The plan of the last played round, as text for the user to correct. */
  String planned() {
    List<Round> round = movement.parts(played).stream().map(movement::written).toList();
    Movement one =
        new Movement(
            movement.name(),
            movement.kind(),
            Movement.MOST_CONTESTANTS,
            movement.tables(),
            movement.boards(),
            movement.rotation(),
            movement.winners(),
            round);
    return Exchange.text(one, MovementFormat.CSV);
  }

  /** The notices on the round that was not played as planned. */
  List<String> notices() {
    return really
        .map(
            round ->
                AmendmentText.notices(
                    movement.kind(),
                    Disruption.broken(movement, played, round),
                    Disruption.missing(movement, played, round)))
        .orElse(List.of());
  }

  /** The ways to go on, the best first; takes some seconds. */
  List<Choice> choices(Boardwalk boardwalk) {
    if (really.isEmpty() && leaving.isEmpty() && arriving == 0) {
      throw new IllegalArgumentException(
          "no contestant comes or leaves, and no round went wrong\nMaybe say who leaves or how many come.");
    }
    if (really.isEmpty() && !Amendments.serve(movement)) {
      return designed(boardwalk);
    }
    Disruption disruption =
        really
            .map(round -> Disruption.wronglyPlayed(movement, played, round))
            .orElseGet(() -> new Disruption(movement, played, leaving, arriving));
    return Amendments.of(disruption, 1, Thread.currentThread()::isInterrupted).stream()
        .map(this::choice)
        .toList();
  }

  private Choice choice(Amendment amendment) {
    return new Choice(
        AmendmentText.withNewcomers(
            amendment.way().sentence(), amendment.attendance(), amendment.movement()),
        AmendmentText.withShared(
            AmendmentText.measures(amendment.detour(), amendment.movement().kind()),
            amendment.movement()),
        Judged.of(amendment.movement(), before.and(amendment.attendance())));
  }

  private List<Choice> designed(Boardwalk boardwalk) {
    SearchSettings usual = SearchSettings.STANDARD;
    int more = movement.wholeRounds() - played;
    IndividualWish rest =
        new Continuation(movement, wish, before, played, leaving, arriving, more)
            .wish()
            .with(usual.with(Limit.time(TIME)));
    int copies = movement.boards().copies();
    return boardwalk.design(rest).outcome().found().stream()
        .map(found -> found.judged().sharing(copies))
        .map(
            judged ->
                new Choice("a new movement for the rest", DirectorText.verdict(judged), judged))
        .toList();
  }
}
