/**
 * Reading and writing files: text, YAML, JSON, XML and CSV with the line of every value, faults
 * that name file, line and key, whole and atomic writes. The package knows nothing of bridge. Start
 * reading at {@link org.boardwalk.exchange.file.Document} and {@link
 * org.boardwalk.exchange.file.WholeFile}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.exchange.file;
