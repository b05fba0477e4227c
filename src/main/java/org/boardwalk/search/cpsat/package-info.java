/**
 * The engine CP-SAT: models of the neutral form, solved by OR-Tools' native library. The only
 * package that calls it. Start reading at {@link org.boardwalk.search.cpsat.CpSatEngine}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.cpsat;
