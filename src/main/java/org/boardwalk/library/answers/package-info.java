/**
 * The second room of the library: answers kept under the wish that they answer, in a folder of
 * one's own over what the program brings, looked up, judged again, and replaced by better ones
 * only. It may know the files and how a wish is answered. Start reading at {@link
 * org.boardwalk.library.answers.Library} and {@link org.boardwalk.library.answers.Keeper}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.answers;
