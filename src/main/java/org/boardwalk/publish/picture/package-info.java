/**
 * Pictures of a movement as SVG: the room with its moves, and who meets whom. It knows movements
 * and what the judge counted; it counts nothing itself. Templates stand beside the pages of {@code
 * publish}. Start reading at {@link org.boardwalk.publish.picture.Pictures}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish.picture;
