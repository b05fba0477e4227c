package org.boardwalk.publish;

import java.util.List;
import org.boardwalk.movement.Attendance;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.scoring.evening.EveningSettings;
import org.boardwalk.scoring.evening.SavedEvening;

/** An evening as plain text: the movement, the progress, the ranking. Stateless, thread-safe. */
public final class EveningText {

  private EveningText() {}

  /** {@return day, movement and progress, and the ranking once anything was scored} */
  public static String of(SavedEvening evening) {
    String ranking =
        evening.results().isEmpty()
            ? ""
            : "\n"
                + Report.text(
                    List.of(
                        ResultSheet.standing(new ScoredEvent(evening.ranking(), evening.names()))));
    return HarmlessText.of(evening.title())
        + Text.of(", %s%s\n", evening.date(), start(evening.settings()))
        + ScheduleText.heading(evening.movement())
        + "\n"
        + absent(evening)
        + progress(evening)
        + ranking;
  }

  private static String start(EveningSettings settings) {
    return settings.start().map(s -> " at " + s).orElse("");
  }

  private static String absent(SavedEvening evening) {
    String noun = Wording.contestant(evening.movement().kind());
    String who = Character.toUpperCase(noun.charAt(0)) + noun.substring(1);
    StringBuilder lines = new StringBuilder();
    for (Attendance.Late late : evening.attendance().late()) {
      lines.append(
          Text.of(
              "%s %s comes for round %d\n",
              who, evening.movement().label(late.contestant()), late.from()));
    }
    for (Attendance.Left left : evening.attendance().left()) {
      lines.append(
          Text.of(
              "%s %s leaves after round %d\n",
              who, evening.movement().label(left.contestant()), left.after()));
    }
    return lines.toString();
  }

  /**
   * @param evening an evening
   * @return a line with the round (without a clock, whether results were entered), the number of
   *     names and the number of results
   */
  public static String progress(SavedEvening evening) {
    Movement movement = evening.movement();
    int boards = evening.results().size() + evening.event().missing().size();
    return Text.of(
        "%s; %d of %s named; %d of %s entered\n",
        stage(evening, boards),
        evening.names().size(),
        Text.count(movement.contestants(), Wording.contestant(movement.kind())),
        evening.results().size(),
        Text.count(boards, "result"));
  }

  /** An evening without the clock of the room has begun once it has results. */
  private static String stage(SavedEvening evening, int boards) {
    int round = evening.clock().round();
    int entered = evening.results().size();
    if (entered > 0 && entered == boards) {
      return "All results are in";
    }
    if (round > 0) {
      return Text.of("Round %d of %d", round, evening.movement().wholeRounds());
    }
    return entered == 0 ? "Not begun" : "Under way";
  }

  /**
   * @param gone how many results of table devices are no longer in their database
   * @return a sentence that says so, and advice on a second line
   */
  public static String gone(int gone) {
    return Text.of(
        "%s no longer in the database, and kept"
            + "\nMaybe the database was replaced or damaged: the desk of the room asks what to do.",
        gone == 1 ? "1 result is" : gone + " results are");
  }
}
