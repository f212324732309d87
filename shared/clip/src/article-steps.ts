import { isSentence } from './line-looks.ts'
import { headerLine } from './recipe.ts'
import { sectionLabel, sectionOfHeading } from './section-words.ts'

/** Letters before the steps that make a text an article. */
const articleLength = 300

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/**
 * The steps of a text that is the whole article: what follows a line that says how its dish is made ("Making beetroot
 * soup: the recipe"), up to what is no part of the recipe any more.
 *
 * @param title of the recipe: a line that names another thing heads a part of the steps
 */
export function stepsOfArticle(lines: readonly string[], title: string): readonly string[] {
  const names = new Set(wordsOf(title))
  const at = lines.findIndex(
    (line) =>
      line.length <= 70 && sectionOfHeading(line) === 'instructions' && wordsOf(line).some((word) => names.has(word)),
  )
  if (at < 2 || lines.length - at < 3 || lines.slice(0, at).join('').length < articleLength) return lines
  const after = lines.slice(at + 1)
  const end = after.findIndex((line) => sectionLabel(line) === 'other')
  return withTitles(end < 2 ? after : after.slice(0, end))
}

/** Articles have lost what made their headings: among sentences, a few words before one are the title of a part. */
function withTitles(lines: readonly string[]): readonly string[] {
  if (lines.filter(isSentence).length * 2 < lines.length) return lines
  return lines.map((line, at) =>
    line.length <= 40 && !isSentence(line) && isSentence(lines[at + 1] ?? '') ? headerLine(line) : line,
  )
}
