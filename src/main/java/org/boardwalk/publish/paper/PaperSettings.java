package org.boardwalk.publish.paper;

import java.util.Optional;
import org.boardwalk.publish.Names;

/**
 * How papers are printed.
 *
 * @param size the paper
 * @param perPage cards to a page; empty for what is usual for each paper
 * @param type how large the type is
 * @param names names in place of numbers
 */
public record PaperSettings(PageSize size, Optional<PerPage> perPage, TypeSize type, Names names) {

  /** A4, usual cards, normal type, numbers. */
  public static final PaperSettings USUAL =
      new PaperSettings(PageSize.A4, Optional.empty(), TypeSize.NORMAL, Names.NONE);

  /** How many cards of a paper to a page; names need more room than numbers. */
  PerPage perPage(Paper paper) {
    return perPage(paper, Integer.MAX_VALUE);
  }

  /** The same for cards of at most so many rows, more of which fit where they are few. */
  PerPage perPage(Paper paper, int rows) {
    PerPage roomy = names.none() ? paper.usual() : paper.named();
    PerPage usual = paper == Paper.SLIPS ? roomy.compact(rows) : roomy;
    return perPage.orElse(type == TypeSize.LARGE ? usual.fewer() : usual);
  }
}
