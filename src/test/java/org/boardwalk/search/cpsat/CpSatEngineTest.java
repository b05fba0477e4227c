package org.boardwalk.search.cpsat;

import org.boardwalk.search.Engine;
import org.boardwalk.search.EngineContract;
import org.junit.jupiter.api.Tag;

@Tag("thorough")
class CpSatEngineTest extends EngineContract {

  @Override
  protected Engine engine() {
    return new CpSatEngine();
  }
}
