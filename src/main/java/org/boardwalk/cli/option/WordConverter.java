package org.boardwalk.cli.option;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.search.Engine;
import org.boardwalk.search.Engines;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
import org.boardwalk.wish.SearchSettings.EngineChoice;
import org.boardwalk.wish.WalkWish;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads and lists constants whose names have several words, with hyphens between them as in model
 * files; picocli itself would use underscores.
 *
 * @param <E> what can be chosen
 */
public abstract class WordConverter<E extends Enum<E>>
    implements ITypeConverter<E>, Iterable<String> {

  private final Class<E> type;
  private final String option;

  private WordConverter(Class<E> type, String option) {
    this.type = type;
    this.option = option;
  }

  @Override
  public final E convert(String text) {
    return Word.parse(type, text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    Text.of(
                        "%s [%s] must be one of %s",
                        option, text, String.join(", ", Word.all(type)))));
  }

  @Override
  public final Iterator<String> iterator() {
    return Word.all(type).iterator();
  }

  /** Reads and lists the name of an engine on the class path, which may be one of your own. */
  public static class EngineName implements ITypeConverter<EngineChoice>, Iterable<String> {

    EngineName() {}

    @Override
    public final EngineChoice convert(String text) {
      List<String> names = names();
      return names.stream()
          .filter(text.strip().toLowerCase(Locale.ROOT)::equals)
          .findFirst()
          .map(EngineChoice::new)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      Text.of("--engine [%s] must be one of %s", text, String.join(", ", names))));
    }

    @Override
    public final Iterator<String> iterator() {
      return names().iterator();
    }

    List<String> names() {
      return Engines.all().stream().map(Engine::name).toList();
    }
  }

  /** Reads and lists the name of an engine, or auto. */
  public static final class EngineOrAuto extends EngineName {
    EngineOrAuto() {}

    @Override
    List<String> names() {
      return Stream.concat(Stream.of(EngineChoice.AUTO.word()), super.names().stream()).toList();
    }
  }

  /** Reads the walk of the boards. */
  static final class BoardsWalk extends WordConverter<WalkWish> {
    BoardsWalk() {
      super(WalkWish.class, "--walk");
    }
  }

  /** Reads the moves of EW in a Web. */
  public static final class PairsWalk extends WordConverter<EwWalk> {
    PairsWalk() {
      super(EwWalk.class, "--walk");
    }
  }

  /** Reads the direction of the rover of a Web. */
  public static final class RoverSide extends WordConverter<Party> {
    RoverSide() {
      super(Party.class, "--party");
    }
  }

  /** Reads how EW pairs are numbered. */
  static final class PairStyle extends WordConverter<PairNumbering.Style> {
    PairStyle() {
      super(PairNumbering.Style.class, "--pair-numbers");
    }
  }

  /** Reads the scoring method of an event. */
  public static final class ScoredBy extends WordConverter<ScoringMethod> {
    ScoredBy() {
      super(ScoringMethod.class, "--method");
    }
  }
}
