package org.boardwalk.library.certify;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import org.boardwalk.exchange.file.Document;
import org.boardwalk.exchange.file.Entry;
import org.boardwalk.exchange.file.Shown;
import org.boardwalk.exchange.file.WholeFile;
import org.boardwalk.exchange.file.YamlText;
import org.boardwalk.library.files.FileFormat;
import org.boardwalk.library.files.ModelFile;
import org.boardwalk.movement.text.Text;

/**
 * Certificates as YAML, described by {@code certificate.schema.json} of {@code library.files}; the
 * wish is in a model file beside them. Stateless and thread-safe.
 */
final class CertificateFile {

  /** The name of the model file beside a certificate. */
  static final String MODEL = "model.yaml";

  private CertificateFile() {}

  private static Entry root(Path path) {
    Document document = Document.read(path);
    FileFormat.CERTIFICATE.check(document);
    return Entry.root(document);
  }

  /** Refuses a certificate whose statement for people is not that of its other fields. */
  static void refuseOtherStatement(Path path, String statement) {
    Entry shows = root(path).at("shows");
    if (!shows.text().equals(statement)) {
      throw shows.fault(
          Text.of(
              "[%s] is not what such a proof shows: %s\nMaybe it was changed by hand, or made by"
                  + " another version: make it again.",
              Shown.of(shows.text()), statement));
    }
  }

  static ClausalCertificate read(Path path) {
    Entry root = root(path);
    return new ClausalCertificate(
        ModelFile.read(path.resolveSibling(MODEL)),
        root.at("formulation").text(),
        root.at("complete").node().booleanValue(),
        root.at("model").text(),
        file(root.at("clauses")),
        file(root.at("proof")),
        root.at("solver").text(),
        root.at("command").text(),
        root.at("milliseconds").longNumber());
  }

  private static ProofFile file(Entry entry) {
    return entry.make(
        () ->
            new ProofFile(
                entry.at("file").text(),
                entry.at("bytes").longNumber(),
                entry.at("digest").text()));
  }

  static void write(Path directory, String name, ClausalCertificate certificate) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("format", FileFormat.CERTIFICATE.id());
    root.put("shows", certificate.statement());
    root.put("formulation", certificate.formulation());
    root.put("complete", certificate.complete());
    root.put("model", certificate.model());
    root.set("clauses", fields(certificate.clauses()));
    root.set("proof", fields(certificate.proof()));
    root.put("solver", certificate.solver());
    root.put("command", certificate.command());
    root.put("milliseconds", certificate.milliseconds());
    Path model = directory.resolve(MODEL);
    WholeFile.writeIn(directory, MODEL, ModelFile.readable(model, certificate.wish()));
    WholeFile.writeIn(directory, name, YamlText.of(root));
  }

  private static ObjectNode fields(ProofFile file) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("file", file.name())
        .put("bytes", file.bytes())
        .put("digest", file.digest());
  }
}
