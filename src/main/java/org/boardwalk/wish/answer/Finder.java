package org.boardwalk.wish.answer;

/**
 * The finder of a movement, or of a proof that there is none.
 *
 * @param engine the solver or part of this program, such as cpsat, choco, starter, local,
 *     construction or theorem; for readers, never compared
 * @param version its version
 * @param method the method or model searched, in words
 */
public record Finder(String engine, String version, String method) {

  /**
   * @param engine a part of this program
   * @param method the method or model searched
   * @return the finder in the version of this program
   */
  public static Finder own(String engine, String method) {
    return new Finder(engine, Versions.of("boardwalk"), method);
  }

  /**
   * @param more a further step, in words
   * @return the finder with that step added
   */
  public Finder and(String more) {
    return new Finder(engine, version, method + ", " + more);
  }

  /**
   * @return such as "cpsat 9.15.6755: tables developed by Z13"
   */
  @Override
  public String toString() {
    return engine + " " + version + ": " + method;
  }
}
