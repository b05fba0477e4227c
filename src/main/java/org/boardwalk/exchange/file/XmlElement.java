package org.boardwalk.exchange.file;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An element of an XML document, or a processing instruction in one: text for one program, which
 * any document type allows and all other programs pass over. Its name begins with a question mark.
 * Immutable; names are compared ignoring case.
 *
 * @param name its name
 * @param attributes its attributes, by name
 * @param children the elements in it
 * @param text the text directly in it, without spaces at the ends
 * @param line the line where it begins, from 1; 0 if unknown
 */
public record XmlElement(
    String name, Map<String, String> attributes, List<XmlElement> children, String text, int line) {

  /** Copies the collections. */
  public XmlElement {
    attributes = Collections.unmodifiableMap(new TreeMap<>(attributes));
    children = List.copyOf(children);
  }

  /**
   * @param name the name of an element to be written
   * @param children the elements in it
   * @return the element
   */
  public static XmlElement of(String name, List<XmlElement> children) {
    return new XmlElement(name, Map.of(), children, "", 0);
  }

  /**
   * @param name the name of an element to be written
   * @param value its value
   * @return the element
   */
  public static XmlElement of(String name, Object value) {
    return new XmlElement(name, Map.of(), List.of(), String.valueOf(value), 0);
  }

  /**
   * @param target the program that a processing instruction is for
   * @param text what it says, without {@code ?>}
   * @return the instruction
   */
  public static XmlElement instruction(String target, String text) {
    return of("?" + target, text);
  }

  /** {@return the program that this instruction is for; empty for an element} */
  Optional<String> target() {
    return name.startsWith("?") ? Optional.of(name.substring(1)) : Optional.empty();
  }

  /**
   * @param key the name of an attribute
   * @param value its value
   * @return the element with this attribute too
   */
  public XmlElement with(String key, String value) {
    Map<String, String> more = new TreeMap<>(attributes);
    more.put(key, value);
    return new XmlElement(name, more, children, text, line);
  }

  /**
   * @param other a name
   * @return whether the element has that name
   */
  public boolean is(String other) {
    return name.equalsIgnoreCase(other);
  }

  /**
   * @param child the name of elements in it
   * @return the first one
   */
  public Optional<XmlElement> child(String child) {
    return children.stream().filter(c -> c.is(child)).findFirst();
  }

  /**
   * @param child the name of an element in it
   * @return its text; empty where there is none
   */
  public String value(String child) {
    return child(child).map(XmlElement::text).orElse("");
  }

  /**
   * @param key the name of an attribute
   * @return its value; empty where there is none
   */
  public String attribute(String key) {
    return attributes.entrySet().stream()
        .filter(e -> e.getKey().toUpperCase(Locale.ROOT).equals(key.toUpperCase(Locale.ROOT)))
        .map(e -> e.getValue().strip())
        .findFirst()
        .orElse("");
  }
}
