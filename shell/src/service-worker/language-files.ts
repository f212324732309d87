/** It stands in for words that another language does not have. */
const fallback = 'en-us'

const isOf = (language: string, file: string): boolean => new RegExp(`[-/]${language}(\\.\\w+)?\\.json\\b`).test(file)

/**
 * Of these files all but the words of other languages: those come when somebody chooses their language.
 * @param languages all that words are written in, by their codes
 * @param chosen of whoever sits here; English, where nobody says
 */
export function filesForLanguage(
  files: readonly string[],
  languages: readonly string[],
  chosen: unknown = fallback,
): readonly string[] {
  const others = languages.filter((language) => language !== chosen && language !== fallback)
  return files.filter((file) => !others.some((language) => isOf(language, file)))
}
