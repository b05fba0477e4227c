/**
 * How is it shown: schedules and scorecards as plain text and CSV, for directors and players. It
 * knows movements, what the judge says of them and the outcome of a search; it computes no quality
 * itself, and touches no stream. Start reading at {@link org.boardwalk.publish.ScheduleText}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish;
