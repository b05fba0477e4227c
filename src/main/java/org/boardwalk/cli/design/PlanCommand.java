package org.boardwalk.cli.design;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.boardwalk.Boardwalk;
import org.boardwalk.OnTheSpot;
import org.boardwalk.cli.option.DurationConverter;
import org.boardwalk.cli.option.Exit;
import org.boardwalk.cli.option.HomeOption;
import org.boardwalk.cli.option.Interrupt;
import org.boardwalk.cli.option.QuietOption;
import org.boardwalk.cli.option.TextOrJsonOption;
import org.boardwalk.cli.option.WishOptions;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Text;
import org.boardwalk.plan.FurtherWishes;
import org.boardwalk.plan.Hours;
import org.boardwalk.plan.Occasion;
import org.boardwalk.plan.Pace;
import org.boardwalk.plan.People;
import org.boardwalk.plan.Planner;
import org.boardwalk.plan.Proposal;
import org.boardwalk.plan.SplitRoom;
import org.boardwalk.publish.NothingFitsText;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.SplitText;
import org.boardwalk.publish.json.PlanJson;
import org.boardwalk.search.SearchListener;
import org.boardwalk.wish.Fixed;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.answer.Finder;
import org.boardwalk.wish.answer.Judged;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Proposes movements for an evening. */
@Command(
    name = "plan",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Proposes movements for the players or pairs who came, within a time or number of"
          + " boards.",
      "Each proposal says how many copies of the boards it needs, how long it takes, what"
          + " it gives and what it gives up. Most proposals are known already. Where none is"
          + " known for single players with one copy of the boards, or with --partners, --apart,"
          + " --rule or --curtail, the program searches for a few seconds and keeps what it finds;"
          + " Ctrl-C ends the search."
    },
    footer = "boardwalk plan --players 22 --minutes 180")
public final class PlanCommand implements Callable<Integer> {

  private static final int MOST_MINUTES = 1440;

  @Spec CommandSpec spec = CommandSpec.create();

  @ArgGroup(multiplicity = "0..1")
  PeopleOptions people = new PeopleOptions();

  @Option(
      names = "--boards",
      paramLabel = "N",
      description = "Boards that each player or pair should play.")
  @Nullable Integer boards;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "Time for play (default: 180, unless --boards is given).")
  @Nullable Integer minutes;

  @Option(
      names = "--minutes-per-board",
      paramLabel = "N",
      defaultValue = "7",
      description = "Minutes for a board (default: ${DEFAULT-VALUE}).")
  int perBoard;

  @Option(
      names = "--minutes-per-move",
      paramLabel = "N",
      defaultValue = "2",
      description = "Minutes for a move (default: ${DEFAULT-VALUE}).")
  int perMove;

  @Option(
      names = "--boards-at-hand",
      paramLabel = "N",
      description = "Different boards in stock (default: enough).")
  @Nullable Integer stock;

  @Option(
      names = "--copies",
      paramLabel = "N",
      description = "Copies of each board in stock (default: enough).")
  @Nullable Integer copies;

  @Option(
      names = "--stationary",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Players, or pairs, who must stay seated; proposals that would move them come"
              + " last (default: ${DEFAULT-VALUE}).")
  int stationary;

  @Option(names = "--start", paramLabel = "HH:MM", description = "When play begins.")
  @Nullable LocalTime start;

  @Option(
      names = "--over-by",
      paramLabel = "HH:MM",
      description = "With --start: when play must end; it may be after midnight.")
  @Nullable LocalTime overBy;

  @Mixin FurtherOptions further = new FurtherOptions();

  @Mixin SplitOption split = new SplitOption();

  @Option(
      names = "--pick",
      paramLabel = "N",
      description = "Print the schedule of proposal N in place of the list.")
  @Nullable Integer pick;

  @Mixin TextOrJsonOption figures = new TextOrJsonOption();

  @Option(
      names = "--effort",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      defaultValue = "5s",
      description =
          "How long to search where nothing is known, as counted effort: the same answer on every"
              + " machine (default: ${DEFAULT-VALUE}).")
  Duration effort = OnTheSpot.USUAL;

  @Mixin HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    Occasion occasion = occasion();
    boolean divided = split.asked(pick != null) && !alone(occasion);
    try (Interrupt interrupt = new Interrupt(spec.commandLine())) {
      Boardwalk boardwalk = boardwalk();
      List<Proposal> proposals =
          proposals(
              occasion,
              boardwalk,
              new OnTheSpot(boardwalk, effort, listener(), interrupt.cancelled()));
      Exit exit = proposals.isEmpty() ? Exit.GAVE_UP : Exit.DONE;
      if (proposals.isEmpty()) {
        Planner planner = new Planner(boardwalk::known);
        spec.commandLine()
            .getErr()
            .println(NothingFitsText.of(occasion, e -> !planner.proposals(e).isEmpty()));
      }
      if (divided && !proposals.isEmpty()) {
        List<SplitRoom> rooms =
            rooms(
                proposals,
                new OnTheSpot(boardwalk, effort, SearchListener.SILENT, interrupt.cancelled()));
        exit = rooms.isEmpty() ? Exit.GAVE_UP : exit;
        spec.commandLine().getOut().print(split(rooms));
      } else {
        spec.commandLine().getOut().print(answer(proposals));
      }
      spec.commandLine().getOut().flush();
      return (interrupt.cancelled().get() ? Exit.INTERRUPTED : exit).code();
    }
  }

  /** Rooms in two parts; prints a message where none fits the clock. */
  private List<SplitRoom> rooms(List<Proposal> proposals, OnTheSpot onTheSpot) {
    List<SplitRoom> rooms = split.rooms(proposals, onTheSpot::answer);
    warn(onTheSpot);
    if (rooms.isEmpty()) {
      spec.commandLine()
          .getErr()
          .println(
              "No movement of the two-handed game that is known or quickly found keeps the clock of"
                  + " these proposals.\n"
                  + "Maybe allow other boards or minutes, or let others play the two-handed game.");
    }
    return rooms;
  }

  private String split(List<SplitRoom> rooms) {
    if (figures.json()) {
      return PlanJson.split(rooms);
    }
    if (rooms.isEmpty()) {
      return "";
    }
    return pick == null
        ? SplitText.of(rooms, Optional.ofNullable(start))
            + "\nMaybe add --pick with a number, and --out FILE, for both movements.\n"
        : split.picked(rooms, pick);
  }

  private Boardwalk boardwalk() {
    PrintWriter err = spec.commandLine().getErr();
    return new Boardwalk(Optional.of(home.library()), fault -> err.println(fault.getMessage()));
  }

  private SearchListener listener() {
    return QuietOption.of(spec)
        ? SearchListener.SILENT
        : new PlanProgress(spec.commandLine().getErr());
  }

  private List<Proposal> proposals(Occasion occasion, Boardwalk boardwalk, OnTheSpot onTheSpot) {
    List<Proposal> proposals = new Planner(boardwalk::known, onTheSpot::answer).proposals(occasion);
    warn(onTheSpot);
    return proposals;
  }

  /** Warns about answers that could not be kept, as another search may find something else. */
  private void warn(OnTheSpot onTheSpot) {
    onTheSpot
        .notKept()
        .ifPresent(
            e ->
                spec.commandLine()
                    .getErr()
                    .println(
                        "What was found is not kept, so another call may propose something else: "
                            + e.getMessage()));
  }

  private Occasion occasion() {
    if (pick != null && figures.json()) {
      throw new ParameterException(
          spec.commandLine(),
          "--format [json] is for the list, not for --pick\nMaybe leave one of them out.");
    }
    Range.check("--minutes-per-board", perBoard, 1, 120);
    Range.check("--minutes-per-move", perMove, 0, 120);
    if (minutes != null) {
      Range.check("--minutes", minutes, perBoard, MOST_MINUTES);
    }
    People others = split.others(people.people());
    return new Occasion(
        others,
        optional(boards),
        time(),
        new Pace(Duration.ofMinutes(perBoard), Duration.ofMinutes(perMove)),
        optional(stock),
        optional(copies),
        stationary,
        further.further(others));
  }

  /** The minutes asked for, but at most the time from the start to the end of the evening. */
  private Optional<Duration> time() {
    Optional<Duration> said = Optional.ofNullable(minutes).map(Duration::ofMinutes);
    if (overBy == null) {
      return said;
    }
    if (start == null) {
      throw new IllegalArgumentException(
          Text.of("--over-by [%s] needs --start\nMaybe say when the evening begins.", overBy));
    }
    Duration until = new Hours(start, overBy).length();
    return said.filter(s -> s.compareTo(until) < 0).or(() -> Optional.of(until));
  }

  /** Whether all play the two-handed game. */
  private static boolean alone(Occasion occasion) {
    return occasion.people() instanceof People.Pairs pairs && pairs.kind() == Kind.SOLO;
  }

  private static OptionalInt optional(@Nullable Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** The list, or the schedule of what was picked of it. */
  private String answer(List<Proposal> proposals) {
    return pick == null ? list(proposals) : schedule(proposals, pick);
  }

  private String list(List<Proposal> proposals) {
    if (figures.json()) {
      return PlanJson.of(proposals);
    }
    Optional<LocalTime> begins = Optional.ofNullable(start);
    return proposals.isEmpty()
        ? ""
        : ProposalText.of(proposals, begins)
            + "\n"
            + "Maybe add --pick with a number to see who sits where, and --out FILE to print it"
            + " from.\n";
  }

  private String schedule(List<Proposal> proposals, int pick) {
    if (proposals.isEmpty()) {
      return "";
    }
    Range.check("--pick", pick, 1, proposals.size());
    Proposal picked = proposals.get(pick - 1);
    split.write(picked, spec.commandLine().getErr());
    return ScheduleText.whole(picked.movement());
  }

  /** Options of an evening that ask for more than people, boards and time. */
  private static final class FurtherOptions {

    @Option(
        names = "--rounds",
        paramLabel = "N",
        description = "Propose exactly this number of rounds.")
    @Nullable Integer rounds;

    @Option(
        names = "--winners",
        paramLabel = "N",
        description =
            "Of pairs: 1 to rank all together, 2 to rank NS and EW apart (default: either).")
    @Nullable Integer winners;

    @Mixin WishOptions wishes = new WishOptions();

    FurtherWishes further(People people) {
      if (rounds != null) {
        Range.check("--rounds", rounds, 1, IndividualWish.MOST_ROUNDS);
      }
      return new FurtherWishes(
          optional(rounds), optional(winners), wishes.over(Fixed.NOTHING, people.contestants()));
    }
  }

  /** Options for the people who came; exactly one of them must be given. */
  private static final class PeopleOptions {

    @Option(
        names = "--players",
        required = true,
        paramLabel = "N",
        description = "Players who come without a partner.")
    @Nullable Integer players;

    @Option(names = "--pairs", required = true, paramLabel = "N", description = "Pairs.")
    @Nullable Integer pairs;

    @Option(
        names = "--tables",
        required = true,
        paramLabel = "N",
        description = "Tables of pairs, such as 11, or 11.5 with a half table.")
    @Nullable String tables;

    @Option(
        names = "--teams",
        required = true,
        paramLabel = "N",
        description = "Teams of four, 3 to 40.")
    @Nullable Integer teams;

    Optional<People> people() {
      if (teams != null) {
        return Optional.of(new People.Teams(teams));
      }
      if (players != null) {
        return Optional.of(new People.Players(players));
      }
      return pairs != null
          ? Optional.of(new People.Pairs(pairs))
          : Optional.ofNullable(tables).map(People.Pairs::atTables);
    }
  }

  /** Tells the user once why planning an evening takes some seconds. */
  private static final class PlanProgress implements SearchListener {

    private final PrintWriter err;
    private boolean said;
    private boolean found;

    PlanProgress(PrintWriter err) {
      this.err = err;
    }

    @Override
    public synchronized void said(String what) {
      if (!said) {
        said = true;
        line("Nothing that is known will do: searching for some seconds …");
      }
    }

    @Override
    public synchronized void improved(Judged best, Finder finder) {
      if (!found) {
        found = true;
        line("Found one; looking for a better one …");
      }
    }

    private void line(String text) {
      err.println(text);
      err.flush();
    }
  }
}
