/**
 * The third room of the library: the atlas of the usual wishes, what it holds and how it is built.
 * It may know the two other rooms. Start reading at {@link org.boardwalk.library.atlas.Atlas} and
 * {@link org.boardwalk.library.atlas.AtlasBuild}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.atlas;
