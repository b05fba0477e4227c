package org.boardwalk.search.pairs;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.boardwalk.model.ConstraintModel;
import org.boardwalk.model.Formulation;
import org.boardwalk.model.Formulation.Question;
import org.boardwalk.model.pairs.BoardingFormulation;
import org.boardwalk.model.pairs.SegmentFormulation;
import org.boardwalk.model.pairs.SetGrid;
import org.boardwalk.model.pairs.WalkFormulation;
import org.boardwalk.model.pairs.WebRoom;
import org.boardwalk.movement.text.Text;
import org.boardwalk.wish.Boarding;
import org.boardwalk.wish.MethodKind;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Web;
import org.boardwalk.wish.PairsWish;

/**
 * The formulations of a Web whose boarding has to be searched: for every room and number of copies.
 * Where boards are fixed beforehand, as in neighbourhoods of the incumbent, the search has these
 * models with less left open.
 */
public final class WebFormulations {

  /** The walks that settle how far EW move in each round. */
  private static final Set<EwWalk> ONE_WALK = EnumSet.of(EwWalk.RULE, EwWalk.UP_ONE);

  private final PairsWish wish;
  private final Web web;
  private final List<Formulation> all = new ArrayList<>();

  private WebFormulations(PairsWish wish, Web web) {
    this.wish = wish;
    this.web = web;
  }

  /**
   * @param wish a wish for a Web
   * @param web the Web, which {@link WebSearch#fits}
   * @return its formulations, those with fewest copies first
   */
  public static List<Formulation> of(PairsWish wish, Web web) {
    WebFormulations formulations = new WebFormulations(wish, web);
    List<WebRoom> rooms = WebRooms.of(wish, web);
    if (rooms.isEmpty()) {
      return List.of();
    }
    boolean anywhere = !cut(web) && web.walk() == EwWalk.FREE && FreeWalk.serves(rooms.get(0));
    int least = WebSearchScope.theoremsForAll(rooms.get(0)).counted();
    for (int copies = least; copies <= most(wish) && anywhere; copies++) {
      formulations.anywhere(rooms.get(0), copies);
    }
    for (WebRoom room : rooms) {
      for (int copies = WebSearchScope.theorems(room).counted(); copies <= most(wish); copies++) {
        formulations.alike(room, copies, rooms.size() > 1);
      }
    }
    return formulations.all;
  }

  private static boolean cut(Web web) {
    return web.boarding() instanceof Boarding.Cut;
  }

  private static int most(PairsWish wish) {
    return Math.min(wish.boards().copies(), wish.tables());
  }

  /** Adds models in which EW may go anywhere. */
  private void anywhere(WebRoom room, int copies) {
    String with = Text.of("with %d copies", copies);
    boolean whole = copies == most(wish);
    add("breaks for NS " + with, whole, () -> BoardingFormulation.stationary(wish, room, copies));
    add(
        "one walk and boarding " + with,
        whole,
        () -> WalkFormulation.togetherWithBoards(wish, room, copies));
    add(
        "walks and boarding " + with,
        whole,
        () -> WalkFormulation.apartWithBoards(wish, room, copies));
  }

  /** Adds models in which all EW move as the room says. */
  private void alike(WebRoom room, int copies, boolean several) {
    String with = Text.of("with %d copies", copies);
    if (several) {
      with += Text.of(", EW shifts %s", room.shifts());
    }
    if (cut(web)) {
      add("segments " + with, false, () -> SegmentFormulation.fewestSegments(wish, room, copies));
      return;
    }
    SetGrid open = SetGrid.of(room, (t, r) -> SetGrid.OPEN);
    boolean whole = copies == most(wish) && ONE_WALK.contains(web.walk());
    add("boarding " + with, whole, () -> BoardingFormulation.feasible(wish, room, copies));
    if (room.turns()) {
      add(
          "boarding by a half turn " + with,
          false,
          () -> BoardingFormulation.turned(wish, room, copies, 0));
    }
    add("breaks " + with, whole, () -> BoardingFormulation.fewestBreaks(wish, room, copies, open));
  }

  /**
   * Adds a model; one without a solution proves something about the wish only if it is the whole of
   * it.
   */
  private void add(String name, boolean whole, Supplier<ConstraintModel> source) {
    Supplier<ConstraintModel> model = whole ? source : () -> source.get().ofPart();
    all.add(
        new Formulation(
            MethodKind.WEBS, Question.WISH, name, true, () -> Optional.of(model.get())));
  }
}
