/**
 * Planning: from the people who came, the boards or the time they want and the boards at hand to a
 * short ranked list of known movements. The package may know the layers up to {@code wish.answer}.
 * It never searches itself: its caller hands it a source of known answers, {@link
 * org.boardwalk.plan.Known}, and another to ask where nothing is known. Start reading at {@link
 * org.boardwalk.plan.Planner}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.plan;
