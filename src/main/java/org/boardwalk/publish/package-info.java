/**
 * Texts and pages for directors and players: schedules, scorecards, rankings, board logistics, the
 * atlas. The package knows what it shows, from movements to evenings; it computes no quality itself
 * and touches no stream. Page templates stand beside these classes; only {@code Pages} knows their
 * library. Start reading at {@link org.boardwalk.publish.ScheduleText}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish;
