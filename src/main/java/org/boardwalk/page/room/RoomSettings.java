package org.boardwalk.page.room;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.boardwalk.movement.Range;
import org.boardwalk.movement.text.Language;
import org.boardwalk.page.http.Guard;
import org.boardwalk.scoring.Members;
import org.boardwalk.scoring.entry.MemberList;

/**
 * The settings of a room: its address and the director's PIN.
 *
 * @param host the chosen address, or a name for it
 * @param address the address, one of this machine's
 * @param port the port, 0 for any that is free
 * @param pin the director's PIN, 4 to 12 digits
 * @param members the members from whom names are picked
 * @param club keeps the club and the numbers of its people for later evenings
 * @param language the language of an evening that has none of its own; empty for none
 */
public record RoomSettings(
    String host,
    InetAddress address,
    int port,
    String pin,
    MemberList members,
    Consumer<Members> club,
    Optional<Language> language) {

  /** Checks the ranges. */
  public RoomSettings {
    Range.check("port", port, 0, 65535);
    PinLock.checked(pin);
  }

  /**
   * @param host an address of this machine, or a name for one
   * @param port the port, 0 for any that is free
   * @param pin the director's PIN
   * @return the settings
   * @throws IllegalArgumentException when the address is not of this machine, or stands for all of
   *     its addresses; or when the PIN is invalid
   */
  public static RoomSettings at(String host, int port, String pin) {
    try {
      InetAddress address = InetAddress.getByName(host);
      boolean own =
          address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
      if (host.isBlank() || address.isAnyLocalAddress() || !own) {
        throw new IllegalArgumentException(
            "host [" + host + "] is no single address of this machine" + advice());
      }
      return new RoomSettings(
          host.toLowerCase(Locale.ROOT),
          address,
          port,
          pin,
          MemberList.NONE,
          m -> {},
          Optional.empty());
    } catch (UnknownHostException | SocketException e) {
      throw new IllegalArgumentException("host [" + host + "] is not known" + advice(), e);
    }
  }

  /**
   * @param others the members from whom names are picked
   * @return these settings with those members
   */
  public RoomSettings with(MemberList others) {
    return new RoomSettings(host, address, port, pin, others, club, language);
  }

  /**
   * @param keeper keeps the club and the numbers of its people for later evenings
   * @return these settings with it
   */
  public RoomSettings keeping(Consumer<Members> keeper) {
    return new RoomSettings(host, address, port, pin, members, keeper, language);
  }

  /**
   * @param usual the language of an evening that has none of its own; empty for none
   * @return these settings with that language
   */
  public RoomSettings speaking(Optional<Language> usual) {
    return new RoomSettings(host, address, port, pin, members, club, usual);
  }

  /**
   * @param other another port, 0 for any that is free
   * @return these settings with that port
   */
  public RoomSettings at(int other) {
    return new RoomSettings(host, address, other, pin, members, club, language);
  }

  private static String advice() {
    List<String> others = reachable();
    return others.isEmpty()
        ? "\nMaybe this machine is in no network: 127.0.0.1 is for itself only."
        : "\nMaybe one of: " + String.join(", ", others);
  }

  /** {@return addresses at which other machines may reach this one, those of IPv4 first} */
  public static List<String> reachable() {
    try {
      return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(a -> !a.isLoopbackAddress() && !a.isLinkLocalAddress())
          .sorted(Comparator.comparing(a -> a instanceof Inet6Address))
          .map(Guard::name)
          .toList();
    } catch (SocketException e) {
      return List.of();
    }
  }

  /** The names that browsers may use for it in a link. */
  Set<String> names() {
    Set<String> names = new TreeSet<>();
    names.add(Guard.name(address));
    // An IPv6 address has many forms, of which browsers send only one.
    if (!host.contains(":")) {
      names.add(host);
    }
    if (address.isLoopbackAddress()) {
      names.addAll(Guard.LOOPBACK.names());
    }
    return names;
  }
}
