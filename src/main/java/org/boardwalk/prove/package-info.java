/**
 * Proofs in parts that no movement answers a wish: cubes are searched by tasks, and results are
 * written to a ledger, from which a stopped proof continues. The package knows no engine and no
 * threads. Start reading at {@link org.boardwalk.prove.Proving}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.prove;
