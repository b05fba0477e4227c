package org.boardwalk.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.boardwalk.movement.Boards;
import org.boardwalk.movement.Boards.Replay;
import org.boardwalk.movement.Direction;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.Size;
import org.boardwalk.movement.TeamsOfFour;
import org.boardwalk.movement.text.Text;
import org.boardwalk.quality.Circulation;
import org.boardwalk.quality.Criterion;
import org.boardwalk.quality.Matches;
import org.boardwalk.wish.PairsWish.Switching;

/**
 * The wishes whose answers could replace a movement: answers of its size and number of sets, with
 * at most as many copies.
 *
 * @param wishes a wish for each form that serves these sizes, the simplest first
 * @param refusals the reasons why other forms do not; if no form serves, there are only these
 */
public record Alike(List<Wish> wishes, List<String> refusals) {

  /** The most tables for which a Howell is made while a user waits. */
  private static final int HOWELL_TABLES = 12;

  /** The most rounds for which all choices of switched rounds are tried while a user waits. */
  private static final int SWITCHED_ROUNDS = 14;

  private static final int PER_SET = 2;

  /** Copies the lists. */
  public Alike {
    wishes = List.copyOf(wishes);
    refusals = List.copyOf(refusals);
  }

  /**
   * @param movement a user's movement, valid or not
   * @return the wishes for movements like it
   */
  public static Alike to(Movement movement) {
    Collecting forms = new Collecting(movement);
    if (movement.kind() == Kind.INDIVIDUAL) {
      forms.players();
    } else {
      forms.pairs();
    }
    return new Alike(forms.wishes, forms.refusals);
  }

  /**
   * {@return wishes for players with the same sizes, whose criteria are minimised one after the
   * other, in each order that is usual; none for pairs}
   */
  public List<Wish> inOrder() {
    return wishes.stream()
        .filter(IndividualWish.class::isInstance)
        .map(IndividualWish.class::cast)
        .filter(wish -> wish.form() == Form.FREE)
        .flatMap(
            wish ->
                Stream.of(UsualWish.order(wish.players()), List.of(Criterion.values()))
                    .map(order -> wish.demanding(Map.of()).with(new Objective.Ordered(order))))
        .distinct()
        .filter(wish -> !wishes.contains(wish))
        .map(Wish.class::cast)
        .toList();
  }

  /**
   * The size of movements that could replace a movement. Only the tables that are filled in a round
   * are needed: a table without a game is only a place for boards. In shared play only as many sets
   * are needed as there are rounds.
   *
   * @param movement a user's movement, valid or not
   * @return its size, with only the tables and sets that are needed
   */
  public static Size filled(Movement movement) {
    Size size = Size.of(movement);
    boolean players = movement.kind() == Kind.INDIVIDUAL;
    int filled = players ? Math.max(1, size.contestants() / 4) : (size.contestants() + 1) / 2;
    boolean shared = players && movement.boards().play() == Play.SHARED;
    return new Size(
        size.kind(),
        size.contestants(),
        Math.min(size.tables(), filled),
        size.rounds(),
        shared ? Math.min(size.sets(), size.rounds()) : size.sets(),
        size.rotation(),
        size.winners(),
        size.missing());
  }

  /**
   * @param wish one of these wishes
   * @return whether a rule makes its answer at once
   */
  public static boolean atOnce(Wish wish) {
    return wish.byRule()
        && wish.accept(
            new Wish.Visitor<Boolean>() {
              @Override
              public Boolean individual(IndividualWish players) {
                return true;
              }

              @Override
              public Boolean pairs(PairsWish pairs) {
                return switch (pairs.switching()) {
                  case NONE -> pairs.keepsDirection() || pairs.tables() <= HOWELL_TABLES;
                  case ROUNDS -> pairs.rounds() <= SWITCHED_ROUNDS;
                  case TABLES -> false;
                };
              }
            });
  }

  /** Collects the forms that serve, one after the other. */
  private static final class Collecting {

    private final List<Wish> wishes = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final Movement theirs;
    private final Size size;
    private final int copies;

    Collecting(Movement theirs) {
      this.theirs = theirs;
      size = filled(theirs);
      copies = Circulation.of(theirs).copiesNeeded();
    }

    /**
     * The boards of the wishes. Without a rotation the number of boards in a set does not matter,
     * and known answers are kept with two.
     */
    private Boards boards() {
      int perSet = size.rotation() == Rotation.NONE ? PER_SET : theirs.boards().perSet();
      Boards boards = theirs.boards();
      return boards.ofSets(size.sets()).inSetsOf(perSet).ofCopies(copies);
    }

    private void add(Supplier<Wish> form) {
      try {
        wishes.add(form.get());
      } catch (IllegalArgumentException e) {
        String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        if (!refusals.contains(why)) {
          refusals.add(why);
        }
      }
    }

    void players() {
      int rounds = size.rounds();
      if (boards().replay() == Replay.OTHER_CARDS) {
        add(() -> same(UsualWish.singleTable(boards().perSet())));
        return;
      }
      switch (size.winners()) {
        case 1 -> {
          add(this::free);
          if (Swivel.fits(free())) {
            add(() -> free().named("Swivel").demanding(Map.of()).with(Form.SWIVEL));
          }
          if (rounds == UsualWish.completeRounds(size.contestants())
              && size.rotation() == Rotation.NONE
              && boards().play() == Play.SHARED) {
            add(() -> UsualWish.inOrder(free()));
          }
        }
        case 4 -> {
          add(() -> rainbow(Moves.Steps.RULE));
          add(() -> rainbow(Moves.GUIDE_CARDS));
          add(() -> rainbow(Moves.ROVERS));
        }
        default -> refusals.add("no form of ours ranks players in two fields");
      }
    }

    private IndividualWish free() {
      return UsualWish.of(
          size.contestants(), size.tables(), size.rounds(), boards(), size.rotation());
    }

    private Wish rainbow(Moves moves) {
      return free()
          .named(
              Text.of("Rainbow, %d tables, %s", size.tables(), Text.count(size.rounds(), "round")))
          .demanding(Map.of())
          .with(new Rainbow(moves));
    }

    private Wish same(Wish wish) {
      if (wish.contestants() != size.contestants()
          || wish.rounds() != size.rounds()
          || wish.boards().sets() != size.sets()) {
        throw new IllegalArgumentException(
            Text.of(
                "a single table has %d rounds and %d sets here",
                wish.rounds(), wish.boards().sets()));
      }
      return wish;
    }

    void pairs() {
      if (boards().replay() == Replay.OTHER_CARDS) {
        add(() -> wish(new PairsForm.OneTable(), Switching.NONE));
      } else if (TeamsOfFour.in(theirs)) {
        teams();
      } else if (size.winners() == 2) {
        directions(Switching.NONE, Switching.NONE);
        byName(Switching.NONE);
      } else {
        add(() -> wish(new PairsForm.Howell(), Switching.NONE));
        directions(Switching.ROUNDS, Switching.TABLES);
        byName(Switching.ROUNDS);
        add(() -> wish(new PairsForm.ByName(1), Switching.ROUNDS));
        add(() -> wish(new PairsForm.Free(), Switching.NONE));
      }
    }

    /** The forms that directors know by name, which keep directions. */
    private void byName(Switching switching) {
      add(() -> wish(new PairsForm.ByName(), switching));
      if (copies > 1) {
        add(() -> wish(new PairsForm.Sections(), switching));
      }
    }

    /** Results of teams come no later than theirs, and every break of theirs is one of ours. */
    private void teams() {
      add(() -> wish(new PairsForm.Teams(true), Switching.NONE));
      add(() -> wish(new PairsForm.Teams(false), Switching.NONE));
      Matches.of(theirs)
          .map(m -> new PairsForm.FreeTeams(m.mostDelay(), m.scoreBreaks()))
          .ifPresent(form -> add(() -> wish(form, Switching.NONE)));
    }

    /**
     * Adds the forms that keep directions except for arrow switches, with the given switching for
     * forms by rule and for searched forms.
     */
    private void directions(Switching byRule, Switching searched) {
      if (size.sets() >= size.tables()) {
        add(() -> wish(new PairsForm.Mitchell(PairsForm.Closing.AUTO), byRule));
        if (searched != byRule) {
          add(() -> wish(new PairsForm.Mitchell(PairsForm.Closing.AUTO), searched));
        }
        if (copies > 1) {
          webs(searched);
        }
        return;
      }
      add(() -> wish(UsualPairs.WEB, byRule));
      if (copies > 1 && byRule == Switching.NONE) {
        rovers();
      }
      webs(searched);
    }

    /** Webs with a party table: as published for the other tables, and cut in halves. */
    private void rovers() {
      int half = (size.tables() - 1) / 2;
      PairsForm.Party rover =
          size.missing().equals(Optional.of(Direction.EW))
              ? PairsForm.Party.NS_ROVER
              : PairsForm.Party.EW_ROVER;
      Stream.concat(
              Stream.of(Boarding.RULE),
              size.tables() % 2 == 0 || half < 1
                  ? Stream.empty()
                  : Stream.of(
                      new Boarding.Given(Segments.of(Text.of("%d-up-%d-down", half, half)))))
          .map(boards -> new PairsForm.Web(boards, PairsForm.EwWalk.RULE, rover))
          .forEach(web -> add(() -> wish(web, Switching.NONE)));
    }

    private void webs(Switching switching) {
      UsualPairs.webs(Optional.empty(), PairsForm.Party.NONE)
          .forEach(web -> add(() -> wish(web, switching)));
    }

    private PairsWish wish(PairsForm form, Switching switching) {
      Optional<Direction> missing =
          size.contestants() % 2 == 0
              ? Optional.empty()
              : Optional.of(size.missing().orElse(Direction.EW));
      return UsualPairs.of(size.kind(), form, size.tables(), size.rounds(), missing)
          .with(boards())
          .with(switching);
    }
  }
}
