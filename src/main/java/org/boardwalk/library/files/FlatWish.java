package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.wish.Wish;

/**
 * The fields of a wish in one row, for links. Nested fields have names with a dot, such as {@code
 * boards.sets}, and lists are written as in the file, such as {@code [partner, opponent]}. The
 * search settings are left out.
 */
public final class FlatWish {

  /** The name of a link in messages. */
  private static final Path LINK = Path.of("link");

  private FlatWish() {}

  /** {@return its fields, the name first} */
  public static Map<String, String> of(Wish wish) {
    Map<String, String> row = new LinkedHashMap<>();
    ObjectNode fields = WishFields.of(wish);
    fields.remove("search");
    row.put("name", wish.name());
    fields.properties().forEach(f -> put(row, f.getKey(), f.getValue()));
    return row;
  }

  private static void put(Map<String, String> row, String key, JsonNode value) {
    if (value.isObject()) {
      value.properties().forEach(f -> put(row, key + "." + f.getKey(), f.getValue()));
    } else {
      // JSON is YAML too.
      row.put(key, value.isValueNode() ? value.asText() : value.toString());
    }
  }

  /**
   * @param row fields of a wish
   * @return the wish
   * @throws org.boardwalk.exchange.file.FileException when a field is unknown or impossible
   */
  public static Wish wish(Map<String, String> row) {
    ObjectNode model = JsonNodeFactory.instance.objectNode();
    model.put("format", FileFormat.MODEL.id());
    row.forEach((key, value) -> set(model, key, value));
    model.remove("history"); // It names files, which no link may open.
    return ModelFile.wish(
        new Document(LINK, model, new IdentityHashMap<>(), new IdentityHashMap<>()));
  }

  private static void set(ObjectNode model, String key, String value) {
    int dot = key.indexOf('.');
    if (dot <= 0) {
      model.set(key, node(key, value));
      return;
    }
    String outer = key.substring(0, dot);
    ObjectNode inner =
        model.path(outer) instanceof ObjectNode object ? object : model.putObject(outer);
    set(inner, key.substring(dot + 1), value);
  }

  private static JsonNode node(String key, String value) {
    if (value.matches("-?[0-9]{1,9}") && !key.equals("name")) {
      return JsonNodeFactory.instance.numberNode(Integer.parseInt(value));
    }
    return value.startsWith("[") && !key.equals("name")
        ? Document.parse(LINK, value).root()
        : JsonNodeFactory.instance.textNode(value);
  }
}
