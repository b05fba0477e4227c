package org.boardwalk.page.room;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.ContestantList;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.Seating;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Recent;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Tokens;
import org.boardwalk.publish.AmendmentText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.ChangeLog;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.search.local.amend.Amendment;
import org.boardwalk.search.local.amend.Amendments;
import org.boardwalk.search.local.amend.Disruption;
import org.boardwalk.wish.answer.Judged;

/**
 * The pages on which the director changes the movement while it is played: contestants come or
 * leave, or sat in each other's seats. Each way to go on is shown with its price before it is
 * taken, and the latest one can be undone. Thread-safe.
 */
final class ChangePage {

  /** The longest search; the room is waiting. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private static final int MOST_PREVIEWS = 40;

  private final LiveRoom room;
  private final RoomAccess access;
  private final RoomFrame frame;
  private final MemberList members;
  private final Messages messages;
  private final Recent<String, Preview> previews = new Recent<>(MOST_PREVIEWS);
  private volatile Optional<Latest> latest;

  ChangePage(
      LiveRoom room, RoomAccess access, RoomFrame frame, MemberList members, Messages messages) {
    this.members = members;
    this.room = room;
    this.access = access;
    this.frame = frame;
    this.messages = messages;
    latest = latest();
  }

  /** The latest change of the movement, and the movement that it led to. */
  private record Latest(ChangeLog.Undo undo, Movement movement, Attendance attendance) {

    boolean ledTo(SavedEvening now) {
      return now.movement().equals(movement) && now.attendance().equals(attendance);
    }
  }

  private Optional<Latest> latest() {
    SavedEvening now = room.evening();
    return room.log().undo(now).map(undo -> new Latest(undo, now.movement(), now.attendance()));
  }

  /** A way to go on that was shown: the evening without it, the change, and the first new round. */
  private record Preview(
      SavedEvening before, Judged way, String sentence, int played, String name) {

    /** The evening as it stands now, gone on this way. */
    SavedEvening taken(SavedEvening now, MemberList members) {
      if (!now.movement().equals(before.movement())
          || !now.attendance().equals(before.attendance())) {
        throw new IllegalArgumentException(
            "the movement has been changed meanwhile\nMaybe look at the ways to go on once more.");
      }
      SavedEvening next = now.goingOn(way, played);
      int last = way.movement().contestants();
      if (name.isEmpty() || last == now.movement().contestants()) {
        return next;
      }
      Map<Integer, String> names = new TreeMap<>(now.names());
      names.put(last, name);
      return next.named(names, members);
    }
  }

  /** A way to go on as a card. */
  record WayCard(String word, String price, String schedule, String token) {}

  /** The latest change, if it can be undone, in words. */
  Optional<String> undoable() {
    return latest.filter(done -> done.ledTo(room.evening())).map(done -> done.undo().what());
  }

  /** The movement before the latest change. */
  Movement before() {
    return latest
        .filter(done -> done.ledTo(room.evening()))
        .orElseThrow(() -> new IllegalArgumentException("the movement has not been changed"))
        .undo()
        .before()
        .movement();
  }

  /** The empty form, or the ways to go on that it leads to. */
  Reply show(Request request) {
    access.required(request);
    Parameters link = request.parameters();
    boolean asked = !link.text("played").isEmpty();
    try {
      return page(200, request, asked ? ways(link) : List.of(), FaultMessage.of(""));
    } catch (FileException | IllegalArgumentException e) {
      return page(400, request, List.of(), FaultMessage.of(String.valueOf(e.getMessage())));
    }
  }

  private Reply page(int status, Request request, List<WayCard> ways, FaultMessage wrong) {
    Parameters link = request.parameters();
    What what = What.of(link);
    SavedEvening evening = room.evening();
    int last = evening.movement().wholeRounds() - 1;
    int round = Math.max(1, Math.min(last, evening.clock().round()));
    Map<String, Object> values = new HashMap<>();
    values.put("what", what.word());
    values.put("heading", messages.of("roomChange." + what.word(), frame.noun()));
    values.put("hint", messages.of("roomChangeHint." + what.word()));
    values.put("played", link.text("played").isEmpty() ? "" + round : link.text("played"));
    values.put("last", last);
    values.put("who", link.text("who"));
    values.put("name", link.text("name"));
    values.put("partner", link.text("partner"));
    values.put("pairs", frame.kind() == Kind.PAIRS);
    values.put("members", members.names());
    values.put("ways", ways);
    values.put("wrong", wrong);
    return frame.page(status, "change.html", request, values);
  }

  /** What has happened. */
  private enum What {
    COMES,
    LEAVES,
    SWAPPED;

    String word() {
      return Word.of(this);
    }

    static What of(Parameters link) {
      String word = link.text("what");
      return Word.parse(What.class, word)
          .orElseThrow(() -> new IllegalArgumentException("what [" + word + "] is unknown"));
    }
  }

  private List<WayCard> ways(Parameters link) {
    SavedEvening evening = room.evening();
    int played = link.needed("played");
    Instant end = room.now().plus(PATIENCE);
    List<WayCard> cards = new ArrayList<>();
    Optional<IllegalArgumentException> misfit = Optional.empty();
    for (Amendment way :
        Amendments.of(disruption(evening, link, played), 1, () -> room.now().isAfter(end))) {
      // With the numbers that pairs have on the evening.
      Judged judged =
          Judged.of(
              way.movement().goingOnFrom(evening.movement()),
              evening.attendance().and(way.attendance()));
      String words =
          AmendmentText.withNewcomers(way.way().sentence(), way.attendance(), judged.movement());
      Preview preview =
          new Preview(
              evening,
              judged,
              noted(link, played, words),
              played,
              Members.pair(link.text("name"), link.text("partner")));
      try {
        preview.taken(evening, members);
      } catch (IllegalArgumentException e) {
        misfit = Optional.of(e);
        continue;
      }
      String token = Tokens.next();
      previews.put(token, preview);
      cards.add(
          new WayCard(
              words,
              AmendmentText.withShared(
                  AmendmentText.measures(way.detour(), way.movement().kind()), way.movement()),
              ScheduleText.byRound(judged.movement(), judged.attendance()),
              token));
    }
    if (cards.isEmpty() && misfit.isPresent()) {
      throw misfit.get();
    }
    return cards;
  }

  /** A way to go on in the words of the log. */
  private String noted(Parameters link, int played, String sentence) {
    String who = What.of(link) == What.COMES ? link.text("name") : link.text("who");
    String what = messages.of("roomChange." + What.of(link).word(), frame.noun());
    return Text.of(
        "%s%s after round %d: %s", what, who.isEmpty() ? "" : " (" + who + ")", played, sentence);
  }

  private Disruption disruption(SavedEvening evening, Parameters link, int played) {
    Range.check("round", played, 1, evening.movement().wholeRounds() - 1);
    return switch (What.of(link)) {
      case COMES -> new Disruption(evening.movement(), played, List.of(), 1);
      case LEAVES -> new Disruption(evening.movement(), played, numbers(link, 1), 0);
      case SWAPPED -> {
        List<Integer> two = numbers(link, 2);
        yield Disruption.wronglyPlayed(
            evening.movement(),
            played,
            evening.movement().parts(played).stream()
                .map(part -> swapped(evening.movement(), part, two.get(0), two.get(1)))
                .toList());
      }
    };
  }

  private List<Integer> numbers(Parameters link, int least) {
    Movement movement = room.evening().movement();
    List<Integer> all = ContestantList.of(movement, link.text("who"));
    if (all.size() < least) {
      throw new IllegalArgumentException(
          Text.of(
              "[%.40s] is not the number of a %s%s\nMaybe write %s.",
              link.text("who"),
              frame.noun(),
              least == 1 ? "" : ", and another one",
              least == 1
                  ? "a number, such as " + movement.label(1)
                  : "two numbers, such as " + movement.labels(List.of(1, 2))));
    }
    return all;
  }

  /** A round in which two contestants sat in each other's seats. */
  private static Round swapped(Movement movement, Round planned, int one, int other) {
    List<Encounter> encounters = new ArrayList<>();
    for (Encounter e : planned.encounters()) {
      Map<Seat, Integer> seats = new HashMap<>(e.seating().seats());
      seats.replaceAll((seat, c) -> c == one ? Integer.valueOf(other) : c == other ? one : c);
      encounters.add(new Encounter(e.table(), seated(e.seating(), seats), e.set()));
    }
    if (new Round(encounters).equals(planned)) {
      throw new IllegalArgumentException(
          Text.of(
              "[%s] and [%s] have no game in this round\nMaybe another round.",
              movement.label(one), movement.label(other)));
    }
    return new Round(encounters);
  }

  private static Seating seated(Seating like, Map<Seat, Integer> seats) {
    int north = seats.getOrDefault(Seat.NORTH, 0);
    int east = seats.getOrDefault(Seat.EAST, 0);
    int south = seats.getOrDefault(Seat.SOUTH, 0);
    if (like instanceof Seating.TwoPairs) {
      return new Seating.TwoPairs(north, east);
    }
    return like instanceof Seating.TwoPlayers
        ? new Seating.TwoPlayers(south, north)
        : new Seating.FourPlayers(north, east, south, seats.getOrDefault(Seat.WEST, 0));
  }

  /** Goes on in the way that was chosen. */
  Reply take(Request request) {
    access.checkForm(request);
    FormData form = request.form();
    Preview preview =
        previews
            .get(form.text("way"))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "these ways to go on are no longer known\nMaybe look at them once more."));
    room.goOn(preview.sentence(), preview.played(), e -> preview.taken(e, members));
    latest = latest();
    return Reply.elsewhere("/desk");
  }

  /** Goes back to the movement before the latest change. */
  Reply undo(Request request) {
    access.checkForm(request);
    Latest done =
        latest.orElseThrow(
            () -> new IllegalArgumentException("there is no change of the movement to undo"));
    room.change(
        now -> {
          if (!done.ledTo(now)) {
            throw new IllegalArgumentException(
                "the movement has been changed meanwhile\nMaybe it is undone already.");
          }
          return done.undo().undone(now);
        });
    latest = latest();
    return Reply.elsewhere("/desk");
  }
}
