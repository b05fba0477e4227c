package org.boardwalk.page.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.boardwalk.Needed;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Debian's Chromium without a window, and what a person does in it. */
public final class Chrome implements AutoCloseable {

  /** How wide a phone is, in pixels. */
  public static final int PHONE = 360;

  /** The screens of the pictures, width and height in pixels. */
  private static final List<List<Integer>> PICTURED =
      List.of(List.of(PHONE, 800), List.of(768, 1024), List.of(1366, 768), List.of(1920, 1080));

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

  /** Timers of a page run ten times as fast; whatever else takes time takes as long as ever. */
  private static final String QUICK_TIMERS =
      "for (const name of ['setTimeout', 'setInterval']) { const usual = window[name];"
          + " window[name] = (task, delay, ...rest) => usual(task, (delay ?? 0) / 10, ...rest); }";

  /** What stands in a fixed menu is cut, and does not make a page wider. */
  private static final String LEAVING =
      "return [...document.querySelectorAll('header nav a')].filter(a => a.checkVisibility()"
          + " && (a.getBoundingClientRect().left < 0"
          + " || a.getBoundingClientRect().right > window.innerWidth)).map(a => a.textContent)";

  /** The browsers that the tests of this process share: each start takes seconds of work. */
  private static final Map<String, Chrome> SHARED = new ConcurrentHashMap<>();

  private final ChromeDriver driver;
  private boolean used;
  private boolean isPhone;
  private @Nullable Object quickTimers;

  /**
   * Returns the browser of this name, started if need be and set back as a new one is. Only one
   * class of tests at a time uses it; it ends with the process.
   */
  public static Chrome shared(String name, Path downloads) {
    Chrome chrome = SHARED.computeIfAbsent(name, n -> new Chrome(downloads).untilTheEnd());
    chrome.leave();
    chrome.noPhone();
    chrome.usualTimers();
    chrome.driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    chrome.driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", downloads.toAbsolutePath().toString()));
    return chrome;
  }

  private Chrome untilTheEnd() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    return this;
  }

  public Chrome(Path downloads) {
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
  public static void isNeeded() {
    Needed.program("chromium", "chromium");
    driverProgram();
  }

  private static Path driverProgram() {
    return Needed.program("chromedriver", "chromium-driver");
  }

  public ChromeDriver driver() {
    return driver;
  }

  public void open(Object address) {
    used = true;
    driver.get(address.toString());
  }

  /** Opens the folds around an element, as a person has to, and brings it into view. */
  public WebElement show(WebElement element) {
    driver.executeScript(
        "for (let e = arguments[0]; e; e = e.parentElement) {"
            + " if (e.tagName === 'DETAILS') { e.open = true; } }"
            + " arguments[0].scrollIntoView({block: 'center'});",
        element);
    return element;
  }

  public WebElement show(By where) {
    return show(driver.findElement(where));
  }

  /** Types into a field in the place of what was in it. */
  public void type(String id, String text) {
    show(By.id(id));
    Object field =
        driver.executeScript(
            "const field = document.getElementById(arguments[0]);"
                + " return field?.value === '' ? field : null",
            id);
    if (field instanceof WebElement empty) {
      empty.sendKeys(text);
    } else {
      WebElement full = driver.findElement(By.id(id));
      full.clear();
      full.sendKeys(text);
    }
  }

  public void choose(String id, String value) {
    new Select(show(By.id(id))).selectByValue(value);
  }

  public void send(String id, Path file) {
    show(By.id(id)).sendKeys(file.toAbsolutePath().toString());
  }

  /** Presses a button or follows a link by what it says, in folds too, once it is there. */
  public void press(String text) {
    await(d -> pressed(text));
  }

  /** Whether it was there, and was pressed before the page put another one in its place. */
  private boolean pressed(String text) {
    Object found =
        driver.executeScript(
            "const named = Array.from(document.querySelectorAll('button, a'))"
                + ".find(e => e.textContent.trim().replace(/\\s+/g, ' ') === arguments[0]);"
                + " return named",
            text);
    try {
      if (found instanceof WebElement button) {
        show(button).click();
        return true;
      }
      return false;
    } catch (StaleElementReferenceException e) {
      return false;
    }
  }

  /** What is seen of the page, with single spaces within a line. */
  public String text() {
    return String.valueOf(
        driver.executeScript(
            "return document.querySelector('main').innerText.replace(/[^\\S\\n]+/g, ' ')"));
  }

  public void awaitText(String text) {
    try {
      await(d -> text().contains(text));
    } catch (TimeoutException e) {
      throw new AssertionError("no [" + text + "] in: " + text(), e);
    }
  }

  public void await(Predicate<ChromeDriver> what) {
    new WebDriverWait(driver, PATIENCE, BETWEEN_LOOKS)
        // While one page gives way to the next, Chrome has words of its own for what is gone.
        .ignoring(org.openqa.selenium.WebDriverException.class)
        .until((Function<Object, Boolean>) d -> what.test(driver));
  }

  /** Presses Tab, as often as that at most, until the focus is on what is wanted. */
  public void tabTo(String selector, int most) {
    for (int k = 0; k < most && !focusIsOn(selector); k++) {
      new Actions(driver).sendKeys(Keys.TAB).perform();
    }
    assertThat(focusIsOn(selector)).as("focus on " + selector).isTrue();
  }

  private boolean focusIsOn(String selector) {
    return Boolean.TRUE.equals(
        driver.executeScript("return document.activeElement.matches(arguments[0])", selector));
  }

  /** A file with that end, once it has been saved whole. */
  public Path saved(Path downloads, String end) {
    // Until then the browser keeps its name with an empty file, and writes into one beside it.
    await(
        d ->
            find(downloads, end).findAny().isPresent()
                && find(downloads, ".crdownload").findAny().isEmpty());
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

  /** Lets pages that renew themselves every few seconds do so several times a second. */
  public void quickTimers() {
    usualTimers();
    quickTimers =
        driver
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument", Map.of("source", QUICK_TIMERS))
            .get("identifier");
  }

  private void usualTimers() {
    if (quickTimers != null) {
      driver.executeCdpCommand(
          "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", quickTimers));
      quickTimers = null;
    }
  }

  /** Lets the browser be known to a site, as after signing in there. */
  public void cookie(URI site, String cookie) {
    int equals = cookie.indexOf('=');
    String name = cookie.substring(0, equals);
    String value = cookie.substring(equals + 1);
    driver.executeCdpCommand(
        "Network.setCookie", Map.of("name", name, "value", value, "url", site.toString()));
  }

  /** Leaves the page and forgets who one was, as a browser that was never used. */
  public void leave() {
    if (used) {
      driver.get("about:blank");
      driver.executeCdpCommand("Network.clearBrowserCookies", Map.of());
      used = false;
    }
  }

  public void window(int width, int height) {
    driver.manage().window().setSize(new Dimension(width, height));
  }

  /** A phone: narrower than any window can be. */
  public void phone() {
    screen(PHONE, 800);
    isPhone = true;
  }

  /** A screen of that many pixels, however large the window is. */
  public void screen(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width == PHONE));
  }

  public void noPhone() {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    isPhone = false;
  }

  /** What an accessibility checker finds on the page, one a line. */
  List<String> barriers(boolean coloursOnly) {
    if (!Boolean.TRUE.equals(driver.executeScript("return 'axe' in window"))) {
      driver.executeScript(script("/axe.min.js"));
    }
    Object found = driver.executeAsyncScript(script("barriers.js"), coloursOnly);
    return ((List<?>) Objects.requireNonNull(found)).stream().map(String::valueOf).toList();
  }

  /**
   * Checks that the page has no accessibility barriers, in dark and in light mode, which differ in
   * nothing but colours.
   */
  private void meetsNoBarrier(String page) {
    dark(true);
    assertThat(barriers(true)).as(page + ", dark").isEmpty();
    dark(false);
    assertThat(barriers(false)).as(page + ", light").isEmpty();
  }

  /** Judges a page as every page has to be: no barrier, and no wider than a phone. */
  public void judge(String page) {
    meetsNoBarrier(page);
    boolean wasPhone = isPhone;
    phone();
    fitsAPhone(page);
    picture(page);
    if (!wasPhone) {
      noPhone();
    }
  }

  /**
   * Writes pictures of the page at each width, in light and dark, where the system property {@code
   * pictures} names a folder; leaves the browser a phone.
   */
  public void picture(String page) {
    String folder = System.getProperty("pictures", "");
    if (!folder.isEmpty()) {
      picture(page, Path.of(folder));
    }
  }

  private void picture(String page, Path folder) {
    String name = page.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    for (List<Integer> size : PICTURED) {
      screen(size.get(0), size.get(1));
      for (boolean dark : List.of(false, true)) {
        dark(dark);
        Object height = driver.executeScript("return document.documentElement.scrollHeight");
        Map<String, Object> clip =
            Map.of("x", 0, "y", 0, "width", size.get(0), "height", height, "scale", 1);
        Object png =
            driver
                .executeCdpCommand(
                    "Page.captureScreenshot", Map.of("captureBeyondViewport", true, "clip", clip))
                .get("data");
        Path file = folder.resolve("%s-%d%s.png".formatted(name, size.get(0), dark ? "-dark" : ""));
        try {
          Files.createDirectories(folder);
          Files.write(file, Base64.getDecoder().decode(String.valueOf(png)));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    dark(false);
    phone();
  }

  /** Checks that the page is no wider than a phone, which this must be. */
  public void fitsAPhone(String page) {
    // A page that is too wide makes the window of a phone wider as well.
    Object wide =
        driver.executeScript(
            "return Math.max(document.documentElement.scrollWidth, window.innerWidth)");
    assertThat(wide).as(page + ", pixels on a phone").isEqualTo((long) PHONE);
    assertThat(driver.executeScript(LEAVING)).as(page + ", leaves a phone").isEqualTo(List.of());
  }

  private static String script(String name) {
    try (InputStream script = Objects.requireNonNull(Chrome.class.getResourceAsStream(name))) {
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
