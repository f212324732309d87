/** The language that replaces words which another language lacks. */
const fallback = 'en-us'

const isOf = (language: string, file: string): boolean => new RegExp(`[-/]${language}(\\.\\w+)?\\.json\\b`).test(file)

/**
 * The files without the words of other languages, which load when somebody selects their language.
 * @param languages codes of all languages with words
 * @param chosen code of the cook's language; English if it is unknown
 */
export function filesForLanguage(
  files: readonly string[],
  languages: readonly string[],
  chosen: unknown = fallback,
): readonly string[] {
  const others = languages.filter((language) => language !== chosen && language !== fallback)
  return files.filter((file) => !others.some((language) => isOf(language, file)))
}
