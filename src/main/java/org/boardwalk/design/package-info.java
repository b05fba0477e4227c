/**
 * Design: chooses the methods for a wish, their order and their time, and completes the movements
 * that they find. The package may know the methods of search, and no solver. Start reading at
 * {@link org.boardwalk.design.Designer}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.design;
