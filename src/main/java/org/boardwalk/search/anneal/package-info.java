/**
 * Simulated annealing and parallel tempering in parts: how many steps, how hot, what is accepted,
 * what is new. It knows nothing but the JDK; what a step changes is up to the methods. Start
 * reading at {@link org.boardwalk.search.anneal.Cooling}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.search.anneal;
