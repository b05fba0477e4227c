package org.boardwalk.page.http;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The work for a request, to be done once the request has arrived in full.
 *
 * @param workload its cost
 * @param mostBody the most bytes of the body; 0 when the body does not matter
 * @param work does the work with the body; a refused body throws when it is read; otherwise throws
 *     only errors of the virtual machine
 */
record Errand(Workload workload, int mostBody, Function<Supplier<byte[]>, Reply> work) {}
