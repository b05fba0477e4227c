package org.boardwalk.model;

/** What the two models of {@link PartnersFirst} say, for readers. */
final class PartnersFirstRules {

  static final VariableFamily MATE =
      new VariableFamily("mate", "p,q", "p and q are partners in the base round");

  static final VariableFamily MEET =
      new VariableFamily(
          "meet", "n,e,s,w", "n and s play against e and w at a table of the base round");

  static final String PARTNERS =
      "All rounds are images of one base round. This model chooses who are partners there; a"
          + " second one then finds who plays against whom.";

  static final String OPPONENTS =
      "All rounds are images of one base round, whose partners are known. This model chooses which"
          + " of them play against each other.";

  static final ModelRule ONE_PARTNER =
      ModelRule.game(
          "Everybody has one partner in a round",
          "But for whoever sits out.",
          "for all p: Σ {mate[...] : p is one of them} = 1");

  static final ModelRule PARTNERS_ONCE =
      ModelRule.required(
          "Partner once",
          "Of the pairs that become each other in later rounds one pair are partners.",
          "for each class of pairs: Σ {mate[p,q] : p, q is in it} = 1");

  static final ModelRule NOT_AGAIN =
      ModelRule.required(
          "Not what was tried",
          "No tables were found for those partners.",
          "for all partners that were tried: Σ mate[p,q] ≤ number of couples - 1");

  static final ModelRule ONE_TABLE =
      ModelRule.game(
          "Every couple sits at one table",
          "Partners of the base round play against one other couple.",
          "for each couple: Σ {meet[...] : it sits there} = 1");

  static final ModelRule OPPONENTS_TWICE =
      ModelRule.required(
          "Opponent twice",
          "Of the pairs that become each other in later rounds two are opponents, or one twice.",
          "for each class of pairs: Σ {meet[...], as often as opponents there are in it} = 2");

  private PartnersFirstRules() {}
}
