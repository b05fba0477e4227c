/**
 * Rules of a designer's own: how often something may happen to chosen players in chosen rounds, and
 * how well a movement keeps it. Part of the judge: it knows movements only, and shares no code with
 * the models. Start reading at {@link org.boardwalk.quality.rule.Rule}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.quality.rule;
