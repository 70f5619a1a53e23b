import { sql, type SQL } from 'drizzle-orm';

/**
 * A text in the form in which it is searched: without accents and in lower case, as the domain's `foldText` does it. A
 * database whose locale is C leaves the capitals of other alphabets as they are.
 *
 * @param text an expression, or a parameter
 */
export const folded = (text: SQL): SQL<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
