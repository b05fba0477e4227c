package org.boardwalk.library.files;

import java.util.Optional;
import org.boardwalk.answer.Judged;
import org.boardwalk.file.YamlText;
import org.boardwalk.text.Sha256;
import org.boardwalk.wish.Wish;

/** Names a claim, so that it can be remembered which were repeated. */
public final class ClaimDigest {

  private ClaimDigest() {}

  /**
   * @param wish what is wished for
   * @param best a movement that nothing is better than; empty where there is none at all
   * @return SHA-256 of the wish and of what makes one movement better than another, in hexadecimal
   *     digits
   */
  public static String of(Optional<Wish> wish, Optional<Judged> best) {
    String wanted = wish.map(CanonicalModel::text).orElse("any movement\n");
    return Sha256.of(
        wanted
            + best.map(b -> "nothing better than\n" + YamlText.of(SolutionFields.counted(b)))
                .orElse("impossible\n"));
  }
}
