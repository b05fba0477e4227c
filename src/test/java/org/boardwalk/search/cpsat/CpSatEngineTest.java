package org.boardwalk.search.cpsat;

import org.boardwalk.search.Engine;
import org.boardwalk.search.EngineContract;

class CpSatEngineTest extends EngineContract {

  @Override
  protected Engine engine() {
    return new CpSatEngine();
  }
}
