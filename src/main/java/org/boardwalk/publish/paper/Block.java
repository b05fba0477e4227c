package org.boardwalk.publish.paper;

import java.util.List;

/**
 * What stands on one card: a large title, signs to be read from afar, a table, a note.
 *
 * @param title whose card it is
 * @param about a few small words beside the title
 * @param signs what is to be read from afar, such as the follow rule; may be empty
 * @param grid the table; may be {@link CardGrid#NONE}
 * @param note a sentence below; may be empty
 */
record Block(String title, String about, List<String> signs, CardGrid grid, String note) {

  Block {
    signs = List.copyOf(signs);
  }

  Block part(int from, int to, String more) {
    return new Block(title, about + more, signs, grid.part(from, to), note);
  }
}
