package org.boardwalk.page.http;

/**
 * A message about a fault.
 *
 * @param what the fault; empty when there is none
 * @param advice the advice
 */
public record FaultMessage(String what, String advice) {

  /** Splits a message with advice on its second line. */
  public static FaultMessage of(String message) {
    int end = message.indexOf('\n');
    return end < 0
        ? new FaultMessage(message.strip(), "")
        : new FaultMessage(message.substring(0, end).strip(), message.substring(end + 1).strip());
  }
}
