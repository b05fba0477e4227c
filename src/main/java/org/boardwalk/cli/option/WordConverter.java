package org.boardwalk.cli.option;

import java.util.Iterator;
import org.boardwalk.movement.PairNumbering;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.scoring.ScoringMethod;
import org.boardwalk.wish.PairsForm.EwWalk;
import org.boardwalk.wish.PairsForm.Party;
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
