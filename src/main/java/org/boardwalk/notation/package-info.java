/**
 * Constraint models written down: in words and mathematics for people, as CpModelProto text,
 * MiniZinc or OPB for other solvers. It may know the models, no solver. Start reading at {@link
 * org.boardwalk.notation.Notation}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.notation;
