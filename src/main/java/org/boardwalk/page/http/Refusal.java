package org.boardwalk.page.http;

/** The refusal of a request with its reason; it becomes a page with advice. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The reason of a refusal. */
  public enum Fault {
    /** The request, or what was typed, cannot be understood. */
    BAD_REQUEST(400),
    /** The request comes from elsewhere, or from a person who may not do this. */
    FORBIDDEN(403),
    /** There is no such page or thing. */
    NOT_FOUND(404),
    /** The page does not take this method. */
    WRONG_METHOD(405),
    /** The form or the movement is too large. */
    TOO_LARGE(413),
    /** The request sends no form. */
    WRONG_TYPE(415),
    /** There is too much to do, or there were too many attempts. */
    TOO_MANY(429),
    /** A bug in this program. */
    BUG(500),
    /** The work took too long. */
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

  /** {@return the reason} */
  public Fault reason() {
    return reason;
  }
}
