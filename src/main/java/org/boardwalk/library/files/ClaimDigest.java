package org.boardwalk.library.files;

import java.util.Optional;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.wish.Wish;
import org.boardwalk.wish.answer.Judged;

/** The digest of a claim, by which repeated claims are noted. */
public final class ClaimDigest {

  private ClaimDigest() {}

  /**
   * @param wish the wish
   * @param best the movement that is claimed to be best; empty where the claim is that there is
   *     none
   * @return SHA-256 of the wish and of the measures by which movements are compared, in hexadecimal
   *     digits
   */
  public static String of(Optional<Wish> wish, Optional<Judged> best) {
    String wanted = wish.map(CanonicalModel::text).orElse("any movement\n");
    return Sha256.of(
        wanted
            + best.map(b -> "nothing better than\n" + YamlText.of(SolutionFields.counted(b).node()))
                .orElse("impossible\n"));
  }
}
