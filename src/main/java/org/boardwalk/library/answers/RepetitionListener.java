package org.boardwalk.library.answers;

import org.boardwalk.file.FileException;
import org.boardwalk.library.answers.Repetition.Ending;

/** Hears what becomes of claims. Called from one thread at a time. */
public interface RepetitionListener {

  /**
   * @param name the file
   * @param ending what became of its claim
   */
  void ended(String name, Ending ending);

  /**
   * @param name the file whose claim could not be searched
   * @param fault why
   */
  void failed(String name, RuntimeException fault);

  /**
   * @param fault a file that is set aside because it is wrong
   */
  void noticed(FileException fault);
}
