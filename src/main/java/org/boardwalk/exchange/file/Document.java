package org.boardwalk.exchange.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A document: a file as a tree of values, with the line of each value.
 *
 * @param path the file
 * @param root its values
 * @param items for each list of the tree, by identity, the lines of its elements in order
 * @param keys for each object of the tree, by identity, the lines of its keys
 */
public record Document(
    Path path,
    JsonNode root,
    IdentityHashMap<JsonNode, List<Integer>> items,
    IdentityHashMap<JsonNode, Map<String, Integer>> keys) {

  private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

  /**
   * @param path one of our own files, in UTF-8
   * @return its values
   * @throws FileException when it cannot be read or is malformed
   */
  public static Document read(Path path) {
    return parse(path, FileText.read(path));
  }

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param text YAML or JSON
   * @return its values
   * @throws FileException when it is malformed, or has anchors, tags or duplicate keys
   */
  public static Document parse(Path path, String text) {
    return new YamlTree(path, text).document();
  }

  /**
   * Finds a key at the top of any file, sound or not.
   *
   * @param text its content
   * @param key a key
   * @return the word under that key at the top of the file; empty where there is none, or the file
   *     before it cannot be read as YAML or JSON
   */
  public static Optional<String> top(String text, String key) {
    return new YamlTree(Path.of(""), text).top(key);
  }

  /**
   * @param key a key of the file
   * @return the value of that key, as a document of its own with the lines of this file
   */
  public Document part(String key) {
    return new Document(path, root.path(key), items, keys);
  }

  /**
   * @param pointer a place
   * @return the line of the value there, or of the innermost value around it that is in the file
   */
  public int line(Pointer pointer) {
    int line = 0;
    JsonNode node = root;
    for (String step : pointer.steps()) {
      Optional<Integer> inside = line(node, step);
      if (inside.isEmpty()) {
        return line;
      }
      line = inside.get();
      node = node.isArray() ? node.get(Integer.parseInt(step)) : node.get(step);
    }
    return line;
  }

  /** The line of a member of an object or list; empty where it has no such member. */
  private Optional<Integer> line(JsonNode node, String step) {
    if (!node.isArray()) {
      return Optional.ofNullable(keys.getOrDefault(node, Map.of()).get(step));
    }
    List<Integer> known = items.getOrDefault(node, List.of());
    int index = INDEX.matcher(step).matches() ? Integer.parseInt(step) : known.size();
    return index < known.size() ? Optional.of(known.get(index)) : Optional.empty();
  }

  /**
   * @param pointer a place
   * @param what the fault
   * @return a fault that names the file, the line and the key
   */
  public FileException fault(Pointer pointer, String what) {
    String key = pointer.key();
    return new FileException(path, line(pointer), (key.isEmpty() ? "" : key + ": ") + what);
  }
}
