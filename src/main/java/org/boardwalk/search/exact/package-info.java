/**
 * Exact methods, which give a constraint model of {@code model} to an engine. The package knows the
 * port, no engine. Start reading at {@link org.boardwalk.search.exact.ModelMethod}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.exact;
