package org.boardwalk.page;

/** A request that is not served, and why: becomes a page with what to do. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Why a request is not served. */
  enum Fault {
    BAD_REQUEST(400),
    FORBIDDEN(403),
    NOT_FOUND(404),
    WRONG_METHOD(405),
    TOO_LARGE(413),
    WRONG_TYPE(415),
    TOO_MANY(429),
    BUG(500);

    private final int status;

    Fault(int status) {
      this.status = status;
    }

    /** The status code of HTTP. */
    int status() {
      return status;
    }
  }

  private final Fault reason;

  /**
   * @param reason why
   * @param message what is wrong, and on a second line what to do
   */
  Refusal(Fault reason, String message) {
    super(message);
    this.reason = reason;
  }

  /**
   * @param reason why
   * @param message what is wrong, and on a second line what to do
   * @param cause what went wrong below
   */
  Refusal(Fault reason, String message, Throwable cause) {
    super(message, cause);
    this.reason = reason;
  }

  Fault reason() {
    return reason;
  }
}
