/**
 * Certificates that others can check without this program: the clauses of a model, and a proof by
 * an external solver that they cannot all hold. The package knows wishes, models and their
 * notations, but none of our own engines. Start reading at {@link
 * org.boardwalk.library.certify.Certifying}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.certify;
