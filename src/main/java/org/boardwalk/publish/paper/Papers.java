package org.boardwalk.publish.paper;

import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.text.Text;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.Pages;
import org.boardwalk.publish.paper.CardPages.Placed;
import org.boardwalk.publish.picture.Drawing;
import org.boardwalk.publish.picture.Pictures;
import org.boardwalk.publish.picture.QrCode;
import org.boardwalk.quality.Relations;
import org.boardwalk.wish.answer.Judged;

/**
 * The papers of a session, as one page without external files and as a PDF made from the same page.
 * Nothing is loaded from elsewhere and no script is run; text from files is escaped, made harmless
 * and cut. Any movement can be printed, also an invalid one. Each paper is laid out once, when it
 * is first asked for. Not thread-safe.
 */
public final class Papers {

  private final Programme programme;
  private final PaperSettings settings;
  private final Map<Paper, List<Sheet>> laid = new EnumMap<>(Paper.class);

  /**
   * @param judged the movement
   * @param settings the settings
   */
  public Papers(Judged judged, PaperSettings settings) {
    this.programme = new Programme(judged, settings.names(), settings.language());
    this.settings = settings;
  }

  /** A sheet of paper: cards, some with a code below, or sentences and tables, or a picture. */
  record Sheet(
      List<Placed> cards,
      List<Typeset.Passage> pieces,
      double points,
      String svg,
      Optional<RoomCode> code) {

    static Sheet of(List<Typeset.Passage> pieces, double points) {
      return new Sheet(List.of(), pieces, points, "", Optional.empty());
    }

    static Sheet of(String svg) {
      return new Sheet(List.of(), List.of(), 0, svg, Optional.empty());
    }

    static Sheet of(List<Placed> cards, Optional<RoomCode> code) {
      return new Sheet(cards, List.of(), 0, "", code);
    }
  }

  /**
   * @param papers the papers, printed in their own order; those that do not apply to the movement
   *     are left out
   * @return one XHTML page, a sheet of paper after the other; up to a second for large sessions
   */
  public String html(Set<Paper> papers) {
    return html(applying(papers).flatMap(paper -> sheets(paper).stream()).toList());
  }

  String html(List<Sheet> sheets) {
    Area area = settings.size().area();
    return new Pages()
        .fill(
            "paper/sheets",
            Map.of(
                "language",
                settings.language().code(),
                "t",
                settings.language().words(),
                "title",
                programme.title(),
                "sheets",
                sheets,
                "page",
                settings.size().sheet(),
                "margin",
                PageSize.MARGIN,
                "area",
                area,
                "occasion",
                settings.occasion()));
  }

  /**
   * @param papers which papers, as for {@link #html}
   * @return a PDF with its fonts embedded; a second or two for large sessions
   */
  public byte[] pdf(Set<Paper> papers) {
    return PdfPages.of(html(papers));
  }

  /**
   * @param before the movement as it was planned before it was changed
   * @return a PDF of what has changed: the tables and rounds in which anything differs
   */
  public byte[] changes(Movement before) {
    return PdfPages.of(html(changes(programme, before)));
  }

  /**
   * @param papers which papers, as for {@link #html}
   * @param now the movement as it is played, from which games have been taken out
   * @return a PDF of these papers, and of what has changed
   */
  public byte[] pdf(Set<Paper> papers, Judged now) {
    List<Sheet> all =
        new ArrayList<>(applying(papers).flatMap(paper -> sheets(paper).stream()).toList());
    all.addAll(
        changes(new Programme(now, settings.names(), settings.language()), programme.played()));
    return PdfPages.of(html(all));
  }

  private List<Sheet> changes(Programme now, Movement before) {
    return CardPages.of(
            List.of(new ChangeSheet(now, before).sheet()),
            Paper.DIRECTOR,
            settings,
            settings.size().area())
        .sheets()
        .stream()
        .map(page -> Sheet.of(page, Optional.empty()))
        .toList();
  }

  /**
   * @param papers which papers, as for {@link #html}
   * @return the number of sheets, printed on one side; pictures are not drawn for it
   */
  public int pages(Set<Paper> papers) {
    return applying(papers)
        .mapToInt(paper -> paper == Paper.PICTURES ? drawings(programme) : sheets(paper).size())
        .sum();
  }

  private Stream<Paper> applying(Set<Paper> papers) {
    return papers.stream().filter(paper -> paper.appliesTo(programme.movement())).sorted();
  }

  List<Sheet> sheets(Paper paper) {
    return laid.computeIfAbsent(paper, p -> sheets(p, programme, settings));
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
      DirectorSheet sheet = new DirectorSheet(programme);
      Typeset words = Typeset.of(sheet.sentences(), sheet.tables(), settings);
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
    Optional<TeamPapers> teams = programme.matches().map(all -> new TeamPapers(programme, all));
    return switch (paper) {
      case CARDS -> {
        GuideCards cards = new GuideCards(programme);
        yield List.of(cards.tables(), cards.waiting());
      }
      case ITINERARIES ->
          List.of(
              teams.map(TeamPapers::cards).orElseGet(() -> new Itineraries(programme).strips()));
      case DIRECTOR -> {
        DirectorSheet sheet = new DirectorSheet(programme);
        List<List<Block>> runs = new ArrayList<>();
        sheet.schedule().forEach(b -> runs.add(List.of(b)));
        yield runs;
      }
      case SLIPS -> List.of(new TravellingSlips(programme).slips());
      case PICK_UPS -> List.of(new PickUpSlips(programme).slips());
      case SCORE_CARDS -> List.of(new ScoreCards(programme).cards());
      case NAME_SLIPS -> List.of(new NameSlips(programme).slips());
      case DIRECTOR_CARD -> List.of(List.of(new DirectorCard(programme).card()));
      case MATCHES -> List.of(teams.map(TeamPapers::slips).orElse(List.of()));
      case VICTORY_POINTS -> teams.map(TeamPapers::scales).orElse(List.of());
      case SCORES -> List.of(new ScoreSheet(programme).sheet());
      case LABELS -> List.of(new StartLabels(programme).labels());
      case SEATING -> {
        SeatingSheet sheet = new SeatingSheet(programme);
        List<List<Block>> runs = new ArrayList<>();
        teams
            .map(t -> List.of(t.signUp()))
            .orElseGet(sheet::signUp)
            .forEach(b -> runs.add(List.of(b)));
        runs.add(List.of(sheet.seats()));
        yield runs;
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
            programme.played(), programme.attendance(), settings.names(), 1, OptionalInt.empty()));
    if (drawings(programme) > 1) {
      var relations = Relations.of(programme.judged().movement());
      drawings.add(Pictures.meetings(programme.movement(), relations, settings.names()));
      drawings.add(Pictures.directions(programme.movement(), relations, settings.names()));
    }
    for (Drawing drawing : drawings) {
      sheets.add(Sheet.of(drawing.svg(area.width(), area.height() - 2)));
    }
  }

  /**
   * The link to the room during play, at the foot of the sheets at the door: a code for phones, and
   * the address for typing.
   *
   * @param svg the code
   * @param address the address in letters
   * @param style its position, in CSS
   */
  private record RoomCode(String svg, String address, String style) {

    /** The side of the code, in mm; phones read it from an arm's length. */
    private static final double SIDE = 34;

    private static final double GAP = 3;

    /** Creates the code for the foot of a page. */
    static RoomCode of(URI room, Area page) {
      return new RoomCode(
          QrCode.svg(room.toString(), SIDE),
          HarmlessText.of(room.toString()),
          Text.of(
              "left:0;top:%.2fmm;width:%.2fmm;height:%.2fmm",
              page.height() - SIDE, page.width(), SIDE));
    }

    /** The area of a page above the code. */
    Area above(Area page) {
      return new Area(page.left(), page.top(), page.width(), page.height() - SIDE - GAP);
    }
  }
}
