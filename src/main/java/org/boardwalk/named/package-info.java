/**
 * Movements of pairs that directors know by name: Mitchells of every kind, hesitations, Webs,
 * appendices, rovers and others, each with its domain, its source, and how to run it; and which of
 * them a movement is, whatever its pairs, tables and sets are called. It may know what a movement
 * is, the judge, and the rules of {@code search.construct}. Start reading at {@link
 * org.boardwalk.named.NamedForms}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.named;
