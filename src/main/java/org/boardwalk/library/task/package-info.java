/**
 * Pieces of work that can be done on any machine, and the runners that do them. A task is a value
 * with a text, and so is its result. Packages above hand out tasks and do not know whether threads
 * or a cluster do them. Start reading at {@link org.boardwalk.library.task.Task}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.task;
