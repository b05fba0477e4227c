package org.boardwalk.page.http;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.function.Supplier;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.page.http.Refusal.Fault;

/** Turns faults into pages with advice. */
public final class Faults {

  private static final String TEMPLATE = "error.html";

  private final Templates templates;

  /**
   * @param templates fills pages, among them {@value #TEMPLATE}
   */
  public Faults(Templates templates) {
    this.templates = templates;
  }

  /** The reply, or the page of the fault that occurred while it was made. */
  Reply answered(Supplier<Reply> work) {
    try {
      return work.get();
    } catch (Refusal e) {
      return page(e);
    } catch (FileException | IllegalArgumentException e) {
      return page(new Refusal(Fault.BAD_REQUEST, String.valueOf(e.getMessage()), e));
    } catch (RuntimeException | StackOverflowError e) {
      // The logger is looked up only here, so that logging is not loaded before there is a fault.
      Logger log = System.getLogger(Faults.class.getName());
      log.log(Level.ERROR, "a page could not be made", e);
      return page(
          new Refusal(
              Fault.BUG,
              "This is a bug in boardwalk.\nMaybe report what you did; what the program printed"
                  + " helps.",
              e));
    }
  }

  private Reply page(Refusal refusal) {
    String message = String.valueOf(refusal.getMessage());
    return Reply.page(
        refusal.reason().status(),
        templates.fill(TEMPLATE, Map.of("wrong", FaultMessage.of(message))));
  }
}
