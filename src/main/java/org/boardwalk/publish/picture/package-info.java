/**
 * Pictures of a movement as SVG: the room with its moves, the meetings, the directions. The package
 * knows movements, their boards' ways and what the judge counted; it counts nothing itself. Start
 * reading at {@link org.boardwalk.publish.picture.Pictures}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish.picture;
