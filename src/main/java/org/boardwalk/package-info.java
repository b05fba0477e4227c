/**
 * The front door: {@link org.boardwalk.Boardwalk} designs, checks and compares. It may use every
 * layer below. Start reading there.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk;
