package org.boardwalk.page.site;

import java.time.Duration;
import java.util.List;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.plan.SuggestedSearch.Hope;
import org.boardwalk.wish.Limit;
import org.boardwalk.wish.Preference;
import org.boardwalk.wish.SearchSettings;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Versions;

/**
 * The goal of a search.
 *
 * @param hopes the wishes, of which the first that can be answered is wanted, at least one
 * @param seed the seed of the search
 * @param evening the evening of the first page; only its times when the search is for a movement
 * @param names the names that were typed before, so that they are not lost
 */
record SearchGoal(List<Hope> hopes, int seed, Parameters evening, String names) {

  SearchGoal {
    hopes = List.copyOf(hopes);
  }

  /** The wish that is wanted most, which gives the search its name. */
  Wish first() {
    return hopes.get(0).wish();
  }

  /** The wishes with their shares of the time. */
  Preference within(Duration time) {
    SearchSettings usual = SearchSettings.STANDARD;
    SearchSettings each =
        new SearchSettings(
            usual.engine(), Limit.time(time.dividedBy(hopes.size())), seed, usual.workers());
    return new Preference(hopes.stream().map(hope -> hope.wish().with(each)).toList());
  }

  /**
   * The link that opens the answer to one of the wishes, with the seed and the version that found
   * it.
   */
  Parameters link(int wish) {
    Hope hope = hopes.get(wish);
    int perSet = hope.perRound() / hope.wish().boards().parts();
    return WishLink.timed(WishLink.of(hope.wish(), perSet), evening)
        .with("seed", seed)
        .with("version", Versions.of("boardwalk"));
  }
}
