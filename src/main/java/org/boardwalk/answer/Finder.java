package org.boardwalk.answer;

/**
 * What found a movement, or proved that there is none.
 *
 * @param engine the solver or part of this program, such as cpsat, choco, starter, local,
 *     construction or theorem; for people, never compared
 * @param version its version
 * @param method what was searched, in words
 */
public record Finder(String engine, String version, String method) {

  /**
   * @param engine a part of this program
   * @param method what it searched
   * @return the finder in the version of this program
   */
  public static Finder own(String engine, String method) {
    return new Finder(engine, Versions.of("boardwalk"), method);
  }

  /**
   * @param more what was done afterwards
   * @return the same with that
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
