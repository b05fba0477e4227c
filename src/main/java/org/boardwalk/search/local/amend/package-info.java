/**
 * Sessions that go on otherwise than planned: people come or leave, or a round was played wrongly,
 * and the rest is changed as little as possible. The package knows movements, the judge and {@code
 * search.local.kernel}; no wish, no method and no solver. Rounds and places start at 0 in {@code
 * RestPlan} and {@code Rest}, contestants and sets at 1, as 0 is none; {@code RestPlan} is the one
 * place that converts. Start reading at {@link org.boardwalk.search.local.amend.Amendments}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.local.amend;
