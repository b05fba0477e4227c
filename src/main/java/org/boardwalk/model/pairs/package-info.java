/**
 * Formulations for pairs: the meetings of free movements, and the boards and walks of Webs. Start
 * reading at {@link org.boardwalk.model.pairs.MeetingFormulation}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.model.pairs;
