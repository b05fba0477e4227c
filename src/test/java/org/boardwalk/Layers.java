package org.boardwalk;

import java.util.Arrays;
import java.util.stream.Stream;

/** The packages from the lowest to the highest, and which of those below each may know. */
final class Layers {

  private static final String TO_QUALITY = ".movement .quality";
  static final String TO_WISH = TO_QUALITY + " .wish";
  private static final String TO_MODEL = TO_WISH + " .model";
  private static final String TO_SEARCH = TO_MODEL + " .answer .search";
  static final String SOLVING = ".wish .model .answer .search";

  /** The benchmarks, which are compiled after the program and its tests. */
  private static final KnownPackages BENCH =
      layer(
          ".bench",
          TO_MODEL,
          ".file .split .answer .search .search.crossover .search.pairs .search.switches",
          ".design .task .library.answers .library.atlas .prove .scoring .plan .publish",
          ".publish.json .publish.paper . .cli",
          "com.sun.net.httpserver.. picocli..");

  private Layers() {}

  /**
   * @param name a package
   * @param known what it may know, apart by spaces; packages of the project begin with a point, and
   *     a point alone is its root
   */
  static KnownPackages layer(String name, String... known) {
    return new KnownPackages(
        named(name),
        Arrays.stream(known).flatMap(k -> Stream.of(k.split(" "))).map(Layers::named).toList(),
        false);
  }

  private static String named(String name) {
    return name.equals(".") ? OwnCode.ROOT : name.startsWith(".") ? OwnCode.ROOT + name : name;
  }

  /** In the order in which the arrows run down: each may know of those before it only. */
  static Stream<KnownPackages> all() {
    return OwnCode.withBenchmarks() ? Stream.concat(program(), Stream.of(BENCH)) : program();
  }

  private static Stream<KnownPackages> program() {
    return Stream.of(
        layer(".text", "com.google.errorprone.annotations"),
        layer(".movement"),
        layer(".quality", ".movement"),
        layer(".logistics", TO_QUALITY),
        layer(".symmetry", ".movement"),
        layer(
            ".file",
            "com.fasterxml.jackson.databind.. org.apache.commons.csv.. javax.xml.stream..",
            "org.yaml.snakeyaml.."),
        layer(".wish", TO_QUALITY),
        layer(".group"),
        layer(".model", TO_WISH, ".group").andProto(),
        layer(".notation", ".movement .wish .model", "com.google.protobuf").andProto(),
        layer(".split", ".model").andProto(),
        layer(".answer", TO_WISH),
        layer(".search", TO_MODEL, ".answer"),
        layer(".search.anneal"),
        layer(".search.cover"),
        layer(".search.arrange", TO_WISH),
        layer(".search.ring", ".movement .wish .search.anneal"),
        layer(".search.construct", TO_WISH, ".group"),
        layer(
            ".search.construct.pairs",
            ".movement .wish .group .model .search.construct .search.ring"),
        layer(
            ".named",
            ".movement .quality .wish .search.construct .search.construct.pairs",
            "com.google.errorprone.annotations"),
        layer(".search.amend", TO_QUALITY, ".search.anneal"),
        layer(".search.crossover", TO_QUALITY, ".search.anneal"),
        layer(".search.switches", TO_QUALITY, ".search.anneal"),
        layer(".search.starter", TO_SEARCH, ".group .search.cover"),
        layer(".search.whist", TO_WISH, ".group .model .search.construct .search.starter"),
        layer(".search.local", TO_SEARCH, ".search.anneal"),
        layer(
            ".search.circulate",
            ".movement .quality .wish .group .model .answer .search .search.anneal",
            ".search.construct .search.cover .search.local"),
        layer(".search.pairs", TO_SEARCH, ".group .search.anneal .search.ring .search.switches"),
        layer(".search.exact", SOLVING, ".quality"),
        layer(".search.orderly", TO_SEARCH),
        layer(".search.cpsat", SOLVING, "com.google.ortools com.google.ortools.sat"),
        layer(".search.choco", SOLVING, "org.chocosolver..").andProto(),
        // Which methods there are for a wish: all of them, and no engine.
        layer(
            ".design",
            TO_SEARCH,
            ".search.arrange .search.construct .search.construct.pairs .search.switches",
            ".search.starter .search.whist .search.local .search.circulate .search.pairs",
            ".search.exact .search.orderly .named"),
        layer(
            ".library.files",
            TO_WISH,
            ".file .answer .design",
            "com.fasterxml.jackson.databind.. com.networknt.schema.."),
        layer(
            ".task",
            TO_SEARCH,
            ".split .file .design .library.files",
            "com.fasterxml.jackson.core.. com.fasterxml.jackson.databind.."),
        layer(".cluster", ".search .task", "org.apache.spark.."),
        layer(".library.answers", TO_WISH, ".file .answer .search .design .library.files .task"),
        layer(".library.atlas", TO_WISH, ".file .answer .library.files .task .library.answers"),
        layer(".certify.check"),
        layer(
            ".certify",
            ".movement .wish .model .notation .answer .file .library.files .task .certify.check",
            "com.fasterxml.jackson.databind.. org.sat4j.."),
        layer(".prove", ".movement .wish .answer .file .model .split .search .task"),
        layer(
            ".exchange",
            ".movement .file",
            "com.fasterxml.jackson.core.. com.fasterxml.jackson.databind..",
            "com.fasterxml.jackson.dataformat.yaml.. com.healthmarketscience.jackcess.."),
        layer(".scoring", ".movement"),
        layer(".scoring.entry", ".movement .file .exchange .scoring"),
        layer(".deal", ".movement .file .scoring"),
        layer(".plan", TO_WISH, ".answer"),
        layer(
            ".evening",
            ".movement .quality .file .answer .library.files .scoring .scoring.entry .plan",
            "com.fasterxml.jackson.databind.."),
        layer(
            ".publish",
            TO_WISH,
            ".file .logistics .symmetry .answer .named .library.atlas .scoring .plan",
            ".evening",
            "io.pebbletemplates.pebble.."),
        layer(
            ".publish.json",
            TO_QUALITY,
            ".answer .library.atlas .scoring .named .symmetry .plan .publish",
            "com.fasterxml.jackson.databind.."),
        layer(".publish.picture", TO_QUALITY, ".logistics .publish", "com.google.zxing.."),
        layer(
            ".publish.paper",
            TO_QUALITY,
            ".file .logistics .answer .scoring .deal .publish .publish.picture",
            "com.openhtmltopdf.. org.apache.batik.gvt.text org.apache.fontbox.ttf..",
            "org.apache.pdfbox.io.."),
        layer(".room", ".movement .evening .publish"),
        layer(".", TO_MODEL, ".named .file .answer .search .design .library.answers .task"),
        layer(
            ".page",
            TO_WISH,
            ".file .answer .search .search.amend .library.files .library.answers .evening",
            ".exchange .scoring .scoring.entry .plan .room .publish .publish.picture",
            ".publish.paper .",
            "org.apache.commons.fileupload.. org.apache.hc.core5..",
            "io.pebbletemplates.pebble.."),
        layer(
            ".cli",
            TO_MODEL,
            ".notation .file .answer .search .search.amend .search.crossover .named",
            ".library.files .task .cluster .library.answers .library.atlas .certify",
            ".certify.check .prove .exchange .scoring .scoring.entry .deal .plan .evening",
            ".room .publish .publish.json .publish.picture .publish.paper . .page",
            "picocli.."));
  }
}
