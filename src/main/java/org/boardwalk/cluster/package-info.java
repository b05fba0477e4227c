/** Tasks on other machines. Needs Spark on the class path, which is not part of the program. */
@NullMarked
package org.boardwalk.cluster;

import org.jspecify.annotations.NullMarked;
