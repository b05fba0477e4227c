/**
 * What could be played tonight: from the people who came, the boards or the time they want and the
 * boards at hand to a short ranked list of movements that are known already. It may know the layers
 * up to {@code answer}; it never searches itself: whoever calls it hands it what is {@link
 * org.boardwalk.plan.Known}, and what to ask where nothing is. Start reading at {@link
 * org.boardwalk.plan.Planner}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.plan;
