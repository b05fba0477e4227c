package org.boardwalk.exchange.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is written as a whole, and nothing beside it is touched. */
class WholeFileTest {

  private static final String DRAFT = ".boardwalk-0c7e0000-1111-4222-8333-444455556666.tmp";

  @TempDir private Path temp;

  private Path hoursOld(String name) throws IOException {
    Path file = Files.writeString(temp.resolve(name), "half a li");
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    return file;
  }

  @Test
  void theLongestNameOfTheSystemWillDo() {
    Path file = temp.resolve("n".repeat(250) + ".yaml");
    WholeFile.write(file, "text");
    assertThat(file).hasContent("text");
  }

  @Test
  void draftsOfAProgramThatWasKilledAreCleared() throws IOException {
    Path draft = hoursOld(DRAFT);
    WholeFile.write(temp.resolve("a.txt"), "text");
    assertThat(draft).doesNotExist();
  }

  @Test
  void aDraftThatIsBeingWrittenStays() throws IOException {
    Path draft = Files.writeString(temp.resolve(DRAFT), "half a li");
    WholeFile.write(temp.resolve("a.txt"), "text");
    assertThat(draft).exists();
  }

  @Test
  void hiddenFilesOfOthersStay() throws IOException {
    Path note = hoursOld(".note.tmp");
    Path alike = hoursOld(".boardwalk-notes.tmp");
    WholeFile.write(temp.resolve("a.txt"), "text");
    assertThat(note).exists();
    assertThat(alike).exists();
  }

  @Test
  void ofManyWhoCreateAFileAtOnceOneDoes() {
    Path file = temp.resolve("a.txt");
    long created =
        IntStream.range(0, 32).parallel().filter(k -> creates(file, "text " + k)).count();
    assertThat(created).isEqualTo(1);
    assertThat(temp).isDirectoryContaining(file::equals).isDirectoryNotContaining("glob:**.tmp");
  }

  private static boolean creates(Path file, String text) {
    try {
      WholeFile.create(file, text);
    } catch (FileException e) {
      assertThat(e).hasMessageContaining("is there already, and is not replaced");
      return false;
    }
    assertThat(file).hasContent(text);
    return true;
  }
}
