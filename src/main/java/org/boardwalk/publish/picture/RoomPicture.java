package org.boardwalk.publish.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.FollowRules;
import org.boardwalk.movement.HalfTables;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Place;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Round;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.SitOutPlaces;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.Wording;

/** Draws the room in a round, with the moves to the next one. */
final class RoomPicture {

  /** The style of arrows that do not stand out. */
  static final String FADED = "faded";

  private static final double HEADING_POINTS = 19;
  private static final double NAME_POINTS = 12;
  private static final double BOARDS_POINTS = 14;
  private static final double NAME = 116;
  private static final double NAME_LINE = 13;

  private final Movement movement;
  private final Wording wording;
  private final Attendance attendance;
  private final Names names;
  private final int number;
  private final OptionalInt who;
  private final Round round;
  private final Optional<Round> next;
  private final HalfTables halfTables;
  private final SitOutPlaces sitOuts;
  final RoomPlan plan;
  private final Optional<BoardsPicture> boards;

  /**
   * @param who the contestant who stands out; empty for none
   */
  RoomPicture(Movement parted, Attendance attendance, Names names, int number, OptionalInt who) {
    this.attendance = attendance;
    this.who = who;
    this.movement = parted.inWholeRounds();
    this.wording = new Wording(parted);
    this.names = names;
    this.number = number;
    halfTables = HalfTables.of(movement, attendance);
    sitOuts = SitOutPlaces.of(movement);
    round = movement.rounds().get(number - 1);
    next =
        number < movement.rounds().size()
            ? Optional.of(movement.rounds().get(number))
            : Optional.empty();
    int chairs = waiting(round, number).size();
    if (next.isPresent()) {
      chairs = Math.max(chairs, waiting(next.get(), number + 1).size());
    }
    plan = new RoomPlan(movement.tables(), chairs, !names.none());
    boards =
        parted.boards().play() == Play.CIRCULATING && parted.boards().parts() == 1
            ? Optional.of(new BoardsPicture(movement, plan))
            : Optional.empty();
  }

  /** A table as it is drawn. */
  record TableShape(
      String corner, String middle, String number, String below, String boards, String squeeze) {}

  /** A seat as it is drawn. */
  record SeatShape(
      String x, String y, String label, String labelY, String style, List<NameLine> name) {}

  /** A line below a seat, or above it. */
  record NameLine(String text, String y, String squeeze) {}

  Drawing drawing() {
    List<TableShape> tables = new ArrayList<>();
    List<SeatShape> seats = new ArrayList<>();
    Map<Integer, String> here = new HashMap<>();
    round.encounters().forEach(e -> here.putIfAbsent(e.table(), boards(e)));
    halfTables
        .in(number)
        .forEach(h -> h.set().ifPresent(set -> here.put(h.table(), wording.boards(set))));
    for (int t = 1; t <= movement.tables(); t++) {
      tables.add(table(t, here.getOrDefault(t, "–")));
    }
    Map<Integer, Place> now = places();
    Map<Integer, Point> points = points(round, number);
    points.forEach((c, point) -> seats.add(seat(c, place(c, now), point)));
    return new Drawing(
        title(),
        "picture/room",
        plan.width(),
        plan.height(),
        Map.of(
            "heading",
            heading(),
            "squeeze",
            Squeeze.of(heading(), HEADING_POINTS, plan.width() - 32),
            "tables",
            tables,
            "seats",
            seats,
            "arrows",
            arrows().stream().map(Arrow::shape).toList(),
            "stands",
            boards.map(b -> b.stands(number)).orElse(List.of())));
  }

  private String heading() {
    return Names.cut(movement.name(), 60) + ". " + title();
  }

  private String title() {
    if (next.isEmpty()) {
      return Text.of("Round %d, the last", number);
    }
    FollowRules rules = FollowRules.of(movement);
    return rules.steps().isEmpty() || rules.skip().isPresent()
        ? Text.of("Round %d, and the moves after it", number)
        : Text.of("Round %d, and the moves after every round", number);
  }

  private String boards(Encounter e) {
    return wording.boards(number, e).replace("then ", "");
  }

  private TableShape table(int table, String boards) {
    Point middle = plan.table(table);
    double half = RoomPlan.TABLE / 2;
    return new TableShape(
        Text.of(
            "x=\"%s\" y=\"%s\"",
            Drawing.number(middle.x() - half), Drawing.number(middle.y() - half)),
        Drawing.number(middle.x()),
        movement.table(table),
        Drawing.number(middle.y()),
        boards,
        Squeeze.of(boards, BOARDS_POINTS, RoomPlan.TABLE - 4));
  }

  private SeatShape seat(int contestant, Place place, Point point) {
    String usual = place instanceof Place.AtTable at ? Word.of(at.seat()) : "wait";
    String style = who.orElse(contestant) == contestant ? usual : FADED;
    return new SeatShape(
        Drawing.number(point.x()),
        Drawing.number(point.y()),
        movement.label(contestant),
        Drawing.number(point.y() + 6),
        style,
        name(lines(contestant, place), place, point));
  }

  /** The lines of a name; the names of a pair take two lines where one is too narrow. */
  private List<String> lines(int contestant, Place place) {
    if (!names.byContestant().containsKey(contestant)) {
      return place instanceof Place.SitOut w ? List.of(waits(w)) : List.of();
    }
    String name = names.of(contestant);
    return Squeeze.of(name, NAME_POINTS, NAME).isEmpty() ? List.of(name) : names.lines(contestant);
  }

  /** Name lines stand below the seat; those of North stand above it, clear of the table. */
  private static List<NameLine> name(List<String> lines, Place place, Point seat) {
    boolean above = place instanceof Place.AtTable at && at.seat() == Seat.NORTH;
    double first =
        above ? -RoomPlan.SEAT - 6 - NAME_LINE * (lines.size() - 1) : RoomPlan.SEAT + NAME_LINE;
    List<NameLine> all = new ArrayList<>();
    for (String line : lines) {
      String y = Drawing.number(seat.y() + first + NAME_LINE * all.size());
      all.add(new NameLine(line, y, Squeeze.of(line, NAME_POINTS, NAME)));
    }
    return all;
  }

  private String waits(Place.SitOut place) {
    return place.number() == 0 ? "sits out" : place.label(movement.kind());
  }

  private Place place(int contestant, Map<Integer, Place> seated) {
    return seated.getOrDefault(contestant, sitOuts.at(contestant, number));
  }

  /** The moves of contestants and boards to the next round. */
  List<Arrow> arrows() {
    List<Arrow> arrows = new ArrayList<>();
    if (next.isEmpty()) {
      return arrows;
    }
    Map<Integer, Place> now = places();
    Map<Integer, Point> points = points(round, number);
    Map<Integer, Point> later = points(next.get(), number + 1);
    points.forEach(
        (c, from) -> {
          Point to = later.getOrDefault(c, from);
          if (from.distance(to) > 1) {
            Place place = place(c, now);
            Point around = place instanceof Place.AtTable at ? plan.table(at.table()) : from;
            String style = place instanceof Place.AtTable at ? Word.of(at.seat()) : "wait";
            arrows.add(
                shown(
                    c,
                    Arrow.of(
                        from,
                        to,
                        around,
                        RoomPlan.SEAT + 2,
                        style,
                        at -> plan.harm(at) + harm(at, from, to, points))));
          }
        });
    boards.ifPresent(b -> b.arrows(number).forEach(a -> arrows.add(shown(0, a))));
    return arrows;
  }

  /** The harm of a line over the seat of another contestant, or behind a stand. */
  private double harm(Point at, Point from, Point to, Map<Integer, Point> points) {
    if (boards.filter(b -> b.atStand(at)).isPresent()) {
      return BoardsPicture.BEHIND_STAND;
    }
    boolean seated =
        points.values().stream()
            .filter(seat -> seat.distance(from) > 1 && seat.distance(to) > 1)
            .anyMatch(seat -> seat.distance(at) < RoomPlan.SEAT + 3);
    return seated ? 1 : 0;
  }

  /** The arrow, faded where another contestant stands out. */
  private Arrow shown(int contestant, Arrow arrow) {
    return who.orElse(contestant) == contestant ? arrow : arrow.faded();
  }

  private Map<Integer, Place> places() {
    Map<Integer, Place> places = new HashMap<>();
    for (Encounter e : round.encounters()) {
      e.seating().seats().forEach((s, c) -> places.put(c, new Place.AtTable(e.table(), s)));
    }
    halfTables.in(number).forEach(half -> places.put(half.contestant(), half.place()));
    return places;
  }

  /**
   * The contestants who are present without a seat, not even at a half table, in the order of the
   * chairs.
   */
  private List<Integer> waiting(Round now, int numbered) {
    return sitOuts.inOrder(now.sittingOut(movement.contestants()), numbered).stream()
        .filter(c -> attendance.present(c, numbered))
        .filter(c -> halfTables.waiting(numbered, c).isEmpty())
        .toList();
  }

  private Map<Integer, Point> points(Round now, int numbered) {
    Map<Integer, Point> points = new HashMap<>();
    for (Encounter e : now.encounters()) {
      e.seating()
          .seats()
          .forEach((s, c) -> points.put(c, plan.seat(new Place.AtTable(e.table(), s))));
    }
    halfTables.in(numbered).forEach(half -> points.put(half.contestant(), plan.seat(half.place())));
    int chair = 0;
    for (int c : waiting(now, numbered)) {
      points.put(c, plan.chair(chair++));
    }
    return points;
  }
}
