package org.boardwalk.page.http;

/** The refusal of a request with its reason; it becomes a page with advice. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The reason of a refusal. */
  public enum Fault {
    BAD_REQUEST(400),
    FORBIDDEN(403),
    NOT_FOUND(404),
    WRONG_METHOD(405),
    TOO_LARGE(413),
    WRONG_TYPE(415),
    TOO_MANY(429),
    BUG(500),
    TOO_LONG(503);

    private final int status;

    Fault(int status) {
      this.status = status;
    }

    /** The status code of HTTP. */
    public int status() {
      return status;
    }
  }

  private final Fault reason;

  /**
   * @param reason the reason
   * @param message the fault, with advice on a second line
   */
  public Refusal(Fault reason, String message) {
    super(message);
    this.reason = reason;
  }

  /**
   * @param reason the reason
   * @param message the fault, with advice on a second line
   * @param cause the underlying fault
   */
  public Refusal(Fault reason, String message, Throwable cause) {
    super(message, cause);
    this.reason = reason;
  }

  /**
   * @return the reason
   */
  public Fault reason() {
    return reason;
  }
}
