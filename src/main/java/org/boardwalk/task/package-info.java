/**
 * Pieces of work that can be done anywhere, and who does them: a task is a value with a text, so is
 * what comes of it, and a runner does tasks on threads of this machine or elsewhere. Nothing above
 * knows which. Start reading at {@link org.boardwalk.task.Task}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.task;
