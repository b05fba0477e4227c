package org.boardwalk.exchange.file;

import java.util.List;

/** Names that YAML or a careless reader could take for something else. */
public final class AwkwardNames {

  public static final List<String> ALL =
      List.of(
          "",
          " ",
          "~",
          "null",
          "true",
          "no",
          "12",
          "1e5",
          "0x1F",
          "2026-11-21",
          "---",
          "...",
          "- a",
          "a: b",
          "a #b",
          "# c",
          "&a",
          "*a",
          "!!str x",
          "%TAG",
          "@x",
          "`x`",
          "{a}",
          "[a",
          "a, b}",
          "'",
          "\"",
          "\"a\": b",
          "back\\slash \\n",
          "trailing ",
          " leading",
          "two  spaces",
          "a:",
          "line\nend",
          "cr\r\nlf",
          "tab\tx",
          "nul\u0000",
          "bell\u0007",
          "del\u007F",
          "nel\u0085",
          "sep\u2028\u2029",
          "rtl \u200F\u202E\u2066x",
          "bom\uFEFF",
          "nbsp\u00A0x",
          "\uFFFE\uFFFF",
          "lone \uD800",
          "lone \uDC00x",
          "emoji \uD83D\uDE00",
          "private \uE000",
          "Ørsted, Ł, 橋牌, ♠",
          "combining e\u0301",
          "name: x\nkind: pairs",
          "13 players, every criterion",
          "x".repeat(5000));

  private AwkwardNames() {}
}
