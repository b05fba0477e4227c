/**
 * Certificates that others can check without this program: the clauses of a model, and a proof by a
 * solver of somebody else that they cannot all hold. Knows wishes, models and how they are written
 * down; of our own engines nothing. Start reading at {@link org.boardwalk.certify.Certifying}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.certify;
