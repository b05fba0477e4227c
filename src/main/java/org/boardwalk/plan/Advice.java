package org.boardwalk.plan;

import java.util.OptionalInt;

/**
 * How a proposal compares with the others.
 *
 * @param recommended whether this is the proposal to take without further thought
 * @param byRule where boards are carried by no rule: the number of copies with which the session of
 *     this size can be played by a rule; empty where there is no such comparison
 */
public record Advice(boolean recommended, OptionalInt byRule) {}
