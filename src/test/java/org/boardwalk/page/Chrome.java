package org.boardwalk.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.boardwalk.Needed;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Debian's Chromium without a window, and what a person does in it. */
final class Chrome implements AutoCloseable {

  /** How wide a phone is, in pixels. */
  static final int PHONE = 360;

  private static final Duration PATIENCE = Duration.ofSeconds(40);

  private final ChromeDriver driver;

  Chrome(Path downloads) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(Needed.program("chromium", "chromium").toString());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage");
    options.setExperimentalOption(
        "prefs", Map.of("download.default_directory", downloads.toAbsolutePath().toString()));
    driver =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(driverProgram().toFile())
                .build(),
            options);
  }

  /** Skips the test where there is no browser. */
  static void isNeeded() {
    Needed.program("chromium", "chromium");
    driverProgram();
  }

  private static Path driverProgram() {
    return Needed.program("chromedriver", "chromium-driver");
  }

  ChromeDriver driver() {
    return driver;
  }

  void open(Object address) {
    driver.get(address.toString());
  }

  void type(String id, String text) {
    WebElement field = driver.findElement(By.id(id));
    field.clear();
    field.sendKeys(text);
  }

  void choose(String id, String value) {
    new Select(driver.findElement(By.id(id))).selectByValue(value);
  }

  void send(String id, Path file) {
    driver.findElement(By.id(id)).sendKeys(file.toAbsolutePath().toString());
  }

  /** Presses a button or follows a link by what it says, as soon as it is there. */
  void press(String text) {
    By named = By.xpath("//*[self::button or self::a][normalize-space()='" + text + "']");
    await(d -> !d.findElements(named).isEmpty());
    WebElement button = driver.findElement(named);
    driver.executeScript("arguments[0].scrollIntoView({block: 'center'})", button);
    button.click();
  }

  String text() {
    return driver.findElement(By.tagName("main")).getText();
  }

  void awaitText(String text) {
    await(d -> text().contains(text));
  }

  void await(Predicate<ChromeDriver> what) {
    new WebDriverWait(driver, PATIENCE)
        // While one page gives way to the next, Chrome has words of its own for what is gone.
        .ignoring(org.openqa.selenium.WebDriverException.class)
        .until((Function<Object, Boolean>) d -> what.test(driver));
  }

  /** A file with that end, once it has been saved whole. */
  Path saved(Path downloads, String end) {
    await(d -> find(downloads, end).findAny().isPresent());
    return find(downloads, end).findAny().orElseThrow();
  }

  private static Stream<Path> find(Path downloads, String end) {
    try (var files = Files.list(downloads)) {
      return files.filter(f -> f.toString().endsWith(end)).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void dark(boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                // Else colours are still on their way from the other theme.
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  void window(int width, int height) {
    driver.manage().window().setSize(new Dimension(width, height));
  }

  /** A phone: narrower than any window can be. */
  void phone() {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", PHONE, "height", 800, "deviceScaleFactor", 1, "mobile", true));
  }

  void noPhone() {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
  }

  /** What an accessibility checker finds serious or critical on the page, one a line. */
  private List<String> barriers() {
    driver.executeScript(axe());
    Object found =
        driver.executeAsyncScript(
            "const done = arguments[0];"
                + "axe.run(document).then(r => done(r.violations"
                + ".filter(v => v.impact === 'serious' || v.impact === 'critical')"
                + ".map(v => v.id + ': ' + v.nodes.map(n => n.target + ' ' + n.failureSummary)"
                + ".join('; ')))).catch(e => done(['axe: ' + e]))");
    return ((List<?>) Objects.requireNonNull(found)).stream().map(String::valueOf).toList();
  }

  /** Checks that the page has no accessibility barriers, in light and in dark mode. */
  void meetsNoBarrier(String page) {
    for (boolean dark : List.of(false, true)) {
      dark(dark);
      assertThat(barriers()).as(page + (dark ? ", dark" : ", light")).isEmpty();
    }
    dark(false);
  }

  /** Checks that the page is no wider than a phone, which this must be. */
  void fitsAPhone(String page) {
    // A page that is too wide makes the window of a phone wider as well.
    Object wide =
        driver.executeScript(
            "return Math.max(document.documentElement.scrollWidth, window.innerWidth)");
    assertThat(wide).as(page + ", pixels on a phone").isEqualTo((long) PHONE);
  }

  private static String axe() {
    try (InputStream script =
        Objects.requireNonNull(Chrome.class.getResourceAsStream("/axe.min.js"))) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    driver.quit();
  }
}
