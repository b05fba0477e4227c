/**
 * Does tasks on other machines. Needs Spark on the class path, which the program does not bring.
 */
@NullMarked
package org.boardwalk.cluster;

import org.jspecify.annotations.NullMarked;
