package org.boardwalk.library.answers;

import org.boardwalk.exchange.file.FileException;
import org.boardwalk.library.answers.Repetition.Ending;

/** Receives the results for claims. Called from one thread at a time. */
public interface RepetitionListener {

  /**
   * @param name the file
   * @param ending the result for its claim
   */
  void ended(String name, Ending ending);

  /**
   * @param name the file whose claim could not be searched
   * @param fault the reason
   */
  void failed(String name, RuntimeException fault);

  /**
   * @param fault the fault of a file that is set aside
   */
  void noticed(FileException fault);
}
