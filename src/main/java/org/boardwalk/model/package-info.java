/**
 * Solver-independent formulations: they turn a wish into a neutral constraint model and its
 * solutions back into movements. Here are also the groups that unfold base rounds into schedules.
 * The neutral form is OR-Tools' {@code CpModelProto}, built with its plain Java builder: it can be
 * saved, sent elsewhere and translated for other engines, and building it loads no native library.
 * Indices of players, rounds and sets start at 0 here; {@link org.boardwalk.model.Unfolding} alone
 * turns those of movements into players' numbers from 1, and {@link org.boardwalk.model.Legend}
 * does so for the names of variables. Formulations name the rule of each constraint; the words of
 * the rules stand in classes such as {@code SeatRules}. Start reading at {@link
 * org.boardwalk.model.SeatsFormulation}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model;
