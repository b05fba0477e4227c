package org.boardwalk.documents;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A table of the fields of a file, made from the JSON Schema that the program checks it with: a row
 * for each field, {@code a.b} for a field b of a, and {@code a[].b} for one of each part of a list.
 */
final class FieldTable {

  private static final List<Path> FOLDERS =
      List.of(
          Path.of("src/main/resources/org/boardwalk/library/files"),
          Path.of("src/main/resources/org/boardwalk/publish/json"));

  private static final String ENDING = ".schema.json";

  /** What commands print. */
  private static final Path PRINTED = FOLDERS.get(1);

  private final JsonNode schema;
  private final List<String> rows = new ArrayList<>();

  private FieldTable(JsonNode schema) {
    this.schema = schema;
  }

  /** The names of the schemas of what commands print, such as plan. */
  static List<String> printed() throws IOException {
    try (Stream<Path> files = Files.list(PRINTED)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.replace(ENDING, ""))
          .sorted()
          .toList();
    }
  }

  /** The page about what a command prints. */
  static String page(String command) throws IOException {
    String title = read(PRINTED.resolve(command + ENDING)).path("title").asText();
    return """
        # %s

        This page is for programmers. It lists the fields of the JSON, which `%s%s` describes;
        [JSON for programs](../json.md) says what holds for all commands.

        %s"""
        .formatted(title, command, ENDING, of(command));
  }

  private static JsonNode read(Path file) throws IOException {
    return new ObjectMapper().readTree(file.toFile());
  }

  /**
   * The table of a schema.
   *
   * @param schema its name, such as {@code model}, and maybe those of fields that alone are shown
   *     with all below them, such as {@code model fixed}, or are left out, such as {@code model
   *     without fixed}
   */
  static String of(String schema) throws IOException {
    String[] words = schema.replace(ENDING, "").split(" ", -1);
    Path file =
        FOLDERS.stream()
            .map(folder -> folder.resolve(words[0] + ENDING))
            .filter(Files::exists)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no schema [" + words[0] + "]"));
    FieldTable table = new FieldTable(read(file));
    table.fields("", table.schema);
    List<String> some = Stream.of(words).skip(1).toList();
    boolean without = some.contains("without");
    return "| field | value | meaning |\n|---|---|---|\n"
        + table.rows.stream()
            .filter(
                row ->
                    some.isEmpty() || without != some.stream().anyMatch(name -> isBelow(row, name)))
            .collect(Collectors.joining());
  }

  private static boolean isBelow(String row, String name) {
    return row.matches("(?s)\\| `\\Q" + name + "\\E[.`\\[].*");
  }

  private JsonNode resolved(JsonNode node) {
    String reference = node.path("$ref").asText();
    return reference.startsWith("#/") ? schema.at(reference.substring(1)) : node;
  }

  private void fields(String prefix, JsonNode object) {
    List<String> required = texts(object.path("required"));
    object
        .path("properties")
        .properties()
        .forEach(
            field -> {
              if (field.getValue().isObject()) {
                field(prefix + field.getKey(), field.getValue(), required.contains(field.getKey()));
              }
            });
    JsonNode others = object.path("additionalProperties");
    if (others.isObject()) {
      field(prefix + "*", others, false);
    }
  }

  private void field(String name, JsonNode given, boolean required) {
    JsonNode node = resolved(given);
    String meaning = given.path("description").asText(node.path("description").asText());
    String list = name + (isList(node) ? "[]" : "");
    rows.add(
        "| `%s` | %s%s | %s |%n"
            .formatted(list, value(node), required ? ", required" : "", escaped(meaning))
            .replace(System.lineSeparator(), "\n"));
    JsonNode part = node;
    while (isList(part)) {
      part = resolved(part.path("items"));
    }
    fields(list + ".", part);
    for (JsonNode choice : part.path("oneOf")) {
      fields(list + ".", resolved(choice));
    }
  }

  private static boolean isList(JsonNode node) {
    return node.path("items").isObject();
  }

  private String value(JsonNode node) {
    if (node.has("const")) {
      return "`" + node.path("const").asText() + "`";
    }
    JsonNode words =
        Stream.of(node, node.path("then"))
            .map(n -> n.path("enum"))
            .filter(JsonNode::isArray)
            .findFirst()
            .orElse(node.path("enum"));
    List<String> kinds = new ArrayList<>();
    texts(words).forEach(word -> kinds.add("`" + word + "`"));
    if (isList(node)) {
      kinds.add("list of " + value(resolved(node.path("items"))));
    } else {
      JsonNode types = node.path("type");
      (types.isArray() ? texts(types) : List.of(types.asText()))
          .forEach(type -> kind(type, node, !words.isMissingNode()).ifPresent(kinds::add));
    }
    return kinds.isEmpty() ? "any" : String.join(", ", kinds);
  }

  private static Optional<String> kind(String type, JsonNode node, boolean words) {
    return switch (type) {
      case "integer" -> Optional.of("whole number" + range(node));
      case "number" -> Optional.of("number" + range(node));
      case "boolean" -> Optional.of("`true` or `false`");
      case "object" -> Optional.of("object");
      case "string" ->
          words ? Optional.empty() : Optional.of("text" + example(node.path("examples").path(0)));
      case "null" -> Optional.of("`null`");
      default -> Optional.empty();
    };
  }

  private static String example(JsonNode example) {
    String text = example.asText();
    String shown = text.startsWith("sha256:") ? text.substring(0, 15) + "..." : text;
    return example.isMissingNode() ? "" : " such as `" + shown + "`";
  }

  private static String range(JsonNode node) {
    JsonNode least = node.path("minimum");
    JsonNode most = node.path("maximum");
    if (least.isMissingNode() || least.asLong() == Long.MIN_VALUE) {
      return "";
    }
    return most.isMissingNode()
        ? " from " + least.asText()
        : " %s to %s".formatted(least.asText(), most.asText());
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  private static String escaped(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*");
  }
}
