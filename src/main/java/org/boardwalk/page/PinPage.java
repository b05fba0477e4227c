package org.boardwalk.page;

import java.util.Map;

/** The page on which the director enters the PIN, or leaves the desk. */
final class PinPage {

  private final RoomAccess access;
  private final RoomFrame frame;

  PinPage(RoomAccess access, RoomFrame frame) {
    this.access = access;
    this.frame = frame;
  }

  Reply show(Request request) {
    return access.pass(request.head()).isPresent()
        ? Reply.elsewhere("/desk")
        : frame.page("pin.html", request, Map.of("wrong", Wrong.of("")));
  }

  Reply take(Request request) {
    return access
        .open(request.head(), request.form().text("pin"))
        .map(cookie -> Reply.elsewhere("/desk").with("Set-Cookie", cookie))
        .orElseGet(
            () ->
                frame.page(
                    403,
                    "pin.html",
                    request,
                    Map.of(
                        "wrong",
                        Wrong.of(
                            "This is not the PIN.\nMaybe read it once more where the program was"
                                + " started."))));
  }

  Reply leave(Request request) {
    access.checkForm(request);
    return Reply.elsewhere("/").with("Set-Cookie", access.closed(request.head()));
  }
}
