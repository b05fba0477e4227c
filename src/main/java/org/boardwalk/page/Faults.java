package org.boardwalk.page;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.function.Supplier;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.page.Refusal.Fault;

/** Turns faults into pages with advice. */
final class Faults {

  private final Templates templates;
  private final String template;

  /**
   * @param templates fills pages
   * @param template the template for faults
   */
  Faults(Templates templates, String template) {
    this.templates = templates;
    this.template = template;
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
        refusal.reason().status(), templates.fill(template, Map.of("wrong", Wrong.of(message))));
  }
}
