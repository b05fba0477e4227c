package org.boardwalk.cli;

import org.boardwalk.library.atlas.Shard;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a shard, such as 3/16. */
final class ShardConverter implements ITypeConverter<Shard> {

  @Override
  public Shard convert(String value) {
    String[] parts = value.split("/", -1);
    if (!value.matches("[0-9]{1,6}/[0-9]{1,6}")) {
      throw new TypeConversionException("[" + value + "] must be a part of how many, such as 3/16");
    }
    try {
      return new Shard(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException("[" + value + "]: " + e.getMessage());
    }
  }
}
