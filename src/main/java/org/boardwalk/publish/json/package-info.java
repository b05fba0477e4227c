/**
 * How is it shown to other programs: what commands print, as JSON. For every command that writes it
 * there is a JSON Schema among the resources beside these classes; names in it stay, and new ones
 * may come. Start reading at {@link org.boardwalk.publish.json.MovementFields}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.publish.json;
