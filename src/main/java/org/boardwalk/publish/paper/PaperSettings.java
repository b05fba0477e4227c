package org.boardwalk.publish.paper;

import java.net.URI;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.movement.text.Language;
import org.boardwalk.publish.HarmlessText;
import org.boardwalk.publish.Names;

/**
 * The settings for printing papers.
 *
 * @param size the paper
 * @param perPage cards to a page; empty for the default of each paper
 * @param type how large the type is
 * @param names names in place of numbers
 * @param room the address of the room while it plays, for a code on the sign-up sheet; empty where
 *     it is not served
 * @param occasion the club and the date, in small letters on every card; empty for none
 * @param language the language of the players
 */
public record PaperSettings(
    PageSize size,
    Optional<PerPage> perPage,
    TypeSize type,
    Names names,
    Optional<URI> room,
    String occasion,
    Language language) {

  private static final int LONGEST = 200;

  private static final int LONGEST_CLUB = 60;

  /** Checks the address. */
  public PaperSettings {
    room.ifPresent(PaperSettings::check);
  }

  /**
   * Creates settings without a room, in English.
   *
   * @param size the paper
   * @param perPage cards to a page; empty for the default of each paper
   * @param type how large the type is
   * @param names names in place of numbers
   */
  public PaperSettings(PageSize size, Optional<PerPage> perPage, TypeSize type, Names names) {
    this(size, perPage, type, names, Optional.empty(), "", Language.EN);
  }

  private static void check(URI room) {
    boolean web = "http".equals(room.getScheme()) || "https".equals(room.getScheme());
    if (!web || room.getHost() == null || room.toString().length() > LONGEST) {
      throw new IllegalArgumentException(
          "room ["
              + HarmlessText.of(room.toString())
              + "] is no address of a room\nMaybe http://192.168.1.5:8017/, as serve --room prints it.");
    }
  }

  /**
   * @param address the address of the room while it plays
   * @return these settings with a code of that address
   * @throws IllegalArgumentException when it is no address of a web page
   */
  public PaperSettings in(URI address) {
    return new PaperSettings(size, perPage, type, names, Optional.of(address), occasion, language);
  }

  /**
   * @param club the name of the club; empty for none
   * @param date the day of play; empty for none
   * @return these settings with club and date on every card
   */
  public PaperSettings on(String club, Optional<LocalDate> date) {
    String all =
        Stream.of(Names.cut(club.strip(), LONGEST_CLUB), date.map(language::day).orElse(""))
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", "));
    return new PaperSettings(size, perPage, type, names, room, all, language);
  }

  /**
   * @param other another language
   * @return these settings in that language, without club and date, which {@link #on} adds
   */
  public PaperSettings in(Language other) {
    return new PaperSettings(size, perPage, type, names, room, "", other);
  }

  /** The default: A4, usual cards, normal type, numbers. */
  public static final PaperSettings USUAL =
      new PaperSettings(PageSize.A4, Optional.empty(), TypeSize.NORMAL, Names.NONE);

  /**
   * The number of cards to a page for a paper whose cards have at most this number of rows: more
   * where rows are few; names need more room than numbers.
   */
  PerPage perPage(Paper paper, int rows) {
    PerPage roomy = names.none() ? paper.usual() : paper.named();
    PerPage usual = paper == Paper.SLIPS ? roomy.compact(rows) : roomy;
    return perPage.orElse(type == TypeSize.LARGE ? usual.fewer() : usual);
  }
}
