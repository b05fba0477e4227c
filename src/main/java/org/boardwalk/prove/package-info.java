/**
 * Proofs that nothing answers a wish, part by part: cubes are searched by tasks and written down in
 * a ledger, from which a proof that was stopped goes on. It knows no engine and no threads. Start
 * reading at {@link org.boardwalk.prove.Proving}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.prove;
