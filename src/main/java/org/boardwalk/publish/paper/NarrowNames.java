package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.publish.Names;

/** Names for narrow places: cut with an ellipsis by their width, in letters of any script. */
final class NarrowNames {

  /**
   * The widths to which names are cut, in ems: from two lines in a table to the least that tells
   * people apart.
   */
  private static final double[] WIDTHS = {18, 13, 10, 7};

  /** The width of usual names, about twenty Latin letters. */
  private static final double USUAL = 13;

  private static final double LEGIBLE = 10;

  /** The width of a heading line. */
  private static final double HEADING = 32;

  private NarrowNames() {}

  /** The names in full, then shorter and shorter, without repetitions. */
  static List<Names> of(Names names) {
    return of(names, 0);
  }

  /**
   * The names in full, then shorter, but none so short that only acquaintances could tell people
   * apart.
   */
  static List<Names> legible(Names names) {
    return of(names, LEGIBLE);
  }

  private static List<Names> of(Names names, double least) {
    List<Names> all = new ArrayList<>(List.of(names));
    for (double width : Arrays.stream(WIDTHS).filter(w -> w >= least).toArray()) {
      Names shorter = names.shortened(name -> narrow(name, width));
      if (!shorter.equals(all.get(all.size() - 1))) {
        all.add(shorter);
      }
    }
    return all;
  }

  /** A name on a line of its own: in full where it fits, else the name for narrow places. */
  static String heading(String whole, String narrow) {
    return Typeface.ems(whole) <= HEADING ? whole : narrow;
  }

  /** Names cut to the usual width. */
  static Names usual(Names names) {
    return names.shortened(name -> narrow(name, USUAL));
  }

  /**
   * Cuts a name to a width. A line takes half of the name, so a wider word that cannot be broken is
   * cut as well.
   */
  private static String narrow(String name, double width) {
    String words =
        Arrays.stream(name.split(" ", -1))
            .map(word -> Lines.anywhere(word) ? word : cut(word, width / 2))
            .collect(Collectors.joining(" "));
    return cut(words, width);
  }

  private static String cut(String name, double width) {
    String text = name;
    for (int most = name.codePointCount(0, name.length()); Typeface.ems(text) > width; ) {
      text = Names.cut(name, --most);
    }
    return text;
  }
}
