package org.boardwalk.library.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.boardwalk.movement.text.Text;

/**
 * The settings of Spark. System properties that begin with {@code spark.} add to them and override
 * them.
 */
final class ClusterSettings {

  private static final int PATIENCE_MILLIS = 5_000;

  /** The address of a standalone Spark master. */
  private static final Pattern STANDALONE = Pattern.compile("spark://([^:/,]+):([0-9]{1,5})");

  private ClusterSettings() {}

  static SparkConf of(String master) {
    quieten();
    SparkConf conf =
        new SparkConf()
            .setMaster(master)
            .setIfMissing("spark.app.name", "Boardwalk")
            .setIfMissing("spark.log.level", "WARN")
            // A reply is a text of some thousand characters: longer ones are not even unpacked.
            .setIfMissing("spark.driver.maxResultSize", "32m")
            .setIfMissing("spark.ui.enabled", "false")
            .setIfMissing("spark.ui.showConsoleProgress", "false");
    Matcher standalone = STANDALONE.matcher(master);
    if (standalone.matches()) {
      conf.setIfMissing("spark.driver.host", reached(master, standalone));
    }
    if (!master.startsWith("local")) {
      bringProgram(conf);
    }
    return conf;
  }

  /** Makes Spark quiet: it brings a second logger and logs a lot. Faults are still shown. */
  private static void quieten() {
    System.setProperty("slf4j.provider", "org.slf4j.simple.SimpleServiceProvider");
    System.setProperty("slf4j.internal.verbosity", "WARN");
    String level = "org.slf4j.simpleLogger.log.";
    System.setProperty(level + "org.apache", "warn");
    System.setProperty(level + "org.sparkproject", "warn");
    System.setProperty(level + "org.apache.hadoop", "error");
    System.setProperty(level + "org.apache.spark.util.Utils", "error");
    // Faults at the start are thrown as well.
    System.setProperty(level + "org.apache.spark.SparkContext", "off");
  }

  /**
   * Checks that the master answers. Spark itself would retry for a minute.
   *
   * @return the address under which the master sees this machine
   */
  private static String reached(String master, Matcher address) {
    int port = Integer.parseInt(address.group(2));
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(address.group(1), port), PATIENCE_MILLIS);
      return socket.getLocalAddress().getHostAddress();
    } catch (IOException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          Text.of("--on [%s]: no master answers there (%s)\n", master, e.getMessage())
              + "Maybe start it, or see in its log which address it has.",
          e);
    }
  }

  /**
   * Sends the program to the executors as its jar; its libraries override those of the cluster.
   * When classes lie in folders, as for a developer, the developer must tell executors where to
   * find them.
   */
  private static void bringProgram(SparkConf conf) {
    CodeSource source = ClusterSettings.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = Path.of(source.getLocation().toURI());
      if (Files.isRegularFile(jar)) {
        conf.setIfMissing("spark.jars", jar.toUri().toString());
        conf.setIfMissing("spark.executor.userClassPathFirst", "true");
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the program does not know its own place", e);
    }
  }
}
