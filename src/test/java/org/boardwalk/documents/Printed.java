package org.boardwalk.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the commands of a block printed. A terminal may show either of the two streams first. */
final class Printed {

  private final List<PageRunner.Reply> replies = new ArrayList<>();

  void clear() {
    replies.clear();
  }

  void add(PageRunner.Reply reply) {
    replies.add(reply);
  }

  private String text(Function<PageRunner.Reply, String> of) {
    return replies.stream().map(of).collect(Collectors.joining());
  }

  /** What is wrong with a block that shows it; nothing where no command came before. */
  Optional<String> fault(Fence fence) {
    Shown shown = new Shown(fence.body());
    boolean found =
        Stream.<Function<PageRunner.Reply, String>>of(
                PageRunner.Reply::all,
                PageRunner.Reply::results,
                reply -> reply.results() + reply.messages(),
                reply -> reply.messages() + reply.results())
            .anyMatch(of -> shown.missingIn(text(of)).isEmpty());
    String all = text(PageRunner.Reply::all);
    return found || replies.isEmpty()
        ? Optional.empty()
        : shown
            .missingIn(all)
            .map(
                line ->
                    "line %d: not printed there: [%s]%nPrinted:%n%s%s"
                        .formatted(
                            fence.line(),
                            line.strip(),
                            all,
                            "Maybe a line ... is needed where lines are left out."));
  }
}
