/**
 * Named forms: movements of pairs that directors know by name, such as Mitchells of every kind,
 * hesitations, Webs, appendices and rovers, each with its domain, its source, and how to run it. A
 * movement's form is recognised with any numbers of pairs, tables and sets. The package may know
 * what a movement is, the judge, and the rules of {@code search.construct}. Start reading at {@link
 * org.boardwalk.design.named.NamedForms}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.design.named;
