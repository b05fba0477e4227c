package org.boardwalk.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;

/**
 * Ctrl-C stops the search instead of the program: the virtual machine waits with its end until the
 * best so far is stored and printed. It then exits with 130 by itself: what is said after {@link
 * #close} may be lost.
 */
public final class Interrupt implements AutoCloseable {

  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop, "interrupt");

  private final CommandLine command;

  /**
   * From now on until it is closed.
   *
   * @param command what it says is written by then
   */
  public Interrupt(CommandLine command) {
    this.command = command;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * @return set when somebody pressed Ctrl-C
   */
  public AtomicBoolean cancelled() {
    return cancelled;
  }

  private void stop() {
    cancelled.set(true);
    try {
      done.await();
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
