package org.boardwalk.library.files;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Texts of models by chance, with every key and every way to write its value. Many of them make no
 * sense and are refused.
 */
final class DrawnModels {

  private static final List<String> DEMANDS = List.of("require", "minimise", "ignore");
  private static final List<String> CRITERIA = List.of("partner", "opponent", "side", "direction");

  private final Random random;
  private final boolean players;
  private final int contestants;
  private final int tables;
  private final int rounds;
  private final StringBuilder text = new StringBuilder("format: boardwalk/model/1\nname: drawn\n");

  private DrawnModels(long seed) {
    random = new Random(seed);
    players = random.nextInt(5) < 3;
    contestants = players ? 4 + random.nextInt(14) : 2 + random.nextInt(12);
    tables = players ? contestants / 4 : (contestants + 1) / 2;
    rounds = 1 + random.nextInt(9);
  }

  static String of(long seed) {
    return new DrawnModels(seed).text();
  }

  private String any(String... from) {
    return from[random.nextInt(from.length)];
  }

  private boolean in(int times) {
    return random.nextInt(times) == 0;
  }

  private int upTo(int most) {
    return 1 + random.nextInt(Math.max(1, most));
  }

  private void key(int times, String key, Supplier<String> value) {
    if (in(times)) {
      text.append(key).append(": ").append(value.get()).append('\n');
    }
  }

  private String text() {
    String kind = players ? "individual" : any("pairs", "solo");
    String many = kind.equals("pairs") ? "pairs" : "players";
    text.append("kind: " + kind + "\n" + many + ": " + contestants + "\nrounds: " + rounds + "\n");
    key(4, "tables", () -> "" + (players ? upTo(tables) : tables));
    text.append("boards: " + boards() + "\n");
    if (players) {
      ofPlayers();
    } else {
      ofPairs();
    }
    key(2, "groups", () -> "{some: " + party() + ", couples: {pairs: " + couples(3) + "}}");
    boolean groups = text.indexOf("groups:") > 0;
    boolean alike = text.indexOf("symmetry: {") > 0 && in(2);
    String all = "{between: all, meet: partner, times: ..1}";
    key(in(8) ? 99 : 1, "rules", () -> alike ? "[" + all + "]" : list(3, () -> rule(groups)));
    if (text.indexOf("counting: history") > 0) {
      key(1, "history", () -> list(2, this::past));
    }
    key(3, "search", this::search);
    return text.toString();
  }

  private String boards() {
    String sets = in(2) ? ", sets: " + (rounds + random.nextInt(3)) : "";
    String play = in(2) ? ", play: " + any("shared", "circulating") : "";
    String copies = in(3) ? ", copies: " + (in(2) ? tables : upTo(tables)) : "";
    String replay = in(9) ? ", replay: " + any("never", "other-cards") : "";
    return "{perSet: " + any("2", "3", "6") + sets + play + copies + replay + "}";
  }

  private void ofPlayers() {
    key(4, "rotation", () -> any("none", "swap", "rotate"));
    key(8, "movement", () -> any("free", "rainbow", "single-table", "swivel"));
    key(20, "moves", () -> any("rule", "steps", "cards", "{south: 1, east: 2, west: -2, sets: 1}"));
    key(3, "criteria", () -> "{" + each(() -> DEMANDS.get(random.nextInt(3))) + "}");
    key(8, "weights", () -> "{" + each(() -> "" + random.nextInt(9)) + "}");
    key(12, "order", this::order);
    key(5, "symmetry", this::symmetry);
    key(3, "fixed", this::fixed);
    key(5, "sitOuts", () -> any("turn", "even", "free"));
    key(12, "walk", () -> any("auto", "down-one", "rule", "any"));
  }

  private String each(Supplier<String> value) {
    return CRITERIA.stream().map(c -> c + ": " + value.get()).collect(Collectors.joining(", "));
  }

  private String order() {
    List<String> order = new ArrayList<>(CRITERIA);
    Collections.shuffle(order, random);
    return order.toString();
  }

  private String symmetry() {
    String cycle = IntStream.rangeClosed(1, contestants).mapToObj(p -> "" + p).collect(blanks());
    return any(
        "none",
        "auto",
        "{cyclic: " + rounds + "}",
        "{translations: Z" + rounds + "}",
        "{translations: Z" + rounds + ", multipliers: [" + (rounds - 1) + "]}",
        "{translations: Z" + contestants + ", multipliers: [" + upTo(contestants) + "]}",
        "{generators: [\"(" + cycle + ")\"]}",
        "{generators: [(1 2), \"(3 4)\"]}");
  }

  private static Collector<CharSequence, ?, String> blanks() {
    return Collectors.joining(" ");
  }

  private String fixed() {
    StringJoiner fixed = new StringJoiner(", ", "{", "}");
    fixed.add("curtail: " + upTo(rounds));
    if (in(3)) {
      fixed.add("stationary: [" + upTo(contestants) + "]");
    }
    if (in(3)) {
      fixed.add("partners: " + couples(2));
    }
    if (in(3)) {
      fixed.add("apart: " + couples(2));
    }
    if (in(6)) {
      fixed.add("late: [{player: " + upTo(contestants) + ", from: " + (1 + upTo(rounds)) + "}]");
      fixed.add("left: [{player: " + upTo(contestants) + ", after: " + upTo(rounds) + "}]");
    }
    if (in(6)) {
      String first = "{table: 1, n: 1, e: 2, s: 3, w: 4, set: 1}";
      String second = tables > 1 ? ", {table: 2, n: 5, e: 6, s: 7, w: 8, set: 1}" : "";
      fixed.add("first: [{round: 1, encounters: [" + first + second + "]}]");
    }
    return fixed.toString();
  }

  private void ofPairs() {
    String form =
        any("free", "free", "free", "mitchell", "howell", "web", "by-name", "by-name-one-winner");
    form = in(8) ? any("american-whist", "head-to-head", "single-table") : form;
    text.append("movement: " + form + "\n");
    boolean web = form.equals("web");
    key(form.equals("mitchell") ? 2 : 99, "closing", () -> any("auto", "skip", "relay"));
    key(web ? 2 : 99, "boarding", () -> any("rule", "segments", "free", tables + "-up"));
    key(web ? 3 : 99, "party", () -> any("none", "ew-rover", "ns-rover"));
    key(web ? 3 : 99, "walk", () -> any("rule", "up-one", "skips", "free"));
    boolean free = form.equals("free");
    key(free ? 4 : 99, "walk", () -> any("down-one", "rule", "any"));
    key(free ? 4 : 99, "stationary", () -> "" + random.nextInt(3));
    key(4, "switches", () -> any("none", "rounds", "tables"));
    key(8, "otherResults", () -> "" + random.nextInt(3));
    key(contestants % 2 == 1 ? 1 : 99, "missing", () -> any("ns", "ew"));
  }

  private String list(int most, Supplier<String> item) {
    return IntStream.range(0, upTo(most))
        .mapToObj(k -> item.get())
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private String couples(int most) {
    return list(
        most,
        () -> {
          int one = upTo(contestants);
          return "[" + one + ", " + (1 + (one - 1 + upTo(contestants - 1)) % contestants) + "]";
        });
  }

  /** Players or pairs: a number, a span, several of them, all, or a list of these. */
  private String party() {
    int first = upTo(contestants);
    int last = first + random.nextInt(contestants - first + 1);
    String span = first + "-" + last;
    return any("all", "" + first, span, span, "'1, " + span + "'", "[" + span + ", " + last + "]");
  }

  private String rule(boolean groups) {
    StringJoiner rule = new StringJoiner(", ", "{", "}");
    boolean meeting = in(2);
    if (meeting) {
      rule.add("between: " + between(groups)).add("meet: " + meet());
    } else {
      rule.add("of: " + (groups && in(4) ? "some" : party())).add(places());
    }
    if (!in(6)) {
      rule.add("times: " + times());
    }
    if (in(3)) {
      rule.add("rounds: " + spans(rounds));
    }
    if (in(4)) {
      rule.add("within: " + upTo(rounds));
    }
    if (meeting && in(3)) {
      rule.add("counting: " + any("history", couples(3)));
    }
    if (in(3)) {
      rule.add("weight: " + upTo(1000));
    }
    return rule.toString();
  }

  private String between(boolean groups) {
    String one = contestants > 2 ? "1-" + contestants / 2 : "1";
    String other = (contestants / 2 + 1) + "-" + contestants;
    String two = "[" + one + ", " + other + "]";
    return groups && in(3)
        ? any("some", "couples", "[some, " + other + "]")
        : any("all", party(), two, couples(3), couples(1));
  }

  private String meet() {
    String one = players ? any("partner", "opponent", "left", "table") : any("opponent", "table");
    String more = players ? any("partner", "opponent", "left", "table") : "table";
    return any(one, one, "[" + one + "]", "[" + one + ", " + more + "]", "boards");
  }

  private String places() {
    return any(
        "moves: " + any("table", "seat"),
        "sits: " + any("out", "table", "direction"),
        "sits: {tables: " + spans(tables) + "}",
        "sits: {directions: " + any("ns", "ew") + "}",
        "sits: {tables: " + spans(tables) + ", directions: " + any("ns", "ew") + "}");
  }

  /** How often, in every way to write it. */
  private String times() {
    int least = random.nextInt(3);
    int most = least + random.nextInt(3);
    return any(
        "even",
        "" + least,
        "'" + least + "'",
        least + "..",
        ".." + most,
        least + ".." + most,
        "0" + least + ".." + most,
        "0..",
        least + "..9999",
        "..9999");
  }

  private String spans(int most) {
    int first = upTo(most);
    int last = first + random.nextInt(most - first + 1);
    String span = first + "-" + last;
    return any("" + first, span, "'" + span + ", " + last + "'", "[" + first + ", " + span + "]");
  }

  private String past() {
    StringJoiner past = new StringJoiner(", ", "{", "}");
    past.add("opponents: " + couples(3));
    if (players) {
      past.add("partners: " + couples(3)).add("left: " + couples(2));
    }
    return past.add("tables: " + couples(2)).toString();
  }

  private String search() {
    String limit = any("time: 90s", "time: 2m", "effort: 1500ms", "effort: 1h");
    return "{" + limit + ", seed: " + random.nextLong() + ", workers: " + upTo(64) + "}";
  }
}
