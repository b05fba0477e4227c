package org.boardwalk.library.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.NearestKey;
import org.boardwalk.exchange.file.Pointer;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Encounter;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Seating.FourPlayers;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.rule.Counted;
import org.boardwalk.quality.rule.Counted.Relation;
import org.boardwalk.quality.rule.Couples;
import org.boardwalk.quality.rule.Couples.Two;
import org.boardwalk.quality.rule.OwnEvent;
import org.boardwalk.quality.rule.OwnEvents;
import org.boardwalk.quality.rule.Rule;
import org.boardwalk.quality.rule.Times;
import org.jspecify.annotations.Nullable;

/** Reads a designer's own rules from a model, with the groups and the history that they name. */
final class RuleReader {

  /** The word for boards that both play, beside those of {@link Relation}. */
  static final String BOARDS = "boards";

  /** The key for how often something happens to all of a rule, in the place of times. */
  private static final String TOGETHER = "together";

  private static final Pattern SPAN = Pattern.compile("([0-9]{1,4})(?:-([0-9]{1,4}))?");
  private static final Pattern TIMES =
      Pattern.compile("([0-9]{1,4})|([0-9]{1,4})?\\.\\.([0-9]{1,4})?");

  /** Longer spans are out of range wherever they stand. */
  private static final int MOST = 1_000;

  private final Entry model;
  private final Kind kind;
  private final int players;

  /** The players of each group; those of groups of couples, too. */
  private final Map<String, Set<Integer>> groups = new HashMap<>();

  private final Map<String, List<Two>> couples = new HashMap<>();

  private RuleReader(Entry model) {
    this.model = model;
    kind = model.at("kind").choice(Kind.class);
    players = model.at(kind.contestants()).number();
  }

  /** The rules of a model that the schema has accepted. */
  static List<Rule> read(Entry model) {
    RuleReader reader = new RuleReader(model);
    model.at("groups").node().fieldNames().forEachRemaining(reader::group);
    List<Rule> rules = model.at("rules").items().stream().map(reader::rule).toList();
    if (model.at("history").present()
        && model.at("rules").items().stream().noneMatch(r -> r.at("counting").present())) {
      throw model
          .at("history")
          .fault("is counted by no rule\nMaybe add [counting: history] to one.");
    }
    return rules;
  }

  private void group(String name) {
    Entry group = model.at("groups").at(name);
    if (name.equals("all") || SPAN.matcher(name).matches()) {
      throw group.fault(
          Text.of(
              "[%s] cannot be the name of a group\nMaybe call it after its players, such as"
                  + " novices.",
              Shown.of(name)));
    }
    if (group.node().isObject()) {
      List<Two> named = named(group.at("pairs"));
      couples.put(name, named);
      groups.put(name, Couples.of(named).players());
    } else {
      groups.put(name, party(group));
    }
  }

  private Rule rule(Entry rule) {
    Times times = times(rule);
    Counted counted = counted(rule);
    if (rule.at("counting").present() && times.shape() == Times.Shape.ONLY) {
      throw rule.at("counting")
          .fault(
              "counts what was before, and does not say how often\nMaybe add times, such as ..1.");
    }
    return new Rule(
        qualified(rule, counted),
        times,
        rule.map(r -> List.copyOf(numbers(r.at("rounds")))).orElse(List.of()),
        rule.at("within").numberOr(0),
        before(rule, counted),
        rule.at("weight").numberOr(0));
  }

  /** What a rule counts, with what ends its rounds, whether counts add up, and its conditions. */
  private Counted qualified(Entry rule, Counted counted) {
    Entry until = rule.at("until");
    Entry conditions = rule.at("if");
    boolean together = rule.at(TOGETHER).present();
    if (!until.present() && !conditions.present() && !together) {
      return counted;
    }
    for (Entry condition : conditions.present() ? oneOrMore(conditions) : List.<Entry>of()) {
      if (!condition.at("times").present() && !condition.at(TOGETHER).present()) {
        throw condition.fault(
            "is a condition, and does not say how often\nMaybe add times, such as 1..");
      }
    }
    return new Counted.Qualified(
        counted,
        until.map(end -> end(rule, end)),
        together,
        conditions.present() ? oneOrMore(conditions).stream().map(this::rule).toList() : List.of());
  }

  /** What ends the rounds of a rule: a meeting of its couples, or a place of its players. */
  private Counted end(Entry rule, Entry until) {
    if (rule.at("between").present()) {
      if (until.node().isObject()) {
        throw until.fault(
            "names places, and the rule counts meetings"
                + "\nMaybe name a meeting, such as partner.");
      }
      return meetings(between(rule.at("between")), oneOrMore(until));
    }
    return sits(List.copyOf(party(rule.at("of"))), until);
  }

  private static Times times(Entry rule) {
    Entry total = rule.at(TOGETHER);
    Entry times = total.present() ? total : rule.at("times");
    if (total.present() && rule.at("times").present()) {
      throw total.fault(
          "does not go with the key [times]\nMaybe make two rules: one counts all together, the"
              + " other each by itself.");
    }
    if (!times.present()) {
      return Times.ONLY;
    }
    if (times.text().equals("even")) {
      return Times.EVEN;
    }
    Matcher match = TIMES.matcher(times.text());
    if (!match.matches() || times.text().equals("..")) {
      throw times.fault(
          Text.of(
              "[%s] is not a number of times\nMaybe write it as 2, 1.., ..3, 1..3 or even.",
              Shown.of(times.text())));
    }
    int exact = number(match.group(1), -1);
    int least = number(match.group(2), Math.max(0, exact));
    int most = number(match.group(3), exact < 0 ? Times.MANY : exact);
    if (least > most) {
      throw times.fault(
          Text.of(
              "[%s] ends before it begins\nMaybe write the smaller number first.",
              Shown.of(times.text())));
    }
    return times.make(() -> Times.between(least, most));
  }

  private static int number(@Nullable String digits, int otherwise) {
    return digits == null ? otherwise : Integer.parseInt(digits);
  }

  private Counted counted(Entry rule) {
    if (rule.at("between").present() == rule.at("of").present()) {
      throw rule.fault(
          "must have either the key [between] or the key [of]\n"
              + "Maybe say between whom meetings count, or of whom the places.");
    }
    if (rule.at("between").present()) {
      if (rule.at("moves").present()) {
        throw rule.at("moves").fault("is for the key [of]\nMaybe say of whom the moves count.");
      }
      return meetings(between(rule.at("between")), oneOrMore(needed(rule, "meet")));
    }
    List<Integer> of = List.copyOf(party(rule.at("of")));
    Entry moves = rule.at("moves");
    if (moves.present() && rule.at("sits").present()) {
      throw moves.fault("does not go with the key [sits]\nMaybe make two rules.");
    }
    if (moves.present()) {
      return new Counted.Moving(of, moves.choice(Counted.MoveTo.class));
    }
    return sits(of, needed(rule, "sits"));
  }

  private Counted sits(List<Integer> of, Entry sits) {
    if (sits.text().isEmpty() && sits.node().isEmpty()) {
      throw sits.fault("names no place\nMaybe name [tables], [directions] or both.");
    }
    return switch (sits.text()) {
      case "" ->
          new Counted.Sitting(
              of,
              List.copyOf(numbers(sits.at("tables"))),
              directions(sits.at("directions")),
              Counted.Apart.NOTHING);
      case "out" -> new Counted.SittingOut(of);
      case "table" -> new Counted.Sitting(of, List.of(), Set.of(), Counted.Apart.TABLES);
      case "direction" -> new Counted.Sitting(of, List.of(), Set.of(), Counted.Apart.DIRECTIONS);
      default ->
          new Counted.Happening(
              Couples.within(of), event(sits, true, List.of("out", "table", "direction")));
    };
  }

  private static Entry needed(Entry rule, String key) {
    if (!rule.at(key).present()) {
      throw rule.fault(
          Text.of("key is missing: %s\nMaybe add it: a rule says what it counts.", key));
    }
    return rule.at(key);
  }

  private static Set<Direction> directions(Entry directions) {
    return directions.present() ? Set.of(directions.choice(Direction.class)) : Set.of();
  }

  /** Meetings in some ways, the boards that both play, or one event of two players. */
  private static Counted meetings(Couples between, List<Entry> meet) {
    Set<Relation> relations = EnumSet.noneOf(Relation.class);
    for (Entry way : meet) {
      if (way.text().equals(BOARDS)) {
        if (meet.size() > 1) {
          throw way.fault("[boards] counts sets, and the others rounds\nMaybe make two rules.");
        }
        return new Counted.SameBoards(between);
      }
      Optional<Relation> known = Word.parse(Relation.class, way.text());
      if (known.isEmpty()) {
        List<String> words = new ArrayList<>(Word.all(Relation.class));
        words.add(BOARDS);
        OwnEvent event = event(way, false, words);
        if (meet.size() > 1) {
          throw way.fault(
              Text.of(
                  "[%s] is an event of your own, which stands alone\nMaybe make two rules.",
                  event.word()));
        }
        return new Counted.Happening(between, event);
      }
      relations.add(known.get());
    }
    return new Counted.Meeting(between, relations);
  }

  /** The event with this word, where it is installed. */
  private static OwnEvent event(Entry word, boolean ofPlayer, List<String> others) {
    List<String> words = new ArrayList<>(others);
    for (OwnEvent event : word.make(OwnEvents::all)) {
      if (event instanceof OwnEvent.OfPlayer == ofPlayer) {
        if (event.word().equals(word.text())) {
          return event;
        }
        words.add(event.word());
      }
    }
    throw word.fault(
        Text.of(
            "[%s] must be one of %s\n%s",
            Shown.of(word.text()),
            String.join(", ", words),
            NearestKey.advice(
                word.text(), words, "Maybe put the jar that has this event on the class path.")));
  }

  private static List<Entry> oneOrMore(Entry entry) {
    return entry.node().isArray() ? entry.items() : List.of(entry);
  }

  /** Couples named one by one, a group of couples, or those within a party or across parties. */
  private Couples between(Entry between) {
    List<Entry> parts = oneOrMore(between);
    if (parts.stream().allMatch(e -> e.node().isArray()) && !parts.isEmpty()) {
      return Couples.of(named(between));
    }
    if (parts.size() == 1 && couples.containsKey(parts.get(0).text())) {
      return Couples.of(couples.getOrDefault(parts.get(0).text(), List.of()));
    }
    return between.make(
        () -> new Couples(parts.stream().map(e -> List.copyOf(party(e))).toList(), List.of()));
  }

  private static List<Two> named(Entry pairs) {
    List<Two> named = new ArrayList<>();
    for (Entry pair : pairs.items()) {
      List<Entry> two = pair.items();
      if (two.size() != 2) {
        throw pair.fault("must have 2 elements, here it has " + two.size());
      }
      named.add(new Two(two.get(0).number(), two.get(1).number()));
    }
    return named;
  }

  /** The players of a number, a span, a group, or a list of these. */
  private Set<Integer> party(Entry entry) {
    Set<Integer> party = new TreeSet<>();
    for (Entry part : oneOrMore(entry)) {
      Set<Integer> group = groups.get(part.text());
      if (part.text().equals("all")) {
        IntStream.rangeClosed(1, players).forEach(party::add);
      } else if (group != null) {
        party.addAll(group);
      } else {
        party.addAll(span(part));
      }
    }
    return party;
  }

  private Set<Integer> numbers(Entry entry) {
    Set<Integer> numbers = new TreeSet<>();
    if (entry.present()) {
      oneOrMore(entry).forEach(part -> numbers.addAll(span(part)));
    }
    return numbers;
  }

  /** The numbers of one span, or of several with commas. */
  private Collection<Integer> span(Entry part) {
    Set<Integer> numbers = new TreeSet<>();
    for (String one : part.text().split(", ?", -1)) {
      numbers.addAll(span(part, one, SPAN.matcher(one)));
    }
    return numbers;
  }

  private Collection<Integer> span(Entry part, String word, Matcher span) {
    if (!span.matches()) {
      throw part.fault(
          Text.of(
              "[%s] is neither a number nor a span such as 1-8, nor a group\n%s",
              Shown.of(word),
              NearestKey.advice(
                  word, groups.keySet().stream().sorted().toList(), "Maybe add it to groups.")));
    }
    int first = Integer.parseInt(span.group(1));
    int last = span.group(2) == null ? first : Integer.parseInt(span.group(2));
    if (first > last || last > MOST) {
      throw part.fault(Text.of("[%s] is no span of numbers\nMaybe swap them.", part.text()));
    }
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  /** The couples that have met before, once for each time. */
  private List<Two> before(Entry rule, Counted counted) {
    Entry counting = rule.at("counting");
    if (!counting.present()) {
      return List.of();
    }
    if (!(counted.plain() instanceof Counted.Meeting meeting)) {
      throw counting.fault("is for rounds in which players meet\nMaybe leave it out.");
    }
    if (counting.node().isArray()) {
      return named(counting);
    }
    Entry history = model.at("history");
    if (!history.present()) {
      throw counting.fault("counts a history, and there is none\nMaybe add history: [FILE].");
    }
    Set<Two> named = new LinkedHashSet<>(meeting.couples());
    return history.items().stream()
        .flatMap(part -> past(part, meeting))
        .map(two -> meeting.ordered() ? two : two.sorted())
        .filter(named::contains)
        .toList();
  }

  private Stream<Two> past(Entry part, Counted.Meeting meeting) {
    if (part.node().isObject()) {
      for (Relation way : List.of(Relation.PARTNER, Relation.LEFT)) {
        if (kind != Kind.INDIVIDUAL && part.at(key(way)).present()) {
          throw part.at(key(way))
              .fault(
                  Text.of(
                      "two %s can only oppose each other\nMaybe name them under opponents.",
                      kind.contestants()));
        }
      }
      return Stream.of(Relation.values())
          .filter(meeting.relations()::contains)
          .flatMap(
              way ->
                  named(part.at(key(way))).stream()
                      .flatMap(two -> meeting.ordered() ? inOrders(two, way) : Stream.of(two)));
    }
    Path beside = Optional.ofNullable(part.document().path().getParent()).orElse(Path.of(""));
    Movement movement = movement(part, beside.resolve(part.text()));
    if (movement.kind() != kind) {
      String whose =
          kind == Kind.INDIVIDUAL ? "players who change partners" : "kind " + Word.of(kind);
      throw part.fault(Text.of("is no movement of %s\nMaybe leave it out.", whose));
    }
    return movement.rounds().stream()
        .flatMap(round -> round.encounters().stream())
        .flatMap(encounter -> meetings(movement, encounter, meeting).stream());
  }

  /** Only a model file of its own may name further files: no link, and no stored answer. */
  private Movement movement(Entry part, Path file) {
    if (!model.pointer().equals(Pointer.ROOT)) {
      throw part.fault("names a file inside another file\nMaybe name the couples instead.");
    }
    return SolutionFile.read(file)
        .solution()
        .movement()
        .orElseThrow(() -> part.fault("holds no movement\nMaybe leave it out."));
  }

  /** A meeting in the orders in which it counts: only on the left it matters who is named first. */
  private static Stream<Two> inOrders(Two two, Relation way) {
    return way == Relation.LEFT ? Stream.of(two) : Stream.of(two, two.exchanged());
  }

  private static String key(Relation way) {
    return switch (way) {
      case PARTNER -> "partners";
      case OPPONENT -> "opponents";
      case LEFT -> "left";
      case TABLE -> "tables";
    };
  }

  /** The couples at a table that meet in one of the ways, each once. */
  private static Set<Two> meetings(
      Movement movement, Encounter encounter, Counted.Meeting meeting) {
    if (movement.kind() != Kind.INDIVIDUAL) {
      List<Integer> two = encounter.seating().contestants();
      return Set.of(new Two(two.get(0), two.get(1)).sorted());
    }
    Set<Two> met = new LinkedHashSet<>();
    int boards = movement.rotation() == Rotation.NONE ? 1 : movement.rotation().period();
    for (int b = 0; b < boards; b++) {
      FourPlayers four = (FourPlayers) movement.seating(encounter, b);
      List<Integer> clockwise = List.of(four.north(), four.east(), four.south(), four.west());
      for (int seat = 0; seat < 4; seat++) {
        for (int turn = 1; turn < 4; turn++) {
          Two two = new Two(clockwise.get(seat), clockwise.get((seat + turn) % 4));
          if (ways(turn).stream().anyMatch(meeting.relations()::contains)) {
            met.add(meeting.ordered() ? two : two.sorted());
          }
        }
      }
    }
    return met;
  }

  private static Set<Relation> ways(int turn) {
    return switch (turn) {
      case 1 -> Set.of(Relation.LEFT, Relation.OPPONENT, Relation.TABLE);
      case 2 -> Set.of(Relation.PARTNER, Relation.TABLE);
      default -> Set.of(Relation.OPPONENT, Relation.TABLE);
    };
  }
}
