package org.boardwalk.page.http;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.page.http.Refusal.Fault;

/** Turns faults into pages with advice. */
public final class Faults {

  private static final String TEMPLATE = "error.html";

  private final Templates templates;
  private final Function<Optional<Head>, Messages> texts;

  /**
   * @param templates fills pages, among them {@value #TEMPLATE}
   * @param texts the texts for the sender of a request; for no one in particular where it is empty
   */
  public Faults(Templates templates, Function<Optional<Head>, Messages> texts) {
    this.templates = templates;
    this.texts = texts;
  }

  /** The reply to a request, or the page of the fault that occurred while it was made. */
  Reply answered(Optional<Head> head, Supplier<Reply> work) {
    try {
      return work.get();
    } catch (Refusal e) {
      return page(head, e);
    } catch (FileException | IllegalArgumentException e) {
      return page(head, new Refusal(Fault.BAD_REQUEST, String.valueOf(e.getMessage()), e));
    } catch (RuntimeException | StackOverflowError e) {
      // The logger is looked up only here, so that logging is not loaded before there is a fault.
      Logger log = System.getLogger(Faults.class.getName());
      log.log(Level.ERROR, "a page could not be made", e);
      return page(
          head,
          new Refusal(
              Fault.BUG,
              "This is a bug in boardwalk.\nMaybe report what you did; what the program printed"
                  + " helps.",
              e));
    }
  }

  /** The page of a refusal, which no one in particular is told. */
  Reply page(Refusal refusal) {
    return page(Optional.empty(), refusal);
  }

  private Reply page(Optional<Head> head, Refusal refusal) {
    Messages said = texts.apply(head);
    return Reply.page(
        refusal.reason().status(),
        templates.fill(
            TEMPLATE,
            Map.of(
                "t",
                said.all(),
                "language",
                said.language().code(),
                "wrong",
                SaidFault.message(refusal, said.language()))));
  }
}
