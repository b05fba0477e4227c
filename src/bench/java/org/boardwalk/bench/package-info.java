/**
 * Speed and quality, measured: each figure beside something else. Start reading at {@link
 * org.boardwalk.bench.CompleteSchedules}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.bench;
