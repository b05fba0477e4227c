/**
 * The library: answers kept under the wish that they answer, in a user's folder that lies over the
 * answers of the program; looked up, judged again, and replaced by better ones only. The package
 * may know solution files and how wishes are answered. Start reading at {@link
 * org.boardwalk.library.answers.Library} and {@link
 * org.boardwalk.library.answers.AnswerRepository}.
 */
@org.jspecify.annotations.NullMarked
package org.boardwalk.library.answers;
