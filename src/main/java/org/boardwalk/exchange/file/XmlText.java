package org.boardwalk.exchange.file;

import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/**
 * Reads and writes XML; no other class does. A document type may be named but is ignored: nothing
 * is fetched, and entities are not expanded. Elements may be nested at most {@value #DEEPEST} deep.
 * Stateless and thread-safe.
 */
public final class XmlText {

  private static final int DEEPEST = 32;

  private static final Charset UTF = StandardCharsets.UTF_8;

  private static final Pattern ENCODING =
      Pattern.compile("encoding\\s*+=\\s*+[\"']([^\"']*+)[\"']");

  private XmlText() {}

  /**
   * @param path the name to report faults under; nothing is read from there
   * @param bytes a file in its declared encoding, or by default in UTF-8 or Windows-1252
   * @return its root
   * @throws FileException when it is not well-formed XML
   */
  public static XmlElement read(Path path, byte[] bytes) {
    String text = text(path, bytes);
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    factory.setXMLResolver(
        (publicId, systemId, base, namespace) -> {
          throw new XMLStreamException("nothing is fetched from elsewhere");
        });
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(text));
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamConstants.START_ELEMENT) {
          XmlElement root = element(reader, 0);
          finish(reader);
          return root;
        }
      }
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getLineNumber());
      FileException fault =
          new FileException(
              path, line, "is not well-formed XML\nMaybe it was damaged or cut off on the way.");
      fault.initCause(e);
      throw fault;
    }
    throw new FileException(path, 0, "has no elements\nMaybe it is another kind of file.");
  }

  private static void finish(XMLStreamReader reader) throws XMLStreamException {
    while (reader.hasNext()) {
      reader.next();
    }
  }

  private static XmlElement element(XMLStreamReader reader, int depth) throws XMLStreamException {
    if (depth > DEEPEST) {
      throw new XMLStreamException("elements lie too deep in each other", reader.getLocation());
    }
    String name = reader.getLocalName();
    int line = reader.getLocation().getLineNumber();
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int k = 0; k < reader.getAttributeCount(); k++) {
      attributes.put(reader.getAttributeLocalName(k), reader.getAttributeValue(k));
    }
    List<XmlElement> children = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int event = reader.next();
    while (event != XMLStreamConstants.END_ELEMENT) {
      if (event == XMLStreamConstants.START_ELEMENT) {
        children.add(element(reader, depth + 1));
      } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
        text.append(reader.getText());
      } else if (event == XMLStreamConstants.PROCESSING_INSTRUCTION) {
        String data = Objects.requireNonNullElse(reader.getPIData(), "");
        children.add(XmlElement.instruction(reader.getPITarget(), data.strip()));
      }
      event = reader.next();
    }
    return new XmlElement(name, attributes, children, text.toString().strip(), line);
  }

  /** The text without its declaration of the encoding. */
  private static String text(Path path, byte[] bytes) {
    String text = decoded(path, bytes);
    return text.substring(declaration(text).length()).stripLeading();
  }

  /** A text up to the end of its declaration; empty where it has none. */
  private static String declaration(String text) {
    boolean declared = text.stripLeading().startsWith("<?xml");
    int end = declared ? text.indexOf('>') : 0;
    return end > 0 && text.charAt(end - 1) == '?' ? text.substring(0, end + 1) : "";
  }

  private static String decoded(Path path, byte[] bytes) {
    if (FileText.wide(bytes)) {
      return FileText.foreign(path, bytes);
    }
    Matcher encoding =
        ENCODING.matcher(declaration(new String(bytes, StandardCharsets.ISO_8859_1)));
    if (encoding.find()) {
      try {
        Charset charset = Charset.forName(encoding.group(1).strip());
        if (!charset.name().matches("UTF-.*|US-ASCII|ISO-8859-1")) {
          return FileText.own(path, new String(bytes, charset).getBytes(UTF));
        }
      } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
        return FileText.foreign(path, bytes);
      }
    }
    return FileText.foreign(path, bytes);
  }

  /**
   * @param root a document
   * @return its text with a declaration of ISO-8859-1, for older programs; other characters are
   *     written as references, which any reader understands
   */
  public static String write(XmlElement root) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      write(writer, root, "\n");
      writer.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    StringBuilder plain = new StringBuilder("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>");
    text.toString()
        .codePoints()
        .forEach(
            c -> {
              if (c < 0x80) {
                plain.append((char) c);
              } else {
                plain.append("&#").append(c).append(';');
              }
            });
    return plain.append('\n').toString();
  }

  private static void write(XMLStreamWriter writer, XmlElement element, String indent)
      throws XMLStreamException {
    writer.writeCharacters(indent);
    if (element.target().isPresent()) {
      writer.writeProcessingInstruction(element.target().get(), element.text());
      return;
    }
    writer.writeStartElement(element.name());
    for (var attribute : element.attributes().entrySet()) {
      writer.writeAttribute(attribute.getKey(), attribute.getValue());
    }
    if (element.children().isEmpty()) {
      writer.writeCharacters(element.text());
    } else {
      for (XmlElement child : element.children()) {
        write(writer, child, indent + " ");
      }
      writer.writeCharacters(indent);
    }
    writer.writeEndElement();
  }
}
