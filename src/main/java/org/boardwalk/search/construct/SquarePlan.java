package org.boardwalk.search.construct;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A rainbow read off four mutually orthogonal Latin squares: rows are rounds, columns tables, and
 * the entries of the squares are South, East, West and the sets. Each square is relabelled so that
 * in round 1 all are where they began.
 *
 * @param squares four squares, a string for each row
 * @param explanation the source of the squares, in words
 */
record SquarePlan(List<List<String>> squares, String explanation) implements RainbowPlan {

  /**
   * D. T. Todorov, Four mutually orthogonal Latin squares of order 14, J. Combin. Designs 20
   * (2012), 363-367, showed that there are such squares; these were shared by I. M. Wanless and are
   * part of SageMath's database of designs ({@code MOLS_14_4}). Each line holds a row of each
   * square.
   */
  private static final String FOURTEEN =
      """
      bjihgkecalnfmd bfmcenidgjhalk bcdefghijklmna bcdefghijklmna
      fckjbhledimagn jcgndfalehkbim gnkjdmiclbhaef jflhnkaecmgdib
      mgdlkcbafejnih ikdhaegnmfblcj lifhbjemkangcd emkdjbgfnliahc
      cnhemldbigfkaj hjlebifkangcmd dalmgnbjehcfik anighmflkbdcej
      edabfnmkcjhgli gbkmfcjeliahdn njcaeifhbdgkml kebcajimdgfhln
      nfeicgajldkbhm khclngdafmjibe mfbkcdlagnjihe cgnflembihakjd
      iagfjdhnkmelcb elbdmahfignkjc aemnhkjdcifblg ilabkdnhfcjegm
      dlnkeafimhcjbg ceabkjnihdmgfl hdnikbagmcelfj ljgnihecbamfdk
      gemalfihjnbdkc adficlkmjbenhg cgjflhnbiekdam ndmabcjglfeikh
      jhfnimgdbkacel liegjdmhnkcfab fkibmagenldhjc mbhiefljadkncg
      hkbgajnmeclidf nmjfhkecbaldgi imhlneckdfajgb difjcnkamehgbl
      ablchikgnfdmje fankgbljdcimeh klegafdnhjmcbi ghckmlbdeinjaf
      licmdbjfhagenk mgialhcbkedjnf jhadicmlfgbekn fajlgidkhncbme
      kmjdneclgbihfa dnhjimbgclfeka ebgcjlkfamindh hkemdacngjblfi
      """;

  private static final int SQUARES = 4;

  /**
   * @param tables number of tables
   * @return the rainbow of that many rounds; empty unless its squares are stored here: 14 tables
   */
  static Optional<SquarePlan> of(int tables) {
    if (tables != 14) {
      return Optional.empty();
    }
    List<List<String>> squares =
        IntStream.range(0, SQUARES)
            .mapToObj(
                k -> FOURTEEN.lines().map(line -> List.of(line.split(" ", -1)).get(k)).toList())
            .toList();
    return Optional.of(
        new SquarePlan(
            squares,
            "rainbow with guide cards from four mutually orthogonal Latin squares of order 14"
                + " (D. T. Todorov, J. Combin. Designs 20 (2012); squares by I. M. Wanless)"));
  }

  @Override
  public Homes at(int table, int round) {
    return new Homes(
        table,
        home(0, table, round),
        home(1, table, round),
        home(2, table, round),
        home(3, table, round));
  }

  private int home(int square, int table, int round) {
    char symbol = squares.get(square).get(round).charAt(table);
    return squares.get(square).get(0).indexOf(symbol);
  }
}
