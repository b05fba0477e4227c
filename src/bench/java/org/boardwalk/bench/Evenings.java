package org.boardwalk.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.boardwalk.design.named.NamedForms;
import org.boardwalk.exchange.file.CsvText;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.FurtherWishes;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Proposal;
import org.boardwalk.quality.WalkGrade;
import org.boardwalk.wish.Fixed;

/**
 * Evenings of clubs, small and large, and what an experienced director would run on each. The
 * opinions stand in {@code evenings.csv} beside this class, each with its reason.
 */
public final class Evenings {

  private static final String FILE = "evenings.csv";

  /** The most tables at which one person can carry the boards. */
  static final int HOME_TABLES = 3;

  private Evenings() {}

  /** What a director says to the movement that is recommended. */
  public enum Verdict {
    /** As good a choice as any. */
    ACCEPTED,
    /** Playable, though something better is usual. */
    TOLERABLE,
    /** Not to be run. */
    REFUSED;

    /** The worse of two verdicts. */
    Verdict or(Verdict other) {
      return compareTo(other) >= 0 ? this : other;
    }
  }

  /**
   * An evening, and what a director would run on it. A form is the word for a movement, the number
   * of its rounds and the boards in each, such as "mitchell 8x3"; a star stands for any number.
   *
   * @param occasion the evening
   * @param accepted the forms that are accepted
   * @param tolerable the forms that would do
   * @param reason why
   */
  public record Opinion(
      Occasion occasion, List<String> accepted, List<String> tolerable, String reason) {

    /** Copies the lists. */
    public Opinion {
      accepted = List.copyOf(accepted);
      tolerable = List.copyOf(tolerable);
    }

    /**
     * @param proposal the movement that is recommended; empty where none is
     * @return what a director says to it. Whatever its form, a movement is refused in which boards
     *     of pairs go by no rule, if there are more than three tables, pairs meet again who need
     *     not, or somebody sits out twice before all others have once
     */
    public Verdict on(Optional<Proposal> proposal) {
      if (proposal.isEmpty() || unfair(proposal.get())) {
        return Verdict.REFUSED;
      }
      return any(accepted, proposal.get())
          ? Verdict.ACCEPTED
          : any(tolerable, proposal.get()) ? Verdict.TOLERABLE : Verdict.REFUSED;
    }

    private static boolean unfair(Proposal p) {
      Movement movement = p.movement();
      boolean pairs = movement.kind() == Kind.PAIRS;
      boolean few = movement.wholeRounds() < movement.contestants();
      return !p.card().sitOuts().even()
          || (pairs && movement.tables() > HOME_TABLES && p.walk() == WalkGrade.ANY)
          || (pairs && few && p.card().meetings().again() > 0);
    }

    private static boolean any(List<String> forms, Proposal proposal) {
      Movement movement = proposal.movement();
      String[] sizes = {"" + movement.wholeRounds(), "" + movement.boards().perRound()};
      return forms.stream()
          .map(form -> form.split("[ x](?=[0-9*])"))
          .anyMatch(
              form ->
                  form[0].equals(word(proposal))
                      && (form[1].equals("*") || form[1].equals(sizes[0]))
                      && (form[2].equals("*") || form[2].equals(sizes[1])));
    }
  }

  /**
   * @return the evenings
   */
  public static List<Opinion> all() {
    try (InputStream in = Objects.requireNonNull(Evenings.class.getResourceAsStream(FILE), FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<CsvText.Line> lines = CsvText.read(Path.of(FILE), text);
      return lines.subList(1, lines.size()).stream().map(Evenings::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Opinion of(CsvText.Line line) {
    int count = number(line, 1).orElseThrow();
    OptionalInt minutes = number(line, 2);
    return new Opinion(
        new Occasion(
            people(line.cell(0), count),
            number(line, 3),
            minutes.isPresent()
                ? Optional.of(Duration.ofMinutes(minutes.getAsInt()))
                : Optional.empty(),
            Pace.USUAL,
            OptionalInt.empty(),
            number(line, 4),
            number(line, 5).orElse(0),
            new FurtherWishes(OptionalInt.empty(), number(line, 6), Fixed.NOTHING)),
        forms(line.cell(7)),
        forms(line.cell(8)),
        line.cell(9));
  }

  private static People people(String who, int count) {
    return switch (who) {
      case "pairs" -> new People.Pairs(count);
      case "teams" -> new People.Teams(count);
      default -> new People.Players(count);
    };
  }

  private static OptionalInt number(CsvText.Line line, int column) {
    String cell = line.cell(column);
    return cell.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(cell));
  }

  private static List<String> forms(String cell) {
    return cell.isEmpty() ? List.of() : Arrays.asList(cell.split("; *"));
  }

  /** The form of a proposal with its rounds and boards, such as "mitchell 8x3". */
  static String form(Proposal proposal) {
    Movement movement = proposal.movement();
    return Text.of(
        "%s %dx%d", word(proposal), movement.wholeRounds(), movement.boards().perRound());
  }

  /** The word for a movement: its family's, or the name by which directors know it. */
  private static String word(Proposal proposal) {
    return switch (proposal.family()) {
      case SINGLE_TABLE -> "single";
      case HEAD_TO_HEAD -> "head-to-head";
      case AMERICAN_WHIST -> "american-whist";
      case SWITCHED_MITCHELL -> "switched";
      case ONE_WINNER, TWO_WINNERS ->
          NamedForms.recognise(proposal.movement())
              .map(known -> known.form().text().word().replaceAll(".*howell.*", "howell"))
              .orElse("other");
      case TEAMS_ONE_COPY, TEAMS_TWO_COPIES ->
          NamedForms.recognise(proposal.movement())
              .map(known -> known.form().text().word())
              .orElse("teams");
      case INDIVIDUAL,
          CIRCULATING,
          ROTATION,
          RAINBOW,
          HOWELL,
          MITCHELL,
          ROVER,
          HESITATION,
          WEB,
          SECTIONS ->
          proposal.family().name().toLowerCase(Locale.ROOT);
    };
  }
}
