package org.boardwalk.page.site;

import java.util.HashMap;
import java.util.Map;
import org.boardwalk.page.http.Parameters;
import org.boardwalk.page.http.Reply;
import org.boardwalk.page.http.Request;
import org.boardwalk.page.http.Templates;
import org.boardwalk.publish.HarmlessText;

/** The page of a file of many movements: a line for each, with a link to its page. */
final class VolumePage {

  private final Uploads uploads;
  private final Templates templates;

  VolumePage(Uploads uploads, Templates templates) {
    this.uploads = uploads;
    this.templates = templates;
  }

  Reply show(Request request) {
    Parameters link = request.parameters();
    SentVolume volume = uploads.volume(link).orElseThrow(Uploads::gone);
    Map<String, Object> values = new HashMap<>();
    values.put("title", HarmlessText.of(volume.name()));
    values.put("file", link.text("file"));
    values.put("lines", volume.lines());
    return Reply.page(templates.fill("volume.html", values));
  }
}
