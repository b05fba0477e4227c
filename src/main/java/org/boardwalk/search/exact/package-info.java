/**
 * Methods that hand a constraint model of {@code model} to an engine. They know the port, no
 * engine. Start reading at {@link org.boardwalk.search.exact.ModelMethod}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.exact;
