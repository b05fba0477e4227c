package org.boardwalk.page;

/**
 * A request that was let in.
 *
 * @param parameters those of its link
 * @param form what was sent with it; empty for one that only asks
 */
record Request(Parameters parameters, FormData form) {}
