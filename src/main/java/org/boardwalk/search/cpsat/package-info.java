/**
 * The engine CP-SAT. The only package that calls OR-Tools' solver and its native library. Start
 * reading at {@link org.boardwalk.search.cpsat.CpSatEngine}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.cpsat;
