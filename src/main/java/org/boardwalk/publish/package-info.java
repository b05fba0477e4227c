/**
 * How is it shown: schedules, scorecards, rankings, board logistics and the atlas as plain text,
 * CSV and pages, for directors and players. It knows movements, what the judge says of them, how
 * their boards walk, how events were scored, what was planned, the outcome of a search and what the
 * atlas holds; it computes no quality itself, and touches no stream. The templates of the pages
 * stand beside these classes; only {@code Pages} knows their library. Start reading at {@link
 * org.boardwalk.publish.ScheduleText}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish;
