package org.boardwalk.scoring;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The club of an event and the people of its contestants, with their numbers in the club and the
 * union.
 *
 * @param club the name of the club; empty where it is unknown
 * @param clubId the number of the club with its union; empty where it is unknown
 * @param people the people of each contestant, by number; some may be missing
 */
public record Members(String club, String clubId, Map<Integer, List<Member>> people) {

  private static final Pattern BETWEEN =
      Pattern.compile("(?:(?<!\\s)\\s++)?(?:&|(?<= )and |/)\\s*+");

  /** Nothing is known. */
  public static final Members NONE = new Members("", "", Map.of());

  /** Copies the map. */
  public Members {
    people = Map.copyOf(people);
  }

  /**
   * @param name the name
   * @param clubNumber the number in the club; empty where there is none
   * @param unionNumber the number in the national union; empty where there is none
   */
  public record Member(String name, String clubNumber, String unionNumber) {}

  /**
   * @param name the name of a pair, such as {@code Ann & Bo}, {@code Ann / Bo} or {@code Ann and
   *     Bo}
   * @return the names of its two people; the name itself where it is that of one person
   */
  public static List<String> two(String name) {
    return List.of(BETWEEN.split(name, 2));
  }

  /**
   * @param one the name of a person; empty for none
   * @param other that of the partner; empty for none
   * @return the name of the two together, or of the one that is there
   */
  public static String pair(String one, String other) {
    return Stream.of(one, other)
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .collect(Collectors.joining(" & "));
  }

  /**
   * @param contestant a number, from 1
   * @param name the name of one of its people
   * @return that person; without numbers where the name is not known here
   */
  public Member of(int contestant, String name) {
    return people.getOrDefault(contestant, List.of()).stream()
        .filter(m -> m.name().equals(name))
        .findFirst()
        .orElse(new Member(name, "", ""));
  }
}
