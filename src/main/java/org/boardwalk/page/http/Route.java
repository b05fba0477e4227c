package org.boardwalk.page.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.boardwalk.page.http.Refusal.Fault;

/**
 * The answers of one path of the page.
 *
 * @param workload the workload of answering a link
 * @param get the answer to GET
 * @param mostBody the most bytes of a form that is sent
 * @param post the answer to POST
 */
public record Route(
    Function<Parameters, Workload> workload,
    Optional<Function<Request, Reply>> get,
    int mostBody,
    Optional<Function<Request, Reply>> post,
    boolean kept) {

  /**
   * @param workload the workload of each answer
   * @param get the answer to GET
   * @return the route of a page that is only looked at
   */
  public static Route get(Workload workload, Function<Request, Reply> get) {
    return new Route(link -> workload, Optional.of(get), 0, Optional.empty(), false);
  }

  /**
   * @param workload the workload of each answer
   * @param post the answer to POST
   * @return the route of a form that is only sent
   */
  public static Route post(Workload workload, Function<Request, Reply> post) {
    return new Route(link -> workload, Optional.empty(), Forms.MOST, Optional.of(post), false);
  }

  /**
   * @param workload the workload of each answer
   * @param get the answer to GET
   * @param post the answer to POST
   * @return the route of a page with a form that is sent to it
   */
  public static Route both(
      Workload workload, Function<Request, Reply> get, Function<Request, Reply> post) {
    return new Route(link -> workload, Optional.of(get), Forms.MOST, Optional.of(post), false);
  }

  /**
   * The route of a file that never changes while the program runs.
   *
   * @param beside a class in whose package the file is
   * @param name the name of the file; its ending tells the type
   */
  public static Route file(Class<?> beside, String name) {
    try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
      Reply reply = Reply.lasting(type(name), in.readAllBytes());
      return get(Workload.LIGHT, request -> reply);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.'))) {
      case ".css" -> "text/css; charset=utf-8";
      case ".js" -> "text/javascript; charset=utf-8";
      case ".svg" -> "image/svg+xml";
      default -> throw new IllegalArgumentException("file [" + name + "] has no known type");
    };
  }

  /** This route with a workload that depends on the link. */
  public Route costing(Function<Parameters, Workload> cost) {
    return new Route(cost, get, mostBody, post, kept);
  }

  /** This route with smaller forms. */
  public Route taking(int bytes) {
    return new Route(workload, get, bytes, post, kept);
  }

  /**
   * This route with pages that are kept for a while after a form was sent, and shown at an address
   * of their own: going back to them sends nothing again. Where it can also be looked at, the page
   * without what was sent takes the place of one that is no longer kept.
   */
  public Route keeping() {
    return new Route(workload, get, mostBody, post, true);
  }

  /**
   * @throws Refusal when the route does not support the method
   */
  Function<Request, Reply> answer(String method) {
    Optional<Function<Request, Reply>> answer =
        switch (method) {
          case "GET", "HEAD" -> get;
          case "POST" -> post;
          default -> Optional.empty();
        };
    return answer.orElseThrow(
        () ->
            new Refusal(
                Fault.WRONG_METHOD,
                "This page is not asked for in this way.\nMaybe go back and use its form."));
  }
}
