/**
 * The atlas: which wishes are usual, what is known of each, and the builds that improve it. The
 * package may know the library and its files. Start reading at {@link
 * org.boardwalk.library.atlas.Atlas} and {@link org.boardwalk.library.atlas.AtlasBuild}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.atlas;
