package org.boardwalk.publish.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.boardwalk.answer.Judged;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.Pages;
import org.boardwalk.publish.paper.CardPages.Placed;
import org.boardwalk.publish.picture.Drawing;
import org.boardwalk.publish.picture.Pictures;
import org.boardwalk.quality.Relations;

/**
 * The papers of a session, as one page without external files and as a PDF made from the same page.
 * Nothing is loaded from elsewhere and no script is run; text from files is escaped, made harmless
 * and cut. Any movement can be printed, also an invalid one. Stateless and thread-safe.
 */
public final class Papers {

  private Papers() {}

  /** A sheet of paper: cards, some with a code below, or a heading with plain text or a picture. */
  record Sheet(
      List<Placed> cards,
      String heading,
      String text,
      double points,
      String svg,
      Optional<RoomCode> code) {

    static Sheet of(String text, double points) {
      return new Sheet(List.of(), "Movement and boards", text, points, "", Optional.empty());
    }

    static Sheet of(String svg) {
      return new Sheet(List.of(), "", "", 0, svg, Optional.empty());
    }

    static Sheet of(List<Placed> cards, Optional<RoomCode> code) {
      return new Sheet(cards, "", "", 0, "", code);
    }
  }

  /**
   * @param judged the movement
   * @param settings the settings
   * @param papers the papers, printed in their own order; those that do not apply to the movement
   *     are left out
   * @return one XHTML page, a sheet of paper after the other; up to a second for large sessions
   */
  public static String html(Judged judged, PaperSettings settings, Set<Paper> papers) {
    Programme programme = new Programme(judged, settings.names());
    List<Sheet> sheets = new ArrayList<>();
    for (Paper paper : Paper.values()) {
      if (papers.contains(paper) && paper.appliesTo(judged.movement())) {
        sheets.addAll(sheets(paper, programme, settings));
      }
    }
    Area area = settings.size().area();
    return new Pages()
        .fill(
            "paper/sheets",
            Map.of(
                "title",
                programme.title(),
                "sheets",
                sheets,
                "page",
                settings.size().sheet(),
                "margin",
                PageSize.MARGIN,
                "area",
                area));
  }

  /**
   * @param judged the movement
   * @param settings the settings
   * @param papers which papers, as for {@link #html}
   * @return a PDF with its fonts embedded; a second or two for large sessions
   */
  public static byte[] pdf(Judged judged, PaperSettings settings, Set<Paper> papers) {
    return PdfPages.of(html(judged, settings, papers));
  }

  /**
   * @param judged the movement
   * @param settings the settings
   * @param papers which papers, as for {@link #html}
   * @return the number of sheets, printed on one side, without making them
   */
  public static int pages(Judged judged, PaperSettings settings, Set<Paper> papers) {
    Programme programme = new Programme(judged, settings.names());
    return papers.stream()
        .filter(paper -> paper.appliesTo(judged.movement()))
        .mapToInt(
            paper ->
                paper == Paper.PICTURES
                    ? drawings(programme)
                    : sheets(paper, programme, settings).size())
        .sum();
  }

  private static List<Sheet> sheets(Paper paper, Programme programme, PaperSettings settings) {
    List<Sheet> sheets = new ArrayList<>();
    Area whole = settings.size().area();
    Optional<RoomCode> code =
        settings.room().filter(r -> paper == Paper.SEATING).map(r -> RoomCode.of(r, whole));
    Area area = code.map(c -> c.above(whole)).orElse(whole);
    for (CardPages run : readable(paper, programme, settings, area)) {
      run.sheets().forEach(page -> sheets.add(Sheet.of(page, code)));
    }
    if (paper == Paper.DIRECTOR) {
      TextPages words = TextPages.of(new DirectorSheet(programme).words(), settings);
      words.pages().forEach(page -> sheets.add(Sheet.of(page, words.points())));
    }
    if (paper == Paper.PICTURES) {
      pictures(programme, settings, sheets);
    }
    return sheets;
  }

  /**
   * The cards with readable names. Slips take no more paper than with numbers alone, because a slip
   * in two parts is of no use.
   */
  private static List<CardPages> readable(
      Paper paper, Programme programme, PaperSettings settings, Area area) {
    Names names = programme.names();
    LongestNames longest =
        new LongestNames(
            n -> laid(paper, programme.with(n), settings, area), settings.type().least());
    return paper == Paper.SLIPS
        ? longest.of(Names.NONE, NarrowNames.legible(names))
        : longest.of(NarrowNames.usual(names), NarrowNames.of(names));
  }

  private static List<CardPages> laid(
      Paper paper, Programme programme, PaperSettings settings, Area area) {
    return runs(paper, programme).stream()
        .map(run -> CardPages.of(run, paper, settings, area))
        .toList();
  }

  /** The runs of a paper: cards with the same layout; each run begins a new page. */
  private static List<List<Block>> runs(Paper paper, Programme programme) {
    return switch (paper) {
      case CARDS -> {
        GuideCards cards = new GuideCards(programme);
        yield List.of(cards.tables(), cards.waiting());
      }
      case ITINERARIES -> List.of(new Itineraries(programme).strips());
      case DIRECTOR -> {
        DirectorSheet sheet = new DirectorSheet(programme);
        List<List<Block>> runs = new ArrayList<>();
        sheet.schedule().forEach(b -> runs.add(List.of(b)));
        yield runs;
      }
      case SLIPS -> List.of(new TravellingSlips(programme).slips());
      case SCORES -> List.of(new ScoreSheet(programme).sheet());
      case LABELS -> List.of(new StartLabels(programme).labels());
      case SEATING -> {
        SeatingSheet sheet = new SeatingSheet(programme);
        yield List.of(List.of(sheet.signUp()), List.of(sheet.seats()));
      }
      case PICTURES -> List.of();
    };
  }

  /**
   * The number of pictures: the room, and up to a limit of contestants also the meetings and the
   * directions.
   */
  private static int drawings(Programme programme) {
    return programme.movement().contestants() <= Pictures.MOST_CONTESTANTS ? 3 : 1;
  }

  private static void pictures(Programme programme, PaperSettings settings, List<Sheet> sheets) {
    Area area = settings.size().area();
    List<Drawing> drawings = new ArrayList<>();
    drawings.add(
        Pictures.room(
            programme.movement(),
            programme.attendance(),
            settings.names(),
            1,
            OptionalInt.empty()));
    if (drawings(programme) > 1) {
      var relations = Relations.of(programme.judged().movement());
      drawings.add(Pictures.meetings(programme.movement(), relations, settings.names()));
      drawings.add(Pictures.directions(programme.movement(), relations, settings.names()));
    }
    for (Drawing drawing : drawings) {
      sheets.add(Sheet.of(drawing.svg(area.width(), area.height() - 2)));
    }
  }
}
