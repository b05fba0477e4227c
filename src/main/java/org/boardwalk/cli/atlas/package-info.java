/**
 * Commands on what is known for good: the atlas, proofs, certificates, and the comparison with
 * other programs' movements. The package may know the library with its tasks and {@code
 * cli.option}, but no other family. Start reading at {@link org.boardwalk.cli.atlas.AtlasCommand}
 * and {@link org.boardwalk.cli.atlas.ProveCommand}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.cli.atlas;
