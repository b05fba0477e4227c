package org.boardwalk.page.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.FileText;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.page.http.Upload;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.SavedEvening;

/**
 * What a club keeps from week to week, as files in the user's own folder: its name and number, its
 * members, and the director's PIN if it is always the same. Thread-safe.
 */
public final class ClubFolder {

  private static final String NAME = "club.txt";
  private static final String NUMBER = "club-number.txt";
  private static final String MEMBERS = "members.csv";

  private final Path folder;
  private volatile MemberList members;

  /**
   * @param folder the user's own folder; it may not exist
   * @param members the members that are known when the program starts
   */
  public ClubFolder(Path folder, MemberList members) {
    this.folder = folder;
    this.members = members;
  }

  /** {@return the folder of the evenings; it may not exist} */
  public Path evenings() {
    return folder.resolve("evenings");
  }

  /**
   * @return the files of the evenings, the one that was changed last first
   * @throws IllegalArgumentException when the folder cannot be read
   */
  public List<Path> eveningFiles() {
    if (!Files.isDirectory(evenings())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(evenings())) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).endsWith(".yaml"))
          .sorted(Comparator.comparing(ClubFolder::changed).reversed().thenComparing(f -> f))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new IllegalArgumentException(
          "the folder [" + evenings() + "] cannot be read\nMaybe its permissions are the reason.",
          e);
    }
  }

  /** When a file was changed last. */
  static FileTime changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  /** {@return the members from whom names are picked} */
  public MemberList members() {
    return members;
  }

  /** Takes a list of members in place of the present one, and keeps it. */
  synchronized void keepMembers(Upload list) {
    String text = FileText.foreign(Path.of(MEMBERS), list.bytes());
    MemberList next = MemberList.parse(Path.of(MEMBERS), text);
    WholeFile.writeIn(folder, MEMBERS, text);
    members = next;
  }

  /** The name of the club; empty where it is not known. */
  String name() {
    return kept(NAME);
  }

  /** An evening of this club, with the number that the club has with its union. */
  SavedEvening numbered(SavedEvening evening) {
    Members played = evening.members();
    return played.clubId().isEmpty() && played.club().equals(name())
        ? evening.on(new Members(played.club(), kept(NUMBER), played.people()), evening.date())
        : evening;
  }

  /**
   * Keeps the name and the number of the club that plays an evening, if it has a name, and the
   * numbers of its people in the list of members, if that is the one that is used here.
   *
   * @param played the club and its people
   * @throws FileException when the list is damaged or cannot be written; it stays as it is
   */
  public synchronized void keep(Members played) {
    if (!played.club().isEmpty()) {
      keep(NAME, played.club());
      keep(NUMBER, played.clubId());
    }
    Path path = Path.of(MEMBERS);
    Path file = folder.resolve(MEMBERS);
    String before = Files.exists(file) ? FileText.readForeign(file) : "";
    String after = MemberList.numbered(path, before, played);
    if (!after.equals(before) && MemberList.parse(path, before).equals(members)) {
      WholeFile.writeIn(folder, MEMBERS, after);
      members = MemberList.parse(path, after);
    }
  }

  /**
   * @param name the name of a file in the folder
   * @return the word in it; empty where there is none
   */
  public String kept(String name) {
    Path file = folder.resolve(name);
    return Files.exists(file) ? FileText.read(file).strip() : "";
  }

  /**
   * Keeps a word.
   *
   * @param name the name of its file in the folder
   * @param word the word; empty to keep none
   */
  public void keep(String name, String word) {
    if (!word.isEmpty()) {
      WholeFile.writeIn(folder, name, word + "\n");
      return;
    }
    Path file = folder.resolve(name);
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "the file [" + file + "] cannot be deleted\nMaybe delete it yourself.", e);
    }
  }
}
