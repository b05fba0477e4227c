/**
 * The third part of the library: the atlas of the usual wishes, its content and its building. The
 * package may know the two other parts. Start reading at {@link org.boardwalk.library.atlas.Atlas}
 * and {@link org.boardwalk.library.atlas.AtlasBuild}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.atlas;
