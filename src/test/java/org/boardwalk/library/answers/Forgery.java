package org.boardwalk.library.answers;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.boardwalk.library.files.CanonicalModel;
import org.boardwalk.library.files.Inspection;

/** Ways to make a stored solution claim more than is known; what is sealed is sealed again. */
enum Forgery {

  /** The cost is written where the bound stands, and the status is raised: the oldest trick. */
  RAISED_BOUND {
    @Override
    String of(String text, Inspection honest) {
      Matcher cost = Pattern.compile("  cost: (\\{.*\\})").matcher(text);
      String raised =
          cost.find() ? text.replaceFirst("  bound: \\{.*\\}", "  bound: " + cost.group(1)) : text;
      return status(raised, "optimal", "exhausted search");
    }
  },

  /** The bound is raised by one, and nothing else is touched. */
  LITTLE_MORE_BOUND {
    @Override
    String of(String text, Inspection honest) {
      Matcher bound = Pattern.compile("  bound: \\{total: ([0-9]+)").matcher(text);
      return bound.find()
          ? text.replaceFirst(
              "  bound: \\{total: [0-9]+",
              "  bound: {total: " + (Long.parseLong(bound.group(1)) + 1))
          : text;
    }
  },

  /** The status is raised as if theorems said so. */
  RAISED_STATUS {
    @Override
    String of(String text, Inspection honest) {
      return status(text, "ideal", "everything that counts has its least value");
    }
  },

  /** A certificate of searches that were never made. */
  INVENTED_CERTIFICATE {
    @Override
    String of(String text, Inspection honest) {
      return proof(text, "optimal", CERTIFICATE);
    }
  },

  /** The movement is removed, and claimed not to exist, for an absurd reason. */
  INVENTED_IMPOSSIBILITY {
    @Override
    String of(String text, Inspection honest) {
      return impossible(text, honest, "");
    }
  },

  /** The movement is removed, and claimed not to exist, with a certificate. */
  CERTIFIED_IMPOSSIBILITY {
    @Override
    String of(String text, Inspection honest) {
      return impossible(text, honest, CERTIFICATE);
    }
  };

  private static final String CERTIFICATE =
      "  certificate:\n"
          + "    models:\n"
          + "      - {formulation: seats, digest: \"sha256:"
          + "0".repeat(64)
          + "\", size: \"1 variables, 1 constraints\", engine: cpsat, version: \"9.15\"}\n"
          + "    seconds: 1.0\n"
          + "    repeat: \"boardwalk atlas verify --proofs\"\n";

  /** The forged text; the same text where there is nothing to forge. */
  abstract String of(String text, Inspection honest);

  private static String status(String text, String status, String by) {
    return proof(text, status, "").replace("by: \"forged\"", "by: \"" + by + "\"");
  }

  private static String proof(String text, String status, String more) {
    return text.replaceFirst(
        "(?s)\nproof:.*?\nmodel:",
        Matcher.quoteReplacement(
            "\nproof:\n  status: " + status + "\n  by: \"forged\"\n" + more + "model:"));
  }

  private static String impossible(String text, Inspection honest, String more) {
    String none =
        proof(text, "impossible", more)
            .replaceFirst("(?s)\nschedule:.*?\nproof:", "\nproof:")
            .replace("by: \"forged\"", "by: \"because the moon is full\"");
    String sealed = "impossible\n" + CanonicalModel.text(honest.solution().model().orElseThrow());
    return none.replaceFirst("checksum: .*", "checksum: sha256:" + sha256(sealed));
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
