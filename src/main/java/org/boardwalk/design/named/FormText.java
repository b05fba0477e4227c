package org.boardwalk.design.named;

import com.google.errorprone.annotations.Immutable;

/**
 * The texts that describe a form.
 *
 * @param word its name on the command line, such as hesitation
 * @param name the name that directors use
 * @param domain the sizes that the form serves, in words
 * @param source the publication
 */
@Immutable
public record FormText(String word, String name, String domain, String source) {}
