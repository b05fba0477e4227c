/**
 * Speed, measured: each figure beside something else in the same run. Start reading at {@link
 * org.boardwalk.bench.CompleteSchedules}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.bench;
