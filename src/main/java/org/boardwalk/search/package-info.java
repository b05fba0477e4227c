/**
 * How is it found: the port to the engines, the portfolio of methods, the incumbent they report to,
 * and the outcome. Nothing here knows which engine runs. Start reading at Search.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search;
