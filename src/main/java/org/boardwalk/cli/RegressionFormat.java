package org.boardwalk.cli;

import java.util.Locale;
import org.boardwalk.publish.Regression;
import org.boardwalk.publish.RegressionText;

/** How a comparison with references is written. */
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
      case JSON -> RegressionText.json(regression);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
