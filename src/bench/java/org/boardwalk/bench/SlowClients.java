package org.boardwalk.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Clients that begin a request and never end it, until they are closed. */
final class SlowClients implements AutoCloseable {

  /** Number of connections that send half a head of a request. */
  static final int HALF_OPEN = 200;

  /** Number of uploads of which only the beginning comes. */
  static final int STALLED = 16;

  private final List<Socket> all = new ArrayList<>();

  /** Opens all connections at once. */
  void crowd(URI server) throws IOException {
    String host = "Host: 127.0.0.1:" + server.getPort() + "\r\n";
    for (int k = 0; k < HALF_OPEN; k++) {
      send(server, "GET / HTTP/1.1\r\n" + host + "X-Never: ");
    }
    String upload =
        String.join(
            "\r\n",
            "POST /upload HTTP/1.1",
            host + "Content-Type: multipart/form-data; boundary=b",
            "Content-Length: 1000000",
            "",
            "--b");
    for (int k = 0; k < STALLED; k++) {
      send(server, upload);
    }
  }

  private void send(URI server, String beginning) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort());
    all.add(socket);
    socket.getOutputStream().write(beginning.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Override
  public void close() throws IOException {
    for (Socket socket : all) {
      socket.close();
    }
  }
}
