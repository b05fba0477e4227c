package org.boardwalk.page.room;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Matchpoints of pairs, counted again from the travellers of a USEBIO file by the words of the laws
 * and of Neuberg's formula, with nothing of the program.
 */
final class UsebioRecount {

  private final Document document;

  /** A score on a board; {@code average} is A and the percentages of NS and EW, or empty. */
  private record Line(String ns, String ew, double points, String average) {}

  private UsebioRecount(Document document) {
    this.document = document;
  }

  static UsebioRecount of(String xml) throws Exception {
    byte[] bytes = xml.getBytes(StandardCharsets.ISO_8859_1);
    return new UsebioRecount(
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(bytes)));
  }

  private static List<Element> all(NodeList nodes) {
    List<Element> elements = new ArrayList<>();
    for (int k = 0; k < nodes.getLength(); k++) {
      elements.add((Element) nodes.item(k));
    }
    return elements;
  }

  private List<Element> all(String name) {
    return all(document.getElementsByTagName(name));
  }

  private static String text(Element within, String name) {
    return within.getElementsByTagName(name).item(0).getTextContent();
  }

  String title() {
    return all("EVENT_DESCRIPTION").get(0).getTextContent();
  }

  String club() {
    return all("CLUB_NAME").get(0).getTextContent();
  }

  Set<String> unionNumbers() {
    Set<String> numbers = new HashSet<>();
    all("NATIONAL_ID_NUMBER").forEach(e -> numbers.add(e.getTextContent()));
    return numbers;
  }

  int lines() {
    return all("TRAVELLER_LINE").size();
  }

  /** The percentages that the file states, by pair. */
  Map<String, Double> stated() {
    Map<String, Double> stated = new TreeMap<>();
    for (Element pair : all("PAIR")) {
      stated.put(text(pair, "PAIR_NUMBER"), Double.valueOf(text(pair, "PERCENTAGE")));
    }
    return stated;
  }

  private static Line line(Element traveller) {
    String score = text(traveller, "SCORE");
    boolean average = score.startsWith("A");
    return new Line(
        text(traveller, "NS_PAIR_NUMBER"),
        text(traveller, "EW_PAIR_NUMBER"),
        average ? 0 : Double.parseDouble(score),
        average ? score.substring(1) : "");
  }

  /** The percentages of all pairs, counted from the scores alone. */
  Map<String, Double> percentages() {
    List<List<Line>> boards =
        all("BOARD").stream()
            .map(
                b ->
                    all(b.getElementsByTagName("TRAVELLER_LINE")).stream()
                        .map(UsebioRecount::line)
                        .toList())
            .toList();
    int most = boards.stream().mapToInt(UsebioRecount::size).max().orElse(0);
    double top = 2.0 * (most - 1);
    Map<String, List<Double>> gained = new HashMap<>();
    boards.forEach(board -> played(board, most, top, gained));
    Map<String, List<Double>> whole = new HashMap<>();
    gained.forEach((pair, shares) -> whole.put(pair, new ArrayList<>(shares)));
    for (List<Line> board : boards) {
      for (Line line : board) {
        if (!line.average().isEmpty()) {
          average(line.ns(), line.average().substring(0, 2), gained, whole);
          average(line.ew(), line.average().substring(2), gained, whole);
        }
      }
    }
    Map<String, Double> means = new TreeMap<>();
    whole.forEach((pair, shares) -> means.put(pair, mean(shares)));
    return means;
  }

  /** The scores of a board; an average beside a score of one of its pairs is no further one. */
  private static int size(List<Line> board) {
    Set<String> played = new HashSet<>();
    board.stream()
        .filter(l -> l.average().isEmpty())
        .forEach(l -> played.addAll(List.of(l.ns(), l.ew())));
    return (int)
        board.stream()
            .filter(
                l -> l.average().isEmpty() || !(played.contains(l.ns()) || played.contains(l.ew())))
            .count();
  }

  private static double mean(List<Double> shares) {
    return shares.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** Two for each score that is beaten, one for each equal one, factored up to the most scores. */
  private static void played(
      List<Line> board, int most, double top, Map<String, List<Double>> gained) {
    List<Line> scores = board.stream().filter(l -> l.average().isEmpty()).toList();
    for (Line line : scores) {
      double plain = -1;
      for (Line other : scores) {
        plain += 1 + Math.signum(line.points() - other.points());
      }
      double matchpoints = (plain + 1) * most / scores.size() - 1;
      add(line.ns(), 100 * matchpoints / top, gained);
      add(line.ew(), 100 - 100 * matchpoints / top, gained);
    }
  }

  private static void add(String pair, double share, Map<String, List<Double>> to) {
    to.computeIfAbsent(pair, p -> new ArrayList<>()).add(share);
  }

  /** Average plus is at least what the pair has on other boards, average minus at most. */
  private static void average(
      String pair, String percent, Map<String, List<Double>> others, Map<String, List<Double>> to) {
    double fixed = Double.parseDouble(percent);
    double own = mean(others.getOrDefault(pair, List.of(fixed)));
    add(pair, fixed > 50 ? Math.max(fixed, own) : Math.min(fixed, own), to);
  }
}
