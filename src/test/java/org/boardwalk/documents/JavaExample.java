package org.boardwalk.documents;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A Java program that a document shows. */
final class JavaExample {

  private static final Pattern NAME = Pattern.compile("(?m)^(?:public )?(?:final )?class (\\w+)");

  private final String name;
  private final String source;
  private Path folder = Path.of("");

  private JavaExample(String name, String source) {
    this.name = name;
    this.source = source;
  }

  static JavaExample of(String source) {
    Matcher name = NAME.matcher(source);
    if (!name.find()) {
      throw new IllegalArgumentException("a Java program without a class\n" + source);
    }
    return new JavaExample(name.group(1), source);
  }

  String name() {
    return name;
  }

  /** Where it was compiled to. */
  String folder() {
    return folder.toString();
  }

  /** Compiles it into a folder, with all warnings, and returns what the compiler says. */
  String compile(Path into) throws IOException {
    folder = into;
    Path file = Files.writeString(into.resolve(name + ".java"), source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-Xlint:all", "-proc:none", "-d", into.toString(), "-cp", OwnClassPath.text());
      compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(file)).call();
    }
    return messages
        .toString()
        .lines()
        .filter(line -> !line.contains("[path]"))
        .collect(Collectors.joining("\n"));
  }
}
