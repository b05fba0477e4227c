package org.boardwalk.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A published movement and ours.
 *
 * @param published the published one
 * @param library ours from the library; empty when it has none
 * @param afresh ours from a search; empty when it found none
 * @param refused why its sizes cannot be asked for; empty when they can
 */
public record PublishedMatch(
    Published published, Optional<Ours> library, Optional<Ours> afresh, String refused) {

  /**
   * A movement of ours.
   *
   * @param total total cost with the standard weights
   * @param breaks sets that come by no rule, see {@link org.boardwalk.quality.WalkRule}
   * @param byRule whether one rule says where to go from every seat
   */
  public record Ours(long total, int breaks, boolean byRule) {}

  /** The verdicts on our movement. */
  public enum Verdict {
    BETTER,
    EQUAL,
    WORSE,
    /** We have no movement. */
    NONE,
    /** The sizes cannot be asked for. */
    REFUSED;

    /**
     * @return the name used in files and messages
     */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * @return the better of ours: by breaks for four winners, else by cost
   */
  public Optional<Ours> best() {
    return Stream.concat(library.stream(), afresh.stream()).min(order(published));
  }

  static Comparator<Ours> order(Published published) {
    Comparator<Ours> byTotal = Comparator.comparingLong(Ours::total);
    return published.rainbow()
        ? Comparator.comparingInt(Ours::breaks).thenComparing(byTotal)
        : byTotal;
  }

  /**
   * The verdict. With four winners, a published movement is taken to have no breaks, so ours cannot
   * be better; ours never has replays.
   *
   * @return the verdict on ours
   */
  public Verdict verdict() {
    if (!refused.isEmpty()) {
      return Verdict.REFUSED;
    }
    return best()
        .map(
            ours ->
                published.rainbow()
                    ? verdict(ours.breaks(), 0)
                    : verdict(ours.total(), published.total()))
        .orElse(Verdict.NONE);
  }

  private static Verdict verdict(long ours, long theirs) {
    if (ours == theirs) {
      return Verdict.EQUAL;
    }
    return ours < theirs ? Verdict.BETTER : Verdict.WORSE;
  }

  /**
   * @param matches any number
   * @param verdict a verdict
   * @return the number of matches with this verdict
   */
  public static long count(List<PublishedMatch> matches, Verdict verdict) {
    return matches.stream().filter(m -> m.verdict() == verdict).count();
  }
}
