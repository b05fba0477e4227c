package org.boardwalk.page.site;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.boardwalk.Boardwalk;
import org.boardwalk.exchange.Unstated;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.Range;
import org.boardwalk.page.http.Faults;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Forms;
import org.boardwalk.page.http.Guard;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Refusal;
import org.boardwalk.page.http.Refusal.Fault;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Route;
import org.boardwalk.page.http.Router;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.http.Upload;
import org.boardwalk.page.http.Workload;
import org.boardwalk.page.site.MovementPage.Choice;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.picture.Drawing;
import org.boardwalk.publish.picture.Pictures;
import org.boardwalk.scoring.entry.MemberList;
import org.boardwalk.scoring.evening.EveningFile;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Versions;

/** The planner: the pages of the site and their routes, by path. */
public final class Site {

  private static final String FRONT = "/";

  private Site() {}

  /**
   * @param boardwalk answers wishes
   * @param settings the settings of its searches
   * @param club what the club keeps from week to week
   * @param rooms the rooms that can be started from a movement
   * @return the pages; closing them stops their searches, and the results are kept
   */
  public static Router of(Boardwalk boardwalk, WebSettings settings, ClubFolder club, Rooms rooms) {
    Messages messages = new Messages(Site.class);
    Templates templates =
        new Templates(
            Site.class,
            messages,
            Map.of("version", Versions.of("boardwalk"), "dataFolder", settings.kept()));
    Proposals proposals = new Proposals(boardwalk::known);
    RunningSearches searches = new RunningSearches(boardwalk, settings, proposals::forget);
    Uploads uploads = new Uploads();
    MovementOpener opening = new MovementOpener(boardwalk, uploads);
    SearchPage search = new SearchPage(searches, proposals, templates, messages);
    FrontPage front = new FrontPage(proposals, templates, messages);
    MovementPage movement =
        new MovementPage(
            opening,
            new KnownAlternatives(boardwalk, proposals::forget),
            templates,
            messages,
            club);
    Downloads downloads = new Downloads(opening);
    ScorePage score = new ScorePage(templates, messages);
    RankingPage ranking = new RankingPage(opening, score, club::members, templates, messages);
    RoomsPage running = new RoomsPage(opening, rooms, club, templates);
    SeasonPage season = new SeasonPage(club, templates, messages);
    GoingOnPage goingOn = new GoingOnPage(boardwalk, opening, uploads, club::members, templates);
    Map<String, Route> routes =
        Map.ofEntries(
            Map.entry(FRONT, Route.get(Workload.LIGHT, front::show).costing(FrontPage::workload)),
            Map.entry(
                "/movement",
                Route.both(Workload.USUAL, movement::show, movement::show)
                    .costing(opening::workload)
                    .keeping()),
            Map.entry("/upload", Route.post(Workload.LARGE, new UploadPage(uploads)::take)),
            Map.entry(
                "/movements", Route.get(Workload.LIGHT, new VolumePage(uploads, templates)::show)),
            Map.entry("/papers", Route.post(Workload.LARGE, downloads::papers)),
            Map.entry(
                "/file", Route.post(Workload.USUAL, downloads::file).costing(opening::workload)),
            Map.entry("/continue", Route.post(Workload.LARGE, goingOn::show).keeping()),
            Map.entry(
                "/picture",
                Route.post(Workload.USUAL, new RoundPicture(opening, templates)::show)
                    .costing(opening::workload)
                    .keeping()),
            Map.entry("/room", Route.both(Workload.USUAL, running::show, running::start)),
            Map.entry(
                "/room/resume",
                Route.post(Workload.USUAL, running::resume).taking(Forms.MOST_SHORT)),
            Map.entry(
                "/room/pin", Route.post(Workload.LIGHT, running::choose).taking(Forms.MOST_SHORT)),
            Map.entry("/room/members", Route.post(Workload.USUAL, running::takeMembers)),
            Map.entry(
                "/evening",
                Route.post(Workload.USUAL, new EveningDownload(opening, club::members)::save)),
            Map.entry(
                "/ranking",
                Route.post(Workload.USUAL, ranking::show).costing(opening::workload).keeping()),
            Map.entry(
                "/ranking.csv",
                Route.post(Workload.USUAL, ranking::csv).costing(opening::workload)),
            Map.entry("/season", Route.both(Workload.LARGE, season::show, season::show).keeping()),
            Map.entry("/season/file", Route.post(Workload.LARGE, season::file)),
            Map.entry("/score", Route.get(Workload.LIGHT, score::form)),
            Map.entry("/scored", Route.both(Workload.LARGE, score::show, score::take)),
            Map.entry("/scored/file", Route.post(Workload.LARGE, score::file)),
            Map.entry(
                "/search",
                Route.both(Workload.LIGHT, search::show, search::start)
                    .costing(FrontPage::workload)),
            Map.entry(
                "/search/stop", Route.post(Workload.LIGHT, search::stop).taking(Forms.MOST_SHORT)),
            Map.entry("/search/events", Route.get(Workload.LIGHT, search::events)),
            Map.entry("/page.css", Route.file(Route.class, "page.css")),
            Map.entry("/page.js", Route.file(Site.class, "page.js")),
            Map.entry("/icon.svg", Route.file(Route.class, "icon.svg")));
    // Warms up the first page for the first visitor.
    front.show(Request.of(new Parameters(Map.of())));
    return new Router(
        Guard.LOOPBACK,
        new Faults(templates, head -> messages),
        routes,
        () -> {
          searches.close();
          rooms.close();
        });
  }

  /** The download of an evening as one file: the movement with the typed names and results. */
  private static final class EveningDownload {

    private final MovementOpener opening;
    private final Supplier<MemberList> members;

    EveningDownload(MovementOpener opening, Supplier<MemberList> members) {
      this.opening = opening;
      this.members = members;
    }

    Reply save(Request request) {
      SavedEvening evening =
          TypedEvening.of(opening.required(request), request.form(), members.get()).rankable();
      return Reply.download(
          EveningFile.name(evening),
          "application/yaml",
          EveningFile.text(evening).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The picture of the room, round by round, with the moves of all contestants or of one. */
  private static final class RoundPicture {

    private final MovementOpener opening;
    private final Templates templates;

    RoundPicture(MovementOpener opening, Templates templates) {
      this.opening = opening;
      this.templates = templates;
    }

    Reply show(Request request) {
      OpenMovement opened = opening.required(request);
      Movement movement = opened.judged().movement();
      FormData form = request.form();
      Parameters fields = new Parameters(form.fields());
      int round = fields.number("round").orElse(1);
      Range.check("round", round, 1, movement.wholeRounds());
      OptionalInt who = fields.number("who").stream().filter(w -> w > 0).findFirst();
      Names names = NamesField.names(form, movement);
      Drawing drawing = Pictures.room(movement, opened.judged().attendance(), names, round, who);
      Map<String, Object> values = new HashMap<>();
      values.put("title", HarmlessText.of(movement.name()));
      values.put("heading", drawing.title());
      values.put("svg", drawing.svg());
      values.put("query", opened.link().query());
      values.putAll(opened.typed(form).fields());
      values.put("round", round);
      values.put("before", round - 1);
      values.put("after", round < movement.wholeRounds() ? round + 1 : 0);
      values.put("who", "" + who.orElse(0));
      values.put("people", people(movement, names));
      return Reply.page(templates.fill("picture.html", values));
    }

    private static List<Choice> people(Movement movement, Names names) {
      List<Choice> people = new ArrayList<>();
      IntStream.rangeClosed(1, movement.contestants())
          .forEach(
              c -> {
                String label = movement.label(c);
                String name = names.byContestant().getOrDefault(c, "");
                people.add(new Choice("" + c, name.isEmpty() ? label : label + " " + name));
              });
      return people;
    }
  }

  /** The page of a file of many movements: a line for each, with a link to its page. */
  private static final class VolumePage {

    private final Uploads uploads;
    private final Templates templates;

    VolumePage(Uploads uploads, Templates templates) {
      this.uploads = uploads;
      this.templates = templates;
    }

    Reply show(Request request) {
      Parameters link = request.parameters();
      SentVolume volume = uploads.volume(link).orElseThrow(Uploads::gone);
      return Reply.page(
          templates.fill(
              "volume.html",
              Map.of(
                  "title", HarmlessText.of(volume.name()),
                  "file", link.text("file"),
                  "lines", volume.lines())));
    }
  }

  /** Accepts a movement file of any format and goes on to its page. */
  private static final class UploadPage {

    private final Uploads uploads;

    UploadPage(Uploads uploads) {
      this.uploads = uploads;
    }

    Reply take(Request request) {
      Upload upload =
          request
              .form()
              .file("movement")
              .orElseThrow(
                  () ->
                      new Refusal(
                          Fault.BAD_REQUEST,
                          "No file was chosen.\nMaybe choose one, then send it."));
      int perRound =
          new Parameters(request.form().fields())
              .number("boardsPerRound")
              .orElse(Unstated.USUAL.boardsPerSet());
      Parameters link = uploads.add(upload, new Unstated(perRound));
      String page = uploads.volume(link).isPresent() ? "/movements?" : "/movement?";
      return Reply.elsewhere(page + link.query());
    }
  }
}
