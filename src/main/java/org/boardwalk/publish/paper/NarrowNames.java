package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.boardwalk.publish.Names;

/** Names for narrow places: cut with an ellipsis by their width, in letters of any script. */
final class NarrowNames {

  /** Widths in ems: of two lines in a table, of usual names, and what still tells people apart. */
  private static final double[] WIDTHS = {18, 13, 10, 7};

  /** Some twenty Latin letters. */
  private static final double USUAL = 13;

  private NarrowNames() {}

  /** The names as they are, then shorter and shorter; each only once. */
  static List<Names> of(Names names) {
    List<Names> all = new ArrayList<>(List.of(names));
    for (double width : WIDTHS) {
      Names shorter = names.shortened(name -> narrow(name, width));
      if (!shorter.equals(all.get(all.size() - 1))) {
        all.add(shorter);
      }
    }
    return all;
  }

  /** Names as papers are made for. */
  static Names usual(Names names) {
    return names.shortened(name -> narrow(name, USUAL));
  }

  /** A line takes half of the name: a word that is wider and cannot be broken is cut as well. */
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
