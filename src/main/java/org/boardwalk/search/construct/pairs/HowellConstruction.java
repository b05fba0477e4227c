package org.boardwalk.search.construct.pairs;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.boardwalk.movement.Play;
import org.boardwalk.movement.text.Text;
import org.boardwalk.search.construct.Design;
import org.boardwalk.wish.PairsWish;

/**
 * Builds Howells: one or more contestants stay, the others follow each other in a circle, and the
 * sets walk down the tables past bye stands. With v contestants, v even, the circle has as many
 * places as there are sets, s ≤ v - 1, and v - s stay: with s = v - 1 all contestants meet. A
 * movement of fewer rounds than s has the first ones of it. For v odd, the contestant of the
 * highest number is missing.
 *
 * <p>Directions are those of a good binary sequence (E. C. Berlekamp and F. K. Hwang, Constructions
 * for balanced Howell rotations for bridge tournaments, J. Combin. Theory A 12 (1972)), perfect for
 * v ≡ 0 (mod 4) where v - 1 is prime or a product of twin primes: then the calibre is 100. Complete
 * for all v from 4 to 40 at least; for v = 4 and 6 sets must be shared, for there is no Room square
 * of side 3 or 5.
 *
 * <p>Shortened: up to 24 contestants all s from v/2 on, except s = 6 and 4 for v = 8, s = 8 for v =
 * 10, and sizes that no cyclic Howell can have: s = v/2 even (M. Hall and L. J. Paige, Pacific J.
 * Math. 5 (1955)) and s = v/2 + 1 odd. Howells of other kinds may exist where none is found.
 */
final class HowellConstruction {

  private final PairsWish wish;
  private final int tables;
  private final int modulus;
  private final boolean shared;

  private HowellConstruction(PairsWish wish) {
    this.wish = wish;
    tables = wish.tables();
    shared = wish.boards().play() == Play.SHARED;
    modulus = shared ? 2 * tables - 1 : wish.boards().sets();
  }

  static Design design(PairsWish wish) {
    return new HowellConstruction(wish).design();
  }

  private Design design() {
    if (wish.rounds() > 2 * tables - 1) {
      return new Design.Refuted(
          Text.of(
              "%d contestants meet each other in %s, and after that some meet again",
              2 * tables, Text.count(2 * tables - 1, "round")));
    }
    if (modulus > 2 * tables - 1) {
      return new Design.Unknown(
          Text.of(
              "a complete Howell of %d contestants has %d sets, for %d none is known here",
              2 * tables, 2 * tables - 1, modulus));
    }
    if (modulus < tables) {
      return new Design.Unknown(
          Text.of(
              "%d contestants would have to stay at %d tables to play %d sets",
              2 * tables - modulus, tables, modulus));
    }
    if (modulus > HowellStarterSearch.MOST) {
      return new Design.Unknown(
          Text.of("no Howell of more than %d sets is known here", HowellStarterSearch.MOST));
    }
    return starter()
        .map(HowellStarter::arranged)
        .flatMap(
            s ->
                Staging.byNumber(wish, shared ? together(s.plan()) : s.plan())
                    .built(explanation(s)))
        .orElseGet(this::refusal);
  }

  private PairsPlan together(PairsPlan plan) {
    return (t, r) -> {
      Meeting m = plan.at(t, r);
      return new Meeting(m.ns(), m.ew(), r);
    };
  }

  private Optional<HowellStarter> starter() {
    if (shared) {
      return new HowellStarters(modulus, tables, tables).shared();
    }
    return IntStream.rangeClosed(1, mostCopies())
        .mapToObj(copies -> new HowellStarters(modulus, tables, copies))
        .flatMap(starters -> starters.quiet().stream())
        .findFirst();
  }

  /**
   * The most copies; the table with the missing contestant needs no boards, but the starter counts
   * it.
   */
  private int mostCopies() {
    return wish.boards().copies() >= inPlay() ? tables : wish.boards().copies();
  }

  private int inPlay() {
    return tables - (wish.missing().isPresent() ? 1 : 0);
  }

  private String explanation(HowellStarter starter) {
    PairsPlan plan = starter.plan();
    String cells =
        IntStream.range(0, tables)
            .mapToObj(t -> plan.at(t, 0))
            .map(m -> Text.of("%d-%d set %d", m.ns() + 1, m.ew() + 1, m.set() + 1))
            .collect(Collectors.joining(", "));
    return Text.of(
        "Howell over Z%d: numbers up to %d follow the next lower one, %s; starter %s",
        modulus, modulus, staying(), cells);
  }

  private String staying() {
    return modulus + 1 == 2 * tables
        ? 2 * tables + " stays"
        : Text.of("%d to %d stay", modulus + 1, 2 * tables);
  }

  private Design refusal() {
    int v = 2 * tables;
    // Two different 1-factorizations of K6 have exactly one 1-factor in common: one is by rounds
    // and one by sets, so in one round all tables in play have one set. Contestants that sit out
    // can be taken to meet an absent one.
    if (v <= 6 && modulus == v - 1 && wish.rounds() == modulus) {
      return new Design.Refuted(
          Text.of(
              "there is no Room square of side %d, so that %d contestants need %d copies, not %d",
              modulus, wish.contestants(), inPlay(), wish.boards().copies()));
    }
    return new Design.Unknown(
        Text.of(
            "no cyclic Howell of %d contestants with %d sets and %d copies was found",
            v, modulus, wish.boards().copies()));
  }
}
