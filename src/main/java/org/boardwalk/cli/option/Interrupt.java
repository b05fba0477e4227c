package org.boardwalk.cli.option;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;

/**
 * A handler of Ctrl-C, which stops the search instead of the program: the virtual machine ends only
 * after the best answer so far is stored and printed. It then exits with 130 by itself, so that
 * output after {@link #close} may be lost.
 */
public final class Interrupt implements AutoCloseable {

  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop, "interrupt");

  private final CommandLine command;

  /**
   * Handles Ctrl-C from now on until it is closed.
   *
   * @param command the command, whose output is flushed by then
   */
  public Interrupt(CommandLine command) {
    this.command = command;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** {@return a flag that is set when the user has pressed Ctrl-C} */
  public AtomicBoolean cancelled() {
    return cancelled;
  }

  private void stop() {
    cancelled.set(true);
    try {
      if (!done.await(1, TimeUnit.MINUTES)) {
        command.getErr().println("It has not stopped within a minute: ended, and nothing is kept.");
        command.getErr().flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    command.getOut().flush();
    command.getErr().flush();
    done.countDown();
    if (!cancelled.get()) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
