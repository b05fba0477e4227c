package org.boardwalk.publish;

import java.util.List;
import java.util.function.Supplier;

/** What a command has to report; each format takes the form that it needs. */
public interface Reported {

  /** {@return the reports, at least one} */
  List<Report> reports();

  /** {@return the reports as plain text} */
  default String text() {
    return Report.text(reports());
  }

  /** {@return a page that stands alone} */
  default String html() {
    return Report.html(reports());
  }

  /** {@return the figures for programs} */
  String json();

  /** {@return one table of the reports as comma-separated values} */
  default String csv() {
    return reports().get(0).csv();
  }

  /**
   * {@return results as USEBIO}
   *
   * @throws IllegalArgumentException when there are no results of an event
   */
  default String usebio() {
    throw new IllegalArgumentException(
        "--format [usebio] is for the results of an event\nMaybe use the command score.");
  }

  /**
   * {@return one report}
   *
   * @param report the report
   * @param json supplies its figures for programs
   */
  static Reported of(Report report, Supplier<String> json) {
    return new Reported() {
      @Override
      public List<Report> reports() {
        return List.of(report);
      }

      @Override
      public String json() {
        return json.get();
      }
    };
  }
}
