package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.FileException;
import org.boardwalk.exchange.file.Pointer;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.movement.text.Text;
import org.jspecify.annotations.Nullable;

/** The formats of our own files, each with the JSON Schema it is checked against. Thread-safe. */
public final class FileFormat {
  /** A wish. */
  static final FileFormat MODEL = new FileFormat("model");

  /** One movement, or a proof that there is none. */
  static final FileFormat SOLUTION = new FileFormat("solution");

  /** One evening: a movement with names, settings and the scores so far. */
  public static final FileFormat EVENING = new FileFormat("evening");

  /** A proof by clauses that no movement answers a wish. */
  public static final FileFormat CERTIFICATE = new FileFormat("certificate");

  private static final List<FileFormat> ALL = List.of(MODEL, SOLUTION, EVENING, CERTIFICATE);

  private static final String OURS = "boardwalk/";
  private static final String FOLDER = "classpath:org/boardwalk/library/files/";

  private final String word;
  private volatile @Nullable Schema schema;

  private FileFormat(String word) {
    this.word = word;
  }

  /** {@return the value of the key {@code format}} */
  public String id() {
    return OURS + word + "/1";
  }

  /** Loaded on first use; loading it twice does no harm. */
  private Schema schema() {
    Schema known = schema;
    if (known == null) {
      // The dialect is given, which avoids loading the schema of schemas.
      known =
          SchemaRegistry.withDialect(Dialects.getDraft202012())
              .getSchema(SchemaLocation.of(FOLDER + word + ".schema.json"));
      schema = known;
    }
    return known;
  }

  /**
   * @param bytes the content of any file with any name
   * @return the format it declares, in any version, sound or not; empty for other files
   */
  public static Optional<FileFormat> of(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    // Most other files are recognised without a parser.
    String word = text.contains(OURS) ? Document.top(text, "format").orElse("") : "";
    return ALL.stream().filter(format -> format.named(word)).findFirst();
  }

  private boolean named(String format) {
    return format.startsWith(OURS + word + "/");
  }

  /**
   * @param document a file
   * @return whether it declares this format, in any version
   */
  public boolean named(Document document) {
    return named(document.root().path("format").asText(""));
  }

  /**
   * Checks a file against the schema.
   *
   * @param document a file
   * @throws FileException for the first fault, unknown keys before others
   */
  public void check(Document document) {
    refuseOtherFormat(document);
    List<Error> errors = schema().validate(document.root());
    errors.stream()
        .min(
            Comparator.comparing((Error e) -> !SchemaFault.unknownKey(e))
                .thenComparing(e -> document.line(SchemaFault.pointer(e))))
        .map(e -> SchemaFault.of(e, document.root()))
        .ifPresent(
            f -> {
              throw document.fault(f.pointer(), f.what());
            });
  }

  void refuseOtherFormat(Document document) {
    JsonNode root = document.root();
    if (!root.isObject()) {
      throw new FileException(
          document.path(),
          0,
          "must hold keys and values, such as format: " + id() + "\nMaybe it is another file.");
    }
    JsonNode format = root.path("format");
    if (!format.isTextual() || !format.textValue().equals(id())) {
      String found = format.isMissingNode() ? "nothing" : "[" + Shown.of(format.asText()) + "]";
      throw document.fault(
          Pointer.ROOT.at("format"),
          Text.of(
              "must be %s, here it is %s\nMaybe %s.", id(), found, otherwise(format.asText(""))));
    }
  }

  private String otherwise(String found) {
    for (FileFormat other : ALL) {
      if (other != this && found.equals(other.id())) {
        return "you meant " + called() + ", this file is " + other.called();
      }
    }
    return named(found)
        ? "it was written by another version of Boardwalk"
        : "it is no Boardwalk file, or its first line is missing";
  }

  private String called() {
    return (this == EVENING ? "an " : "a ") + word;
  }
}
