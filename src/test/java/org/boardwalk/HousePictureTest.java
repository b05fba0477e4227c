package org.boardwalk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.documents.Generated;
import org.junit.jupiter.api.Test;

/** The picture of the house in architecture.md, drawn from the list of arrows and the sources. */
class HousePictureTest {

  private static final Path PICTURE = Path.of("src/docs/pictures/house.svg");
  private static final Pattern SIZE =
      Pattern.compile("<g id=\"(\\w+)\">.*\\n.*>(\\d+) files, ([\\d,]+) lines<");

  private static final int LEFT = 70;
  private static final int WIDTH = 740;
  private static final int HEIGHT = 32;
  private static final int STEP = 48;

  /** How much a room holds. */
  private record Size(int files, int lines) {

    static Size of(List<Path> sources) throws IOException {
      int lines = 0;
      for (Path source : sources) {
        lines += Files.readAllLines(source).size();
      }
      return new Size(sources.size(), (lines + 50) / 100 * 100);
    }

    /** Whether both figures are within a tenth: so not every change has to draw the house anew. */
    boolean near(Size other) {
      return near(files, other.files) && near(lines, other.lines);
    }

    private static boolean near(int a, int b) {
      return 10 * Math.abs(a - b) <= Math.max(a, b);
    }
  }

  /** A part of the program: its packages, and the rooms that they know. */
  private record Room(Set<String> packages, Set<String> known) {}

  private static List<KnownPackages> layers() {
    return Stream.concat(Layers.all(), Stream.of(Layers.BENCH)).toList();
  }

  /** The part of a package's name after the root's. */
  private static String below(String name) {
    return name.equals(OwnCode.ROOT) ? "Boardwalk" : name.substring(OwnCode.ROOT.length() + 1);
  }

  private static String room(String name) {
    return below(name).replaceAll("\\..*", "");
  }

  /** All rooms by their names, each after those that it knows. */
  private static Map<String, Room> rooms() {
    Map<String, Room> rooms = new LinkedHashMap<>();
    for (KnownPackages layer : layers()) {
      String name = room(layer.name());
      Room room =
          rooms.computeIfAbsent(name, n -> new Room(new LinkedHashSet<>(), new LinkedHashSet<>()));
      String[] parts = below(layer.name()).split("\\.", -1);
      if (parts.length > 1) {
        room.packages.add(parts[1]);
      }
      layer.inProject().stream()
          .map(HousePictureTest::room)
          .filter(k -> !k.equals(name))
          .forEach(room.known::add);
    }
    return rooms;
  }

  /** The rooms that can be reached by arrows. */
  private static Set<String> reached(Map<String, ? extends Set<String>> arrows, String from) {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(arrows.get(from));
    while (!next.isEmpty()) {
      String to = next.pop();
      if (reached.add(to)) {
        next.addAll(arrows.get(to));
      }
    }
    return reached;
  }

  private static Map<String, Set<String>> known() {
    Map<String, Set<String>> known = new LinkedHashMap<>();
    rooms().forEach((name, room) -> known.put(name, room.known));
    return known;
  }

  /** The arrows that do not follow from others. */
  private static Map<String, Set<String>> drawn(Map<String, Set<String>> known) {
    Map<String, Set<String>> drawn = new LinkedHashMap<>();
    known.forEach(
        (from, all) ->
            drawn.put(
                from,
                all.stream()
                    .filter(to -> all.stream().noneMatch(by -> reached(known, by).contains(to)))
                    .collect(Collectors.toCollection(LinkedHashSet::new))));
    return drawn;
  }

  /** The floor of each room: the lowest above all rooms that it knows. */
  private static Map<String, Integer> floors(Map<String, Set<String>> known) {
    Map<String, Integer> floors = new LinkedHashMap<>();
    known.forEach(
        (room, all) -> floors.put(room, 1 + all.stream().mapToInt(floors::get).max().orElse(0)));
    return floors;
  }

  /** The size of a room by its sources; as the picture has it where that is near. */
  private static Size size(String room, Map<String, Size> kept) throws IOException {
    Path root = room.equals("bench") ? OwnCode.BENCH : OwnCode.MAIN;
    Path folder = root.resolve("org/boardwalk").resolve(room.equals("Boardwalk") ? "" : room);
    try (Stream<Path> all = Files.walk(folder, room.equals("Boardwalk") ? 1 : 9)) {
      Size size = Size.of(all.filter(f -> f.toString().endsWith(".java")).toList());
      return Optional.ofNullable(kept.get(room)).filter(size::near).orElse(size);
    }
  }

  private static Map<String, Size> kept() throws IOException {
    return SIZE.matcher(Files.exists(PICTURE) ? Files.readString(PICTURE) : "")
        .results()
        .collect(Collectors.toMap(found -> found.group(1), HousePictureTest::size));
  }

  private static Size size(MatchResult found) {
    return new Size(
        Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3).replace(",", "")));
  }

  private static String drawing() throws IOException {
    Map<String, Set<String>> known = known();
    Map<String, Integer> floors = floors(known);
    List<String> order = new ArrayList<>(known.keySet());
    order.sort(Comparator.comparing(floors::get, Comparator.reverseOrder()));
    Map<String, Size> kept = kept();
    Map<String, Size> sizes = new LinkedHashMap<>();
    for (String room : order) {
      sizes.put(room, size(room, kept));
    }
    int most = sizes.values().stream().mapToInt(Size::lines).max().orElseThrow();
    int height = STEP * order.size() + 16;
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 %d" font-family="DejaVu Sans, Arial, sans-serif" font-size="13" role="img">
        <title>The rooms of the program on their floors, and the arrows between them</title>
        <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8 Z" fill="#444"/></marker></defs>
        <rect width="100%%" height="100%%" fill="#fff"/>
        """
            .formatted(height));
    for (String room : order) {
      int y = top(order, room);
      Size size = Objects.requireNonNull(sizes.get(room));
      Set<String> packages = Objects.requireNonNull(rooms().get(room)).packages;
      svg.append(
          String.format(
              Locale.ROOT,
              """
              <g id="%s"><text x="14" y="%d" fill="#666">floor %d</text><rect x="%d" y="%d" width="%d" height="%d" fill="#cfe0f3"/><rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#444"/>
              <text x="%d" y="%d"><tspan font-weight="bold">%s</tspan>  %s</text><text x="%d" y="%d" text-anchor="end">%d files, %,d lines</text></g>
              """,
              room,
              y + 21,
              floors.get(room),
              LEFT,
              y,
              WIDTH * size.lines / most,
              HEIGHT,
              LEFT,
              y,
              WIDTH,
              HEIGHT,
              LEFT + 10,
              y + 21,
              room,
              String.join(" · ", packages),
              LEFT + WIDTH - 10,
              y + 21,
              size.files,
              size.lines));
    }
    drawn(known).forEach((from, all) -> all.forEach(to -> svg.append(arrow(order, from, to))));
    return svg.append("</svg>\n").toString();
  }

  private static int top(List<String> order, String room) {
    return 8 + STEP * order.indexOf(room);
  }

  /** Straight to the next room below; else beside the house. */
  private static String arrow(List<String> order, String from, String to) {
    int span = order.indexOf(to) - order.indexOf(from);
    int x = LEFT + WIDTH;
    String way =
        span == 1
            ? "M%d %d V%d".formatted(LEFT + 60, top(order, from) + HEIGHT, top(order, to))
            : "M%1$d %3$d C%2$d %3$d %2$d %4$d %1$d %4$d"
                .formatted(x, x + 12 + 14 * span, top(order, from) + 22, top(order, to) + 10);
    return "<path d=\"%s\" fill=\"none\" stroke=\"#444\" marker-end=\"url(#head)\"/>%n"
        .formatted(way);
  }

  @Test
  void thePictureShowsTheHouseAsItIs() throws IOException {
    Generated.isCurrent(PICTURE, drawing(), HousePictureTest.class);
    assertThat(Files.readString(Path.of("src/docs/dev/architecture.md")))
        .contains("../pictures/" + PICTURE.getFileName());
  }

  @Test
  void theArrowsDrawnLeadWhereAllArrowsLeadAndNoneIsTooMany() {
    Map<String, Set<String>> known = known();
    Map<String, Set<String>> drawn = drawn(known);
    for (String room : known.keySet()) {
      assertThat(reached(drawn, room)).as(room).isEqualTo(reached(known, room));
      Set<String> all = drawn.getOrDefault(room, Set.of());
      for (String to : all) {
        Map<String, Set<String>> fewer = new LinkedHashMap<>(drawn);
        Set<String> others = new TreeSet<>(all);
        others.remove(to);
        fewer.put(room, others);
        assertThat(reached(fewer, room)).as("%s to %s", room, to).doesNotContain(to);
      }
    }
  }

  @Test
  void sizesMayBeATenthOff() {
    assertThat(new Size(100, 10_000).near(new Size(110, 9_000))).isTrue();
    assertThat(new Size(100, 10_000).near(new Size(100, 8_900))).isFalse();
    assertThat(new Size(100, 10_000).near(new Size(112, 10_000))).isFalse();
  }
}
