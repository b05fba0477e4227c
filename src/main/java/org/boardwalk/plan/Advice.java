package org.boardwalk.plan;

import java.util.OptionalInt;

/**
 * How a proposal stands to the others.
 *
 * @param recommended whether this is the one to take without further thought
 * @param byRule where boards go by no rule here: the copies with which the same session can be
 *     played so that they do; empty where there is no such comparison
 */
public record Advice(boolean recommended, OptionalInt byRule) {}
