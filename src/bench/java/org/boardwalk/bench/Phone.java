package org.boardwalk.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A phone with a connection of its own, as a browser keeps it. Not thread-safe. */
final class Phone implements AutoCloseable {

  private static final String LENGTH = "content-length:";

  private final URI address;
  private final Socket socket;
  private final InputStream in;

  Phone(URI address) throws IOException {
    this.address = address;
    socket = new Socket(address.getHost(), address.getPort());
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(60_000);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /** Asks for a link and reads the whole reply. */
  String ask(String link) throws IOException {
    String request = "GET " + link + " HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    int length = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
        length = Integer.parseInt(line.substring(LENGTH.length()).strip());
      }
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("the connection ended");
      }
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
