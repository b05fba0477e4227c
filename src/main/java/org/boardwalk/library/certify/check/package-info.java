/**
 * A checker for refutations of clauses, small enough to be verified by reading. It knows nothing of
 * movements, models, searches or files of this project, and stays under 300 lines. Start reading at
 * {@link org.boardwalk.library.certify.check.RupChecker}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.certify.check;
