/**
 * JSON for other programs: the output of commands with {@code --format json}. For each command
 * there is a JSON Schema among the resources beside these classes; names in it stay, and new ones
 * may come. The package may know everything that {@code publish} shows. Start reading at {@link
 * org.boardwalk.publish.json.MovementJson}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish.json;
