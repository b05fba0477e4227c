package org.boardwalk.scoring.evening;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;

/**
 * The log of all changes of an evening, in a file beside it: one JSON object a line, only added to.
 * A change of the movement has the evening before it, so that it can be undone after a restart. A
 * line that was cut off is left out when the log is read. Thread-safe.
 */
public final class ChangeLog {

  private final Path path;

  private ChangeLog(Path path) {
    this.path = path;
  }

  /**
   * @param evening the file of an evening
   * @return its log, which may not exist yet
   */
  public static ChangeLog beside(Path evening) {
    return new ChangeLog(evening.resolveSibling(evening.getFileName() + ".log"));
  }

  /**
   * A change.
   *
   * @param at when
   * @param by who made it, in words
   * @param what what changed, in words
   */
  public record Noted(Instant at, String by, String what) {}

  /**
   * A change of the movement that can be undone.
   *
   * @param before the evening before it
   * @param played the number of rounds that had been played by then
   * @param what the way on which the evening goes on
   */
  public record Undo(SavedEvening before, int played, String what) {

    /**
     * @param now the evening as it stands, with the movement that is to be undone
     * @return it with the movement that it had before, and with all results and names since
     * @throws IllegalArgumentException when a result fits no play of that movement
     */
    public SavedEvening undone(SavedEvening now) {
      return now.upTo(before.movement().contestants())
          .goingOn(before.judged().named(before.movement().name()), played);
    }
  }

  /**
   * Notes what differs between two states of the evening; nothing where nothing does. A log that
   * cannot be written stops no evening: the line is left out.
   *
   * @param at when it changed
   * @param by who changed it
   * @param before the evening before
   * @param after the evening after
   */
  public void note(Instant at, String by, SavedEvening before, SavedEvening after) {
    EveningChanges.between(before, after).forEach(what -> add(noted(at, by, what)));
  }

  /**
   * Notes a change of the movement.
   *
   * @param at when it changed
   * @param undo the change, and how to go back
   * @param after the evening after
   */
  public void note(Instant at, Undo undo, SavedEvening after) {
    add(
        noted(at, "desk", undo.what())
            .put("movement", mark(after))
            .put("played", undo.played())
            .put("before", EveningFields.of(undo.before())));
  }

  private static FieldTree noted(Instant at, String by, String what) {
    return FieldTree.of("at", at.truncatedTo(ChronoUnit.SECONDS), "by", by, "what", what);
  }

  /** A digest of the movement and of the list of those present, to see whether either changed. */
  private static String mark(SavedEvening evening) {
    String all = evening.movement() + "\n" + evening.attendance();
    return UUID.nameUUIDFromBytes(all.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** The line feed comes first: a line that was cut off damages none that follows. */
  private synchronized void add(FieldTree fields) {
    try {
      Files.writeString(
          path,
          "\n" + fields.node(),
          StandardOpenOption.CREATE,
          StandardOpenOption.WRITE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      return;
    }
  }

  /**
   * @param most the most changes
   * @return the latest changes, the last one first
   */
  public List<Noted> latest(int most) {
    List<String> lines = lines();
    List<Noted> all = new ArrayList<>();
    for (int k = lines.size() - 1; k >= 0 && all.size() < most; k--) {
      read(lines.get(k))
          .ifPresent(
              e ->
                  all.add(
                      new Noted(
                          Instant.parse(e.at("at").text()),
                          e.at("by").text(),
                          e.at("what").text())));
    }
    return all;
  }

  /**
   * @param now the evening as it stands
   * @return the latest change of the movement, if it led to the movement as it stands
   */
  public Optional<Undo> undo(SavedEvening now) {
    List<String> lines = lines();
    Collections.reverse(lines);
    return undo(now, lines, "\"movement\":\"" + mark(now) + "\"");
  }

  /**
   * @param now the evening as it stands
   * @return its first change of the movement, with the evening as it began
   */
  public Optional<Undo> first(SavedEvening now) {
    return undo(now, lines(), "\"movement\":");
  }

  /** The first of some lines with a word, without those of an evening that had this file before. */
  private Optional<Undo> undo(SavedEvening now, List<String> lines, String word) {
    return lines.stream()
        .filter(line -> line.contains(word))
        .flatMap(line -> undo(line).stream())
        .filter(u -> u.before().date().equals(now.date()))
        .filter(u -> u.before().title().equals(now.title()))
        .findFirst();
  }

  private Optional<Undo> undo(String line) {
    try {
      Entry entry = Entry.root(Document.parse(path, line));
      SavedEvening before = EveningFile.parse(path, entry.at("before").node().toString());
      return Optional.of(new Undo(before, entry.at("played").number(), entry.at("what").text()));
    } catch (FileException damaged) {
      return Optional.empty();
    }
  }

  private Optional<Entry> read(String line) {
    try {
      return Optional.of(Entry.root(Document.parse(path, line)));
    } catch (FileException cutOff) {
      return Optional.empty();
    }
  }

  private List<String> lines() {
    try {
      return Files.exists(path)
          ? new ArrayList<>(FileText.read(path).lines().filter(l -> !l.isBlank()).toList())
          : new ArrayList<>();
    } catch (FileException damaged) {
      return new ArrayList<>();
    }
  }
}
