package org.boardwalk.scoring.evening;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.BoardPlay;
import org.boardwalk.scoring.Correction;
import org.boardwalk.scoring.Result;
import org.boardwalk.scoring.entry.CorrectionsCsv;
import org.boardwalk.scoring.entry.ScoreEntry;

/** What differs between two states of an evening, in words, a sentence each. */
final class EveningChanges {

  private EveningChanges() {}

  static List<String> between(SavedEvening before, SavedEvening after) {
    List<String> all = new ArrayList<>();
    if (before.clock().round() != after.clock().round()) {
      all.add(Text.of("Round %d", after.clock().round()));
    }
    if (!before.settings().phones().equals(after.settings().phones())) {
      all.add(
          after.settings().phones().isPresent()
              ? "Players may enter results"
              : "Players no longer enter results");
    }
    if (!before.settings().language().equals(after.settings().language())) {
      all.add("Language: " + after.settings().language().map(Language::own).orElse("not chosen"));
    }
    Movement movement = after.movement();
    if (!before.movement().equals(movement) || !before.attendance().equals(after.attendance())) {
      all.add("The movement");
    } else {
      all.addAll(results(before, after));
    }
    all.addAll(names(before, after));
    List<Correction> gone = new ArrayList<>(before.corrections());
    after.corrections().forEach(gone::remove);
    List<Correction> come = new ArrayList<>(after.corrections());
    before.corrections().forEach(come::remove);
    gone.forEach(c -> all.add("Taken back: " + words(c, before.movement())));
    come.forEach(c -> all.add("Given: " + words(c, movement)));
    return all;
  }

  private static String words(Correction c, Movement movement) {
    return Text.of(
        "%s %s for %s",
        Word.of(c.purpose()), CorrectionsCsv.amount(c), movement.label(c.contestant()));
  }

  private static List<String> results(SavedEvening before, SavedEvening after) {
    Map<BoardPlay, Result> old = byPlay(before);
    Map<BoardPlay, Result> now = byPlay(after);
    Set<BoardPlay> plays = new LinkedHashSet<>(old.keySet());
    plays.addAll(now.keySet());
    List<String> all = new ArrayList<>();
    for (BoardPlay play : plays) {
      String was = words(Optional.ofNullable(old.get(play)));
      String is = words(Optional.ofNullable(now.get(play)));
      if (!was.equals(is)) {
        all.add(
            Text.of(
                "Round %d, table %s, board %d: %s%s",
                play.round(),
                after.movement().table(play.table()),
                play.board(),
                is.isEmpty() ? "taken away" : is,
                was.isEmpty() ? "" : " (was " + was + ")"));
      }
    }
    return all;
  }

  private static Map<BoardPlay, Result> byPlay(SavedEvening evening) {
    return evening.results().stream().collect(Collectors.toMap(Result::play, Function.identity()));
  }

  private static String words(Optional<Result> result) {
    return result
        .map(
            r ->
                ScoreEntry.text(r)
                    + r.account()
                        .map(a -> a.lead())
                        .filter(l -> !l.isEmpty())
                        .map(l -> ", lead " + l)
                        .orElse("")
                    + (r.form().isEmpty() ? "" : ", cards " + r.form())
                    + (r.provisional() ? ", not confirmed" : ""))
        .orElse("");
  }

  private static List<String> names(SavedEvening before, SavedEvening after) {
    Set<Integer> numbers = new TreeSet<>(before.names().keySet());
    numbers.addAll(after.names().keySet());
    List<String> all = new ArrayList<>();
    for (int number : numbers) {
      String was = before.names().getOrDefault(number, "");
      String is = after.names().getOrDefault(number, "");
      if (!was.equals(is)) {
        all.add(
            Text.of(
                "Number %s: %s%s",
                number <= after.movement().contestants() ? after.movement().label(number) : number,
                is.isEmpty() ? "no name" : is,
                was.isEmpty() ? "" : " (was " + was + ")"));
      }
    }
    return all;
  }
}
