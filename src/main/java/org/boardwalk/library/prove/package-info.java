/**
 * Proofs that nothing answers a wish, part by part: tasks search the cubes of a model, and a ledger
 * keeps what became of each, so that a stopped proof goes on. The package knows no engine and no
 * threads. Start reading at {@link org.boardwalk.library.prove.Proving}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.prove;
