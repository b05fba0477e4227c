/**
 * The solver-independent formulations: from a wish to a neutral constraint model, and from its
 * solutions back to movements; and the groups that unfold base rounds into schedules. The neutral
 * form is OR-Tools' {@code CpModelProto}, built with its plain Java builder: it can be saved, sent
 * elsewhere and translated for other engines, and building it loads no native library. Indices of
 * players, rounds and sets start at 0 here; {@link org.boardwalk.model.Unfolding} is the one place
 * that turns those of movements into people's numbers, {@link org.boardwalk.model.Legend} has the
 * names of variables in them. Formulations say beside each constraint which rule it states, in
 * words that stand apart, as in {@code SeatRules}. Start reading at {@link
 * org.boardwalk.model.SeatsFormulation}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model;
