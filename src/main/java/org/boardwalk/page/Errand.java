package org.boardwalk.page;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What is to be done for a request, as soon as it is here as a whole.
 *
 * @param workload what it costs
 * @param mostBody how many bytes it takes; 0 when what is sent with it does not matter
 * @param work does it, with what was sent, which is refused when it is asked for; never throws
 *     anything but errors of the virtual machine
 */
record Errand(Workload workload, int mostBody, Function<Supplier<byte[]>, Reply> work) {}
