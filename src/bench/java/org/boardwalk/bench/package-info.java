/**
 * Benchmarks of speed and quality, each of which compares our figures with others. Start reading at
 * {@link org.boardwalk.bench.CompleteSchedules}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.bench;
