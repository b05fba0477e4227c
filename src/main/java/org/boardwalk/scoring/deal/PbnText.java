package org.boardwalk.scoring.deal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.PbnTag;
import org.boardwalk.movement.Seat;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.Vulnerability;

/**
 * Deals as Portable Bridge Notation 2.1 (Tis Veugen, 2002): the tags Board, Dealer, Vulnerable and
 * Deal. The order of the two-handed dummies stands in tags of our own, EastOrder and WestOrder,
 * which other programs ignore; where they are missing, the order is drawn at random. Everything
 * else in a file is ignored. Stateless and thread-safe.
 */
public final class PbnText {

  /** Tags come first: text within their quotes is no comment. */
  private static final Pattern TAG_OR_COMMENT =
      Pattern.compile(PbnTag.WHOLE + "|\\{|(?m)^%.*$|(?m);.*$");

  private static final Pattern TEXT = Pattern.compile("[^\n]+");

  private static final Map<String, Vulnerability> VULNERABLE =
      Map.of(
          "NONE", Vulnerability.NONE,
          "LOVE", Vulnerability.NONE,
          "-", Vulnerability.NONE,
          "NS", Vulnerability.NS,
          "EW", Vulnerability.EW,
          "ALL", Vulnerability.BOTH,
          "BOTH", Vulnerability.BOTH);

  private PbnText() {}

  /** {@return the text of a file with all of them} */
  public static String write(List<Deal> deals) {
    return deals.stream().map(PbnText::game).collect(Collectors.joining("\n", "% PBN 2.1\n", ""));
  }

  private static String game(Deal deal) {
    String vulnerable = deal.vulnerability() == Vulnerability.BOTH ? "All" : word(deal);
    return Text.of("[Board \"%d\"]\n", deal.board())
        + Text.of("[Dealer \"%s\"]\n", deal.dealer().letter())
        + Text.of("[Vulnerable \"%s\"]\n", vulnerable)
        + "[Deal \"N:"
        + Arrays.stream(Seat.values())
            .map(seat -> PbnHands.write(deal.hand(seat)))
            .collect(Collectors.joining(" "))
        + "\"]\n"
        + Text.of("[EastOrder \"%s\"]\n", PbnHands.order(deal.hand(Seat.EAST)))
        + Text.of("[WestOrder \"%s\"]\n", PbnHands.order(deal.hand(Seat.WEST)));
  }

  private static String word(Deal deal) {
    return deal.vulnerability() == Vulnerability.NONE ? "None" : deal.vulnerability().name();
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text the text of a file
   * @param shuffling draws the orders of dummies where the file has none
   * @return its deals
   * @throws FileException with the first line that is wrong
   */
  public static List<Deal> read(Path path, String text, Shuffling shuffling) {
    String plain = plain(text);
    List<String> lines = plain.lines().toList();
    IntStream.range(0, lines.size()).forEach(k -> PbnTag.refuseTorn(path, lines, k));
    List<Deal> deals = new ArrayList<>();
    Set<Integer> boards = new HashSet<>();
    Map<String, String> tags = new LinkedHashMap<>();
    int line = 1;
    int from = 0;
    int begun = 1;
    Matcher tag = PbnTag.WHOLE.matcher(plain);
    while (tag.find()) {
      line += (int) plain.substring(from, tag.start()).chars().filter(c -> c == '\n').count();
      from = tag.start();
      String name = tag.group(1).toUpperCase(Locale.ROOT);
      if (tags.containsKey(name) && tags.containsKey("DEAL")) {
        add(deals, boards, deal(path, begun, tags, deals.size() + 1, shuffling), path, begun);
        tags.clear();
      }
      begun = tags.isEmpty() ? line : begun;
      tags.put(name, tag.group(2).strip());
    }
    if (tags.containsKey("DEAL")) {
      add(deals, boards, deal(path, begun, tags, deals.size() + 1, shuffling), path, begun);
    }
    if (deals.isEmpty()) {
      throw new FileException(path, 0, "has no deals\nMaybe it is not a PBN file.");
    }
    return deals;
  }

  /**
   * The text with only the line ends of comments, so that lines can be counted. A brace that is not
   * closed begins no comment.
   */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    int last = text.lastIndexOf('}');
    Matcher part = TAG_OR_COMMENT.matcher(text);
    int from = 0;
    while (part.find(from)) {
      plain.append(text, from, part.start());
      boolean brace = text.charAt(part.start()) == '{';
      from = brace && part.start() < last ? text.indexOf('}', part.start()) + 1 : part.end();
      String found = text.substring(part.start(), from);
      plain.append(
          found.startsWith("[") || found.equals("{") ? found : TEXT.matcher(found).replaceAll(""));
    }
    return plain.append(text.substring(from)).toString();
  }

  private static void add(List<Deal> deals, Set<Integer> boards, Deal deal, Path path, int line) {
    if (!boards.add(deal.board())) {
      throw new FileException(
          path,
          line,
          Text.of("board [%d] is there twice", deal.board())
              + "\nMaybe the file holds several sessions: take one of them, or number boards anew.");
    }
    deals.add(deal);
  }

  private static Deal deal(
      Path path, int line, Map<String, String> tags, int next, Shuffling shuffling) {
    try {
      String number = tags.getOrDefault("BOARD", "");
      int board = number.matches("[0-9]{1,4}") ? Integer.parseInt(number) : next;
      Map<Seat, List<PlayingCard>> hands =
          new EnumMap<>(PbnHands.read(tags.getOrDefault("DEAL", "")));
      for (Seat seat : List.of(Seat.EAST, Seat.WEST)) {
        List<PlayingCard> cards = hands.getOrDefault(seat, List.of());
        String order = tags.getOrDefault(seat.name() + "ORDER", "");
        hands.put(
            seat,
            order.isEmpty() ? shuffling.shuffled(cards) : PbnHands.ordered(order, cards, seat));
      }
      String dealer = tags.getOrDefault("DEALER", "").toUpperCase(Locale.ROOT);
      return new Deal(
          board,
          PbnHands.seat(dealer).orElse(Deal.dealer(board)),
          VULNERABLE.getOrDefault(
              tags.getOrDefault("VULNERABLE", "").toUpperCase(Locale.ROOT),
              Vulnerability.of(board)),
          hands);
    } catch (IllegalArgumentException e) {
      FileException fault =
          new FileException(
              path, line, e.getMessage() + "\nMaybe the file was cut off, or a hand is missing.");
      fault.initCause(e);
      throw fault;
    }
  }
}
