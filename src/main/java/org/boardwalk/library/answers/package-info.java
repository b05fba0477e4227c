/**
 * The second part of the library: answers kept under their wishes, in a folder of the user over the
 * files that come with the program. They are looked up, judged again, and replaced by better ones
 * only. The package may know the files and the design of answers. Start reading at {@link
 * org.boardwalk.library.answers.Library} and {@link org.boardwalk.library.answers.Keeper}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.answers;
