package org.boardwalk.named;

import com.google.errorprone.annotations.Immutable;

/**
 * What is said of a form.
 *
 * @param word its name on the command line, such as hesitation
 * @param name what directors call it
 * @param domain for which sizes it serves, in words
 * @param source where it was published
 */
@Immutable
public record FormText(String word, String name, String domain, String source) {}
