package org.boardwalk.search;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.boardwalk.wish.SearchSettings.EngineChoice;

/** The engines on the class path. */
public final class Engines {

  /** The engines that the program has, the preferred one first. */
  private static final List<EngineChoice> OURS = List.of(EngineChoice.CPSAT, EngineChoice.CHOCO);

  private Engines() {}

  /**
   * @return every engine: those that the program has, the preferred one first, and then others by
   *     name
   * @throws IllegalArgumentException when two have one name, or one has a name that is no choice
   */
  public static List<Engine> all() {
    List<Engine> all =
        ServiceLoader.load(Engine.class).stream()
            .map(ServiceLoader.Provider::get)
            .map(e -> ours(e) ? e : new OwnEngine(e))
            .sorted(Comparator.comparing(Engines::rank).thenComparing(Engine::name))
            .toList();
    Set<EngineChoice> names = new HashSet<>(Set.of(EngineChoice.AUTO));
    for (Engine engine : all) {
      if (!names.add(new EngineChoice(engine.name()))) {
        throw new IllegalArgumentException(
            "engine ["
                + engine.name()
                + "] is the name of two\nMaybe give yours, "
                + (engine instanceof OwnEngine own ? own.engine() : engine).getClass().getName()
                + ", another name.");
      }
    }
    return all;
  }

  /** Whether an engine is tested with the program, so that its exhausted searches are proofs. */
  private static boolean ours(Engine engine) {
    return OURS.contains(new EngineChoice(engine.name()))
        && engine.getClass().getPackageName().startsWith(Engines.class.getPackageName() + ".");
  }

  private static int rank(Engine engine) {
    int rank = OURS.indexOf(new EngineChoice(engine.name()));
    return rank < 0 ? OURS.size() : rank;
  }

  /**
   * @param word the name of an engine, as files note it
   * @return the choice of that engine; empty where it is not installed
   */
  public static Optional<EngineChoice> choice(String word) {
    return all().stream().map(Engine::name).filter(word::equals).map(EngineChoice::new).findFirst();
  }

  /**
   * @param choice the engine that the wish names, if any
   * @return that engine, or the preferred one
   * @throws IllegalArgumentException when that engine is not installed
   */
  public static Engine chosen(EngineChoice choice) {
    List<Engine> all = all();
    return all.stream()
        .filter(e -> choice.auto() || e.name().equals(choice.word()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Stream.concat(
                            Stream.of(EngineChoice.AUTO.word()), all.stream().map(Engine::name))
                        .collect(
                            Collectors.joining(
                                ", ",
                                "engine [" + choice + "] is not installed\nMaybe take one of ",
                                "."))));
  }
}
