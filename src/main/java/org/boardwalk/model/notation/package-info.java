/**
 * Notations of constraint models: words and mathematics for people; CpModelProto text, MiniZinc,
 * OPB or DIMACS for other solvers. The package may know the models, but no solver. Start reading at
 * {@link org.boardwalk.model.notation.Notation}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model.notation;
