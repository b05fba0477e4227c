/**
 * Tasks, which can run anywhere, and their runners. A task and its result are values that can be
 * written as text; a runner runs tasks on threads of this machine or elsewhere. Layers above do not
 * know which. Start reading at {@link org.boardwalk.task.Task}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.task;
