package org.boardwalk.cli;

import org.boardwalk.text.Text;
import org.boardwalk.text.Word;
import org.boardwalk.wish.WalkWish;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how boards are to be carried. */
final class WalkConverter implements ITypeConverter<WalkWish> {

  @Override
  public WalkWish convert(String text) {
    return Word.parse(WalkWish.class, text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    Text.of(
                        "--walk [%s] must be one of %s",
                        text, String.join(", ", Word.all(WalkWish.class)))));
  }
}
