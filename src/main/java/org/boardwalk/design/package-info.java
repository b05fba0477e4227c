/**
 * Which methods for which wish, in which order, for how long, and what is done with what they find.
 * It may know every package of search, and no solver. Start reading at {@link
 * org.boardwalk.design.Designer}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.design;
