package org.boardwalk.page.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A connection that sends what no browser sends. */
final class RawSocket implements AutoCloseable {

  private static final String VERSION = "HTTP/1.1 ";
  private static final int PATIENCE_MILLIS = 60_000;

  private final Socket socket = new Socket();
  private final URI server;

  RawSocket(URI server) throws IOException {
    this(server, "127.0.0.1");
  }

  /**
   * @param from the address of this machine from which it sends
   */
  RawSocket(URI server, String from) throws IOException {
    this.server = server;
    socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
  }

  /** Sends the head of a request, its method and path first, and then a body or a part of it. */
  RawSocket send(String request, String fields, String body) throws IOException {
    String head = request + " HTTP/1.1\r\nHost: " + server.getAuthority() + "\r\n" + fields;
    socket.getOutputStream().write((head + "\r\n" + body).getBytes(StandardCharsets.ISO_8859_1));
    return this;
  }

  /** The status of the next reply. */
  int status() throws IOException {
    String line = new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
    if (!line.startsWith(VERSION)) {
      throw new IOException("no reply but [" + line + "]");
    }
    return Integer.parseInt(line.substring(VERSION.length()));
  }

  /** All that comes until the server closes the connection. */
  String all() throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
