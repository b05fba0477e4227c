package org.boardwalk.page;

/** A request that is not served, and why: becomes a page with what to do. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Why a request is not served. */
  enum Reason {
    BAD_REQUEST(400),
    FORBIDDEN(403),
    NOT_FOUND(404),
    WRONG_METHOD(405),
    TOO_LARGE(413),
    WRONG_TYPE(415),
    TOO_MANY(429),
    BUG(500);

    private final int status;

    Reason(int status) {
      this.status = status;
    }

    /** The status code of HTTP. */
    int status() {
      return status;
    }
  }

  private final Reason reason;

  /**
   * @param reason why
   * @param message what is wrong, and on a second line what to do
   */
  Refusal(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /**
   * @param reason why
   * @param message what is wrong, and on a second line what to do
   * @param cause what went wrong below
   */
  Refusal(Reason reason, String message, Throwable cause) {
    super(message, cause);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }
}
