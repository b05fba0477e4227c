/**
 * A dedicated exact search for complete schedules: one base round (a starter) whose translates
 * under an abelian group make up the whole schedule. The package knows no constraint solver. Start
 * reading at {@link org.boardwalk.search.starter.StarterMethod}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.starter;
