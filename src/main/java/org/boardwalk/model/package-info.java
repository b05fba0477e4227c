/**
 * The neutral constraint model and what all formulations share: they turn a wish into a model and
 * its solutions back into movements. The neutral form is OR-Tools' {@code CpModelProto}, built with
 * its plain Java builder: it can be saved, sent elsewhere and translated for other engines, and
 * building it loads no native library. Indices of players, rounds and sets start at 0 here; {@link
 * org.boardwalk.model.Unfolding} alone turns those of movements into players' numbers from 1, and
 * {@link org.boardwalk.model.Legend} does so for the names of variables. Each constraint belongs to
 * a {@link org.boardwalk.model.ConstraintFamily}. The formulations stand in {@code model.players}
 * and {@code model.pairs}. Start reading at {@link org.boardwalk.model.ConstraintModel}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model;
