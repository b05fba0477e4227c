package org.boardwalk;

import java.util.Arrays;
import java.util.stream.Stream;

/** The packages from the lowest to the highest, and which of those below each may know. */
final class Layers {

  private static final String TO_QUALITY = ".movement .quality";
  static final String TO_WISH = TO_QUALITY + " .wish";
  private static final String TO_MODEL = TO_WISH + " .model";
  private static final String TO_SEARCH = TO_MODEL + " .wish.answer .search";
  static final String SOLVING = ".wish .model .wish.answer .search";

  /** The benchmarks, which are compiled after the program and its tests. */
  static final KnownPackages BENCH =
      layer(
          ".bench",
          TO_MODEL,
          ".quality.rule .exchange.file .model.players .model.pairs .model.split .wish.answer .search .search.local.crossover .search.pairs",
          ".search.local.switches .search.circulate .search.construct .search.construct.pairs .search.local.arrange",
          ".search.local.methods .search.orderly .search.starter .search.starter.whist",
          ".design .design.named .library.task .library.answers .library.atlas .library.prove .scoring .plan .publish",
          ".publish.paper . .cli.option .cli",
          "com.sun.net.httpserver.. com.sun.management.. picocli..");

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
    return Stream.of(
        layer(".movement.text", "com.google.errorprone.annotations"),
        layer(".movement"),
        layer(".movement.symmetry", ".movement"),
        layer(".movement.group"),
        layer(".quality.rule", ".movement"),
        layer(".quality", ".movement .quality.rule"),
        layer(
            ".exchange.file",
            "com.fasterxml.jackson.databind.. org.apache.commons.csv.. javax.xml.stream..",
            "org.yaml.snakeyaml.."),
        layer(".exchange", ".movement .exchange.file", "com.healthmarketscience.jackcess.."),
        layer(".wish", TO_QUALITY, ".quality.rule"),
        layer(".wish.answer", TO_WISH),
        layer(".model", TO_WISH, ".quality.rule").andProto(),
        layer(".model.players", TO_MODEL, ".quality.rule .movement.group"),
        layer(".model.pairs", TO_MODEL, ".quality.rule"),
        layer(".model.notation", ".movement .wish .model", "com.google.protobuf").andProto(),
        layer(".model.split", ".model").andProto(),
        layer(".search", TO_MODEL, ".model.players .wish.answer"),
        layer(".search.cover"),
        layer(".search.local.kernel"),
        layer(".search.local.arrange", TO_WISH, ".search"),
        layer(".search.local.amend", TO_QUALITY, ".search.local.kernel"),
        layer(".search.local.crossover", TO_QUALITY, ".search.local.kernel"),
        layer(".search.local.switches", TO_QUALITY, ".search.local.kernel"),
        layer(".search.local.state", TO_QUALITY, ".quality.rule .wish .model .search.local.kernel"),
        layer(
            ".search.local.moves",
            TO_SEARCH,
            ".movement.group .search.local.kernel .search.local.state"),
        layer(
            ".search.local.methods",
            TO_SEARCH,
            ".quality.rule .search.local.kernel .search.local.state .search.local.moves"),
        layer(".search.construct", TO_MODEL, ".quality.rule .movement.group .search .search.cover"),
        layer(
            ".search.construct.pairs",
            ".movement .quality .wish .movement.group .model.players .search.construct .search.local.kernel"),
        layer(".search.starter", TO_SEARCH, ".movement.group .model.players .search.cover"),
        layer(
            ".search.starter.whist",
            TO_WISH,
            ".movement.group .model .search .search.construct .search.cover .search.starter"),
        layer(
            ".search.circulate",
            ".movement .quality .wish .movement.group .model .model.players .wish.answer .search .search.local.kernel",
            ".search.construct .search.cover .search.local.state .search.local.moves"),
        layer(
            ".search.pairs",
            TO_SEARCH,
            ".movement.group .model.pairs .search.local.kernel .search.construct.pairs .search.local.switches"),
        layer(".search.orderly", TO_SEARCH),
        layer(".search.cpsat", SOLVING, "com.google.ortools com.google.ortools.sat"),
        layer(".search.choco", SOLVING, "org.chocosolver..").andProto(),
        layer(
            ".design.named",
            ".movement .quality .wish .search.construct .search.construct.pairs",
            "com.google.errorprone.annotations"),
        layer(
            ".design",
            TO_SEARCH,
            ".quality.rule .model.players .model.pairs .search.local.arrange .search.construct .search.construct.pairs .search.local.switches",
            ".search.starter .search.starter.whist .search.local.methods .search.circulate .search.pairs",
            ".search.orderly .design.named"),
        layer(
            ".library.files",
            TO_WISH,
            ".quality.rule .exchange.file .wish.answer .design",
            "com.fasterxml.jackson.databind.. com.networknt.schema.."),
        layer(
            ".library.task",
            TO_SEARCH,
            ".model.split .exchange.file .design .library.files",
            "com.fasterxml.jackson.core.. com.fasterxml.jackson.databind.."),
        layer(".library.cluster", ".search .library.task", "org.apache.spark.."),
        layer(
            ".library.answers",
            TO_WISH,
            ".exchange.file .wish.answer .search .search.local.methods .design .library.files .library.task"),
        layer(
            ".library.atlas",
            TO_WISH,
            ".exchange.file .wish.answer .library.files .library.task .library.answers"),
        layer(".library.certify.check"),
        layer(
            ".library.certify",
            ".movement .wish .model .model.notation .wish.answer .exchange.file .library.files .library.task .library.certify.check",
            "com.fasterxml.jackson.databind.. org.sat4j.."),
        layer(
            ".library.prove",
            ".movement .wish .wish.answer .exchange.file .model .model.split .search .library.task"),
        layer(".plan", TO_WISH, ".wish.answer"),
        layer(".scoring", ".movement"),
        layer(".scoring.entry", ".movement .exchange.file .exchange .scoring"),
        layer(".scoring.deal", ".movement .exchange.file .scoring"),
        layer(
            ".scoring.evening",
            ".movement .quality .exchange.file .wish.answer .library.files .scoring .scoring.entry .plan",
            "com.fasterxml.jackson.databind.."),
        layer(
            ".publish",
            TO_WISH,
            ".quality.rule .exchange.file .movement.symmetry .movement.group .wish.answer .design.named",
            ".library.atlas .scoring .plan",
            ".scoring.deal .scoring.evening",
            "io.pebbletemplates.pebble.."),
        layer(
            ".publish.json",
            TO_QUALITY,
            ".quality.rule .exchange.file .wish.answer .library.atlas .scoring .design.named",
            ".movement.symmetry .plan .publish"),
        layer(".publish.picture", TO_QUALITY, ".publish", "com.google.zxing.."),
        layer(
            ".publish.paper",
            TO_QUALITY,
            ".exchange.file .wish.answer .scoring .scoring.deal .publish .publish.picture",
            "com.openhtmltopdf.. org.apache.batik.gvt.text org.apache.fontbox.ttf..",
            "org.apache.pdfbox.io.."),
        layer(
            ".",
            TO_MODEL,
            ".design.named .exchange.file .wish.answer .search .search.orderly .design .library.answers .library.task"),
        layer(
            ".page.http",
            ".exchange.file .exchange",
            "org.apache.commons.fileupload.. org.apache.hc.core5..",
            "io.pebbletemplates.pebble.."),
        layer(
            ".page.site",
            TO_WISH,
            ".quality.rule .exchange.file .wish.answer .search .search.local.amend .search.local.switches",
            ".library.files .library.answers .scoring.evening",
            ".exchange .scoring .scoring.entry .plan .publish .publish.picture .publish.paper . .page.http"),
        layer(
            ".page.room",
            ".movement .exchange.file .wish.answer .search.local.amend .scoring .scoring.entry .scoring.evening .publish",
            ".publish.picture .publish.paper .page.http"),
        layer(
            ".page", ".exchange.file .scoring.evening .publish . .page.http .page.site .page.room"),
        layer(
            ".cli.option",
            TO_MODEL,
            ".quality.rule",
            ".exchange.file .exchange .wish.answer .search .library.files .library.task .library.cluster",
            ".library.answers .scoring .scoring.entry .scoring.evening .publish .publish.paper",
            "picocli.."),
        layer(
            ".cli.design",
            TO_WISH,
            ".exchange.file .exchange .wish.answer .search .search.local.amend .search.local.switches .design.named",
            ".library.files .library.task .library.answers .plan .scoring.evening .publish .publish.json",
            ". .cli.option",
            "picocli.."),
        layer(
            ".cli.atlas",
            ".movement .wish .exchange.file .exchange .wish.answer .model .search .library.files",
            ".library.task",
            ".library.answers .library.atlas .library.certify.check .library.certify .library.prove",
            ".publish .publish.json . .cli.option",
            "picocli.."),
        layer(
            ".cli.evening",
            TO_QUALITY,
            ".exchange.file .exchange .wish.answer .search .search.local.crossover .library.files .library.task",
            ".plan .scoring .scoring.entry .scoring.deal .scoring.evening .publish",
            ".publish.json .publish.paper . .page.http .page.site .page.room .page .cli.option",
            "picocli.. javax.swing.."),
        layer(
            ".cli.file",
            TO_MODEL,
            ".model.notation .exchange.file .exchange .wish.answer .search.local.switches .library.files",
            ".library.answers .publish .publish.json .publish.picture .publish.paper . .cli.option",
            "picocli.."),
        layer(
            ".cli",
            ".exchange.file .wish .wish.answer .search .library.answers .cli.option .cli.design",
            ".cli.atlas .cli.evening .cli.file",
            "picocli.."));
  }
}
