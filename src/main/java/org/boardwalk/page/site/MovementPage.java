package org.boardwalk.page.site;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.exchange.MovementFormat;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.movement.Kind;
import org.boardwalk.movement.Movement;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Language;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.page.http.FaultMessage;
import org.boardwalk.page.http.FormData;
import org.boardwalk.page.http.Messages;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.page.site.ArrowChoice.Way;
import org.boardwalk.page.site.MovementPage.Choice;
import org.boardwalk.publish.DirectorText;
import org.boardwalk.publish.ExplanationText;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.LogisticsText;
import org.boardwalk.publish.Names;
import org.boardwalk.publish.ProposalText;
import org.boardwalk.publish.ScheduleText;
import org.boardwalk.publish.VerdictText;
import org.boardwalk.publish.Wording;
import org.boardwalk.publish.paper.PageSize;
import org.boardwalk.publish.paper.Paper;
import org.boardwalk.publish.paper.PaperSettings;
import org.boardwalk.publish.paper.Papers;
import org.boardwalk.publish.paper.TypeSize;
import org.boardwalk.publish.picture.Pictures;
import org.boardwalk.quality.Relations;
import org.boardwalk.scoring.evening.SavedEvening;
import org.boardwalk.wish.answer.Judged;
import org.boardwalk.wish.answer.Versions;

/** The page of a movement: schedule, scorecard, pictures, names, and all further actions. */
final class MovementPage {

  /**
   * The most contestants whose meetings are drawn; with more, the squares are specks on a screen.
   */
  private static final int MOST_DRAWN = 64;

  private final MovementOpener opening;
  private final KnownAlternatives better;
  private final Templates templates;
  private final Messages messages;
  private final ClubFolder club;

  /**
   * @param club the club, with the members from whom names are picked
   */
  MovementPage(
      MovementOpener opening,
      KnownAlternatives better,
      Templates templates,
      Messages messages,
      ClubFolder club) {
    this.club = club;
    this.opening = opening;
    this.better = better;
    this.templates = templates;
    this.messages = messages;
  }

  /** A picture with its title. */
  record Picture(String title, String svg) {}

  /** A choice: the word that is sent, and the label that users read. */
  record Choice(String word, String label) {}

  Reply show(Request request) {
    String arrows = request.form().text(ArrowChoice.FIELD);
    return arrows.isEmpty()
        ? show(request, request.parameters())
        : switched(request, ArrowChoice.choosing(arrows, request.parameters()));
  }

  /** The page with other arrow switches; with the reason where they cannot be made. */
  private Reply switched(Request request, Parameters link) {
    try {
      return show(request, link);
    } catch (IllegalArgumentException e) {
      OpenMovement before = opening.required(request);
      return Reply.page(page(before, request.form(), String.valueOf(e.getMessage())));
    }
  }

  private Reply show(Request request, Parameters link) {
    MovementOpener.Sight sight = opening.look(link);
    String numbers = request.form().text("numbers");
    return sight
        .opened()
        .map(opened -> opened.titled(request.form()))
        .map(
            opened ->
                Reply.page(
                    numbers.isEmpty()
                        ? page(opened, request.form(), "")
                        : renumbered(opened, request.form(), numbers)))
        .orElseGet(() -> Reply.page(404, unknown(link, sight.impossible())));
  }

  /** The page with other pair numbers, in which its fields are written from then on. */
  private String renumbered(OpenMovement before, FormData form, String numbers) {
    try {
      OpenMovement after = before.at(before.link().with("numbers", numbers)).numbered();
      SavedEvening evening =
          TypedEvening.of(before, form, club.members())
              .numbered(after.judged().movement().numbering().style());
      return page(after, MovementFormFields.of(evening).titled(form.text("title")).in(form), "");
    } catch (FileException | IllegalArgumentException e) {
      return page(before, form, String.valueOf(e.getMessage()));
    }
  }

  private String page(OpenMovement opened, FormData form, String refused) {
    Judged judged = opened.judged();
    Movement movement = judged.movement();
    Map<String, Object> values = new HashMap<>();
    String wrong = refused;
    Names names = Names.NONE;
    MovementFormFields typed = opened.typed(form);
    try {
      typed = NamesField.picked(typed, form, movement);
      names = NamesField.names(typed.names(), movement);
    } catch (FileException | IllegalArgumentException e) {
      wrong = String.valueOf(e.getMessage());
    }
    values.put("members", club.members().names());
    values.put("couples", movement.kind() == Kind.PAIRS);
    values.put("wrong", FaultMessage.of(wrong));
    values.put("title", HarmlessText.of(movement.name()));
    values.put("languages", List.of(Language.values()));
    values.put("sizes", new Wording(movement).sizes());
    values.put("rules", lines(ScheduleText.followRule(movement)));
    values.put("rotation", new Wording(movement).rotation());
    values.put("status", HarmlessText.of(opened.status()));
    values.put("valid", judged.card().valid());
    values.put(
        "verdict",
        judged.card().valid() ? List.of(DirectorText.verdict(judged).split("; ")) : List.of());
    values.put("facts", facts(opened));
    values.put("scale", better.scale(opened));
    values.put("instead", better.instead(opened).map(List::of).orElse(List.of()));
    boolean keep = !form.text("keep").isEmpty();
    values.put("keepable", KnownAlternatives.keepable(opened));
    values.put("kept", keep ? messages.of(better.keep(opened) ? "kept" : "notKept") : "");
    values.put("words", VerdictText.card(judged).strip());
    values.put("boards", LogisticsText.summary(movement, judged.attendance()).strip());
    values.put("source", HarmlessText.of(opened.source()));
    boolean bearable = ScheduleTables.bearable(movement);
    values.put("sheets", bearable ? new ScheduleTables(judged, names, messages).all() : List.of());
    values.put("pictures", bearable ? pictures(judged, names) : List.of());
    values.put("papers", bearable ? new PaperChoices(judged, names, messages).all() : List.of());
    values.put("papersHint", papersHint(movement));
    values.put("formats", formats());
    values.put("methods", ScoringFields.methods(messages));
    values.put("eveningTitle", typed.title());
    values.put("names", typed.names());
    values.put("results", typed.results());
    values.put("method", typed.method());
    values.put("datum", ScoringFields.datum(form));
    values.put("corrections", typed.corrections());
    values.put(
        "club",
        form.fields().containsKey("club") || !typed.club().isEmpty() ? typed.club() : club.name());
    values.put("date", typed.date());
    values.put("numbers", Word.of(movement.numbering().style()));
    values.put("numberings", numberings(movement));
    values.put("switched", ExplanationText.switches(movement).orElse(""));
    values.put("arrows", Word.of(ArrowChoice.chosen(opened.link()).orElse(Way.AS_FOUND)));
    values.put(
        "switches",
        ArrowChoice.ways(opened).stream()
            .map(way -> new Choice(Word.of(way), messages.of("arrows." + Word.of(way))))
            .toList());
    values.put("lastPlayed", Math.max(1, movement.wholeRounds() - 1));
    values.put("individual", movement.kind() == Kind.INDIVIDUAL);
    values.put("namesHint", namesHint(movement));
    values.put("query", opened.link().query());
    values.put("link", "/movement?" + reproducing(opened).query());
    values.put("other", otherVersion(opened.link()));
    values.put("searchable", judged.wish().isPresent() && searchable(opened.link()));
    values.put("seed", opened.link().number("seed").orElse(1));
    return templates.fill("movement.html", values);
  }

  private static List<String> facts(OpenMovement opened) {
    Movement movement = opened.judged().movement();
    Duration length =
        Evening.pace(opened.link()).length(movement.wholeRounds(), movement.boards().perRound());
    return ProposalText.facts(movement, opened.judged().card(), length, Optional.empty());
  }

  /** The ways to number the pairs; empty where there is only one. */
  private List<Choice> numberings(Movement movement) {
    if (!PairNumbering.fits(PairNumbering.Style.FROM_11, movement)) {
      return List.of();
    }
    List<Integer> ns = PairNumbering.of(PairNumbering.Style.FROM_11, movement).ns();
    List<Integer> ew =
        IntStream.rangeClosed(1, movement.contestants())
            .filter(c -> !ns.contains(c))
            .boxed()
            .toList();
    return Arrays.stream(PairNumbering.Style.values())
        .filter(style -> PairNumbering.fits(style, movement))
        .map(
            style -> {
              PairNumbering numbers = PairNumbering.of(style, movement);
              String range =
                  messages.of(
                      "pairNumbersRange",
                      numbers.label(ew.get(0)),
                      numbers.label(ew.get(ew.size() - 1)));
              return new Choice(Word.of(style), range);
            })
        .toList();
  }

  /** What is in tonight's set; where that has no guide cards, that they are there too. */
  private String papersHint(Movement movement) {
    Set<Paper> tonight = Paper.tonight(movement);
    String words =
        tonight.stream()
            .map(paper -> messages.of("paper." + paper.word()))
            .collect(Collectors.joining(", "));
    return messages.of("papersHint", words)
        + (tonight.contains(Paper.CARDS) ? "" : " " + messages.of("papersHintCards"));
  }

  private String namesHint(Movement movement) {
    return messages.of(
        movement.kind() == Kind.PAIRS ? "namesHintPairs" : "namesHint", movement.contestants());
  }

  /** Whether a search can be started for a link: for wishes that are not made by a rule. */
  static boolean searchable(Parameters link) {
    return link.text("file").isEmpty() && !WishLink.wish(link).byRule();
  }

  /** The link with the seed and the version that make the same movement again. */
  private static Parameters reproducing(OpenMovement opened) {
    Parameters link = opened.link();
    return opened.judged().wish().isEmpty() || !link.text("file").isEmpty()
        ? link
        : link.with("seed", link.number("seed").orElse(1))
            .with("version", Versions.of("boardwalk"));
  }

  private String otherVersion(Parameters link) {
    String version = link.text("version");
    String ours = Versions.of("boardwalk");
    return version.isEmpty() || version.equals(ours)
        ? ""
        : messages.of("otherVersion", HarmlessText.of(version), ours);
  }

  private static List<String> lines(String text) {
    return text.lines().filter(l -> !l.isBlank()).toList();
  }

  private List<Picture> pictures(Judged judged, Names names) {
    Movement movement = judged.movement();
    List<Picture> pictures = new ArrayList<>();
    pictures.add(
        new Picture(
            messages.of("pictureRoom"),
            Pictures.room(movement, judged.attendance(), names, 1, OptionalInt.empty()).svg()));
    if (movement.contestants() <= MOST_DRAWN) {
      Relations relations = Relations.of(movement);
      pictures.add(
          new Picture(
              messages.of("pictureMeetings"), Pictures.meetings(movement, relations, names).svg()));
      pictures.add(
          new Picture(
              messages.of("pictureDirections"),
              Pictures.directions(movement, relations, names).svg()));
    }
    return pictures;
  }

  private List<Choice> formats() {
    List<Choice> formats = new ArrayList<>();
    formats.add(new Choice(Downloads.OURS, messages.of("formatOurs")));
    MovementFormat.written()
        .forEach(
            f ->
                formats.add(
                    new Choice(Word.of(f), messages.of("formatOther", f.files(), f.suffix()))));
    return formats;
  }

  private String unknown(Parameters link, Optional<String> impossible) {
    return templates.fill(
        "unknown.html",
        Map.of(
            "title",
            HarmlessText.of(WishLink.wish(link).name()),
            "impossible",
            HarmlessText.of(impossible.orElse("")),
            "searchable",
            impossible.isEmpty() && searchable(link),
            "seed",
            link.number("seed").orElse(1),
            "query",
            link.query()));
  }

  /** The papers that can be printed for a movement, each with its number of A4 pages. */
  private static final class PaperChoices {

    private final Judged judged;
    private final Papers sheets;
    private final Messages messages;

    PaperChoices(Judged judged, Names names, Messages messages) {
      this.judged = judged;
      this.messages = messages;
      sheets =
          new Papers(
              judged, new PaperSettings(PageSize.A4, Optional.empty(), TypeSize.NORMAL, names));
    }

    /** The choices: tonight's set, each paper, and all papers. */
    List<Choice> all() {
      Movement movement = judged.movement();
      List<Choice> choices = new ArrayList<>();
      choices.add(choice(Downloads.TONIGHT, Paper.tonight(movement)));
      for (Paper paper : Paper.allFor(movement)) {
        choices.add(choice(paper.word(), EnumSet.of(paper)));
      }
      choices.add(choice(Downloads.ALL, Paper.allFor(movement)));
      return choices;
    }

    private Choice choice(String word, Set<Paper> papers) {
      String pages = Text.count(sheets.pages(papers), "page");
      return new Choice(word, messages.of("paper." + word) + " (" + pages + ")");
    }
  }
}
