package org.boardwalk.cli.evening;

import java.awt.AWTError;
import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.GraphicsEnvironment;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.ImageIcon;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;

/**
 * A small window that says that the page is served, and ends the program when it is closed. Only a
 * system with windows has one.
 */
final class PageWindow {

  private static final String TITLE = "Boardwalk";

  private final JFrame frame = new JFrame(TITLE);
  private final JLabel state = new JLabel("Boardwalk is starting ...");
  private final JButton open = new JButton("Open the page");
  private final JTextArea notices = new JTextArea(4, 48);
  private final JScrollPane scrolled = new JScrollPane(notices);

  private PageWindow(Runnable closed) {
    JButton stop = new JButton("Stop Boardwalk");
    stop.addActionListener(pressed -> closed.run());
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent e) {
            closed.run();
          }
        });
    frame.setIconImage(
        new ImageIcon(Objects.requireNonNull(PageWindow.class.getResource("icon.png"))).getImage());
    open.setEnabled(false);
    notices.setEditable(false);
    notices.setLineWrap(true);
    notices.setWrapStyleWord(true);
    scrolled.setVisible(false);
    JPanel buttons = new JPanel(new FlowLayout(FlowLayout.LEADING, 8, 0));
    buttons.add(open);
    buttons.add(stop);
    JPanel all = new JPanel(new BorderLayout(0, 12));
    all.setBorder(BorderFactory.createEmptyBorder(16, 16, 16, 16));
    all.add(state, BorderLayout.NORTH);
    all.add(scrolled, BorderLayout.CENTER);
    all.add(buttons, BorderLayout.SOUTH);
    frame.add(all);
    shown();
  }

  private void shown() {
    frame.pack();
    frame.setVisible(true);
  }

  /**
   * Opens the window.
   *
   * @param closed is called when the user wants to end the program
   * @return nothing if this system has no windows
   */
  static Optional<PageWindow> opened(Runnable closed) {
    PageWindow[] made = new PageWindow[1];
    try {
      if (GraphicsEnvironment.isHeadless()) {
        return Optional.empty();
      }
      SwingUtilities.invokeAndWait(() -> made[0] = new PageWindow(closed));
      return Optional.of(made[0]);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (AWTError | LinkageError | ReflectiveOperationException e) {
      // A system whose windows Java cannot reach is one without.
    }
    return Optional.empty();
  }

  /**
   * Says that the page is served.
   *
   * @param browser opens an address
   */
  void serves(URI address, Consumer<URI> browser) {
    SwingUtilities.invokeLater(
        () -> {
          state.setText(
              "<html>Boardwalk runs at <b>"
                  + address
                  + "</b><br>Close this window to stop it. All that was entered is kept.</html>");
          open.addActionListener(pressed -> browser.accept(address));
          open.setEnabled(true);
          shown();
        });
  }

  /** Adds a notice, such as a file that cannot be read. */
  void tell(String notice) {
    SwingUtilities.invokeLater(
        () -> {
          notices.append(notice + "\n");
          scrolled.setVisible(true);
          shown();
        });
  }

  /** Says why the program cannot run, and returns when the user has read it. */
  void fails(String reason) {
    JOptionPane.showMessageDialog(frame, reason, TITLE, JOptionPane.ERROR_MESSAGE);
  }
}
