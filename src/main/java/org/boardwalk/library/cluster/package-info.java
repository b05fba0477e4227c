/**
 * Runs tasks on other machines, by Apache Spark. The package alone knows Spark, which has to be on
 * the class path: the program does not bring it. It may know {@code library.task} and {@code
 * search}. Start reading at {@link org.boardwalk.library.cluster.SparkRunner}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.cluster;
