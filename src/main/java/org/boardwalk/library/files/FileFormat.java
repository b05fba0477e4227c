package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.util.Comparator;
import java.util.List;
import org.boardwalk.file.Document;
import org.boardwalk.file.FileException;
import org.boardwalk.file.Pointer;
import org.boardwalk.file.Shown;
import org.boardwalk.text.Text;
import org.jspecify.annotations.Nullable;

/** The two kinds of files, each with the JSON Schema it is checked against. */
final class FileFormat {
  /** What is wanted. */
  static final FileFormat MODEL = new FileFormat("model");

  /** One movement, or a proof that there is none. */
  static final FileFormat SOLUTION = new FileFormat("solution");

  private static final String FOLDER = "classpath:org/boardwalk/library/files/";

  private final String word;
  private volatile @Nullable Schema schema;

  private FileFormat(String word) {
    this.word = word;
  }

  /** The value of the key {@code format}. */
  String id() {
    return "boardwalk/" + word + "/1";
  }

  /** Loaded on first use; loading it twice does no harm. */
  private Schema schema() {
    Schema known = schema;
    if (known == null) {
      // The dialect is given, so that the schema of schemas is not loaded.
      known =
          SchemaRegistry.withDialect(Dialects.getDraft202012())
              .getSchema(SchemaLocation.of(FOLDER + word + ".schema.json"));
      schema = known;
    }
    return known;
  }

  /** Checks the form of a file; the first fault is thrown, unknown keys before others. */
  void check(Document document) {
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
    FileFormat other = this == MODEL ? SOLUTION : MODEL;
    if (found.equals(other.id())) {
      return "you meant a " + word + ", this file is a " + other.word;
    }
    return found.startsWith("boardwalk/" + word + "/")
        ? "it was written by another version of Boardwalk"
        : "it is no Boardwalk file, or its first line is missing";
  }
}
