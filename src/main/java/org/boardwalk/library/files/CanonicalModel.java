package org.boardwalk.library.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.regex.Pattern;
import org.boardwalk.exchange.file.FieldTree;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.movement.Rotation;
import org.boardwalk.movement.text.Sha256;
import org.boardwalk.movement.text.Text;
import org.boardwalk.movement.text.Word;
import org.boardwalk.quality.Criterion;
import org.boardwalk.wish.Demand;
import org.boardwalk.wish.IndividualWish;
import org.boardwalk.wish.Objective;
import org.boardwalk.wish.PairsWish;
import org.boardwalk.wish.Rainbow;
import org.boardwalk.wish.Symmetry;
import org.boardwalk.wish.Wish;

/**
 * The canonical text of a wish: two wishes with the same text have the same answers. It is the
 * model file without the name, the search settings, the weights of ignored criteria, and a symmetry
 * that only helps the search.
 */
public final class CanonicalModel implements Wish.Visitor<ObjectNode> {

  private static final int SHORT = 8;
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final Pattern FILE_NAME =
      Pattern.compile("[a-z-]+-[0-9]+[pt]-[0-9]+r(-[a-z]+)*-[0-9a-f]{8}\\.yaml");

  private final ObjectNode fields;

  private CanonicalModel(ObjectNode fields) {
    this.fields = fields;
  }

  /** {@return its text} */
  public static String text(Wish wish) {
    ObjectNode fields = WishFields.of(inOrder(wish));
    fields.remove("search");
    return "boardwalk/canonical/2\n" + YamlText.of(wish.accept(new CanonicalModel(fields)));
  }

  /** The wish with its rules in one order where it does not matter how they are stated. */
  private static Wish inOrder(Wish wish) {
    return wish instanceof IndividualWish players && !players.fixed().allRules().isEmpty()
        ? players.with(players.fixed().inOrder())
        : wish;
  }

  /** {@return the SHA-256 of its text, in hexadecimal digits} */
  public static String digest(Wish wish) {
    return Sha256.of(text(wish));
  }

  @Override
  public ObjectNode pairs(PairsWish wish) {
    return fields;
  }

  @Override
  public ObjectNode individual(IndividualWish wish) {
    if (wish.objective() instanceof Objective.Ordered ordered) {
      ArrayNode order = fields.putArray("order");
      ordered.order().stream()
          .filter(c -> wish.demand(c) != Demand.IGNORE)
          .forEach(c -> order.add(c.word()));
    } else {
      fields.setAll(FieldTree.of("weights", Criterion.each(wish.weights()::of)).node());
    }
    if (wish.form() instanceof Rainbow rainbow) {
      fields.set("moves", moves(rainbow, wish.tables()));
    }
    symmetry(wish.symmetry());
    return fields;
  }

  /** The moves of a rainbow, with steps reduced modulo the number of tables. */
  private static JsonNode moves(Rainbow rainbow, int tables) {
    return rainbow
        .moves()
        .match(
            steps -> {
              ArrayNode up = NODES.arrayNode();
              for (int step : new int[] {steps.south(), steps.east(), steps.west(), steps.sets()}) {
                up.add(Math.floorMod(step, tables));
              }
              return up;
            },
            () -> NODES.textNode("steps"),
            () -> NODES.textNode("cards"),
            () -> NODES.textNode("rovers"));
  }

  private void symmetry(Symmetry symmetry) {
    if (!symmetry.restricts()) {
      fields.remove("symmetry");
    } else if (symmetry instanceof Symmetry.Generated generated) {
      ArrayNode generators = fields.putArray("symmetry");
      generated.generators().stream()
          .map(Object::toString)
          .distinct()
          .sorted()
          .forEach(generators::add);
    }
  }

  /**
   * The place of the answer to a wish in a library: folders by kind, play and size, a readable
   * name, and eight digits of the text's hash, such as {@code
   * individual/shared/13-players/individual-13p-13r-shared-4f2a91c0.yaml}.
   *
   * @param wish a wish
   * @return folders and name
   */
  public static List<String> place(Wish wish) {
    return place(wish, text(wish));
  }

  /**
   * @param wish a wish
   * @param text its canonical text, where it has been made already
   * @return the place of its answer, see {@link #place(Wish)}
   */
  public static List<String> place(Wish wish, String text) {
    String digits = Sha256.of(text).substring(0, SHORT);
    return wish.accept(
        new Wish.Visitor<>() {
          @Override
          public List<String> individual(IndividualWish wish) {
            boolean free = wish.form().word().equals("free");
            String play = Word.of(wish.boards().play());
            String form = free ? "individual" : wish.form().word();
            String turning = wish.rotation() == Rotation.NONE ? "" : "-" + Word.of(wish.rotation());
            return List.of(
                "individual",
                free ? play : form,
                wish.players() + "-players",
                Text.of(
                    "%s-%dp-%dr-%s%s-%s.yaml",
                    form, wish.players(), wish.rounds(), play, turning, digits));
          }

          @Override
          public List<String> pairs(PairsWish wish) {
            String kind = Word.of(wish.kind());
            return List.of(
                kind,
                wish.form().word(),
                wish.tables() + "-tables",
                Text.of(
                    "%s-%dt-%dr-%s-%s.yaml",
                    kind, wish.tables(), wish.rounds(), wish.form().word(), digits));
          }
        });
  }

  /**
   * @param name the name of a file
   * @return whether it has the form of the name of an answer
   */
  public static boolean isFileName(String name) {
    return FILE_NAME.matcher(name).matches();
  }
}
