package org.boardwalk.cli;

import org.boardwalk.publish.Regression;
import org.boardwalk.publish.RegressionText;
import org.boardwalk.publish.json.RegressionJson;
import org.boardwalk.text.Word;

/** The formats of a comparison with references. */
enum RegressionFormat {
  TEXT,
  CSV,
  HTML,
  JSON;

  String write(Regression regression) {
    return switch (this) {
      case TEXT -> RegressionText.of(regression);
      case CSV -> RegressionText.csv(regression);
      case HTML -> RegressionText.html(regression);
      case JSON -> RegressionJson.of(regression);
    };
  }

  @Override
  public String toString() {
    return Word.of(this);
  }
}
