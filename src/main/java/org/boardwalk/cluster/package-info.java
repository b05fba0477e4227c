/**
 * Runs tasks on other machines, by Apache Spark. The package alone knows Spark, which has to be on
 * the class path: the program does not bring it. It may know {@code task} and {@code search}. Start
 * reading at {@link org.boardwalk.cluster.SparkRunner}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cluster;
