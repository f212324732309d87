import { isHeaderLine } from '@potluck/clip/recipe'

/** Longest headings, characters: a step that ends in a colon may be a sentence. */
const longest = { ingredients: 60, instructions: 40 } as const

/** "Main Ingredients:". An amount, a sentence or a mark of a list is no heading. */
const heading = /^\p{L}[^\n]*[:：]$/u
const sentence = /[.!?;]\s/

/**
 * Lines of programs in which a line that ends in a colon is a heading, with our marks: "Sauce:" becomes `[Sauce]`. The last
 * line is no heading.
 */
export function withColonHeadings(text: string, list: keyof typeof longest): string {
  let followed = false
  return text
    .split('\n')
    .toReversed()
    .map((line) => {
      const written = line.trim()
      const isHeading = followed && written.length <= longest[list] && heading.test(written) && !sentence.test(written)
      if (written !== '') followed = !isHeading && !isHeaderLine(line)
      return isHeading ? `[${written.slice(0, -1).replace(/[[\]]/g, '').trim()}]` : line
    })
    .reverse()
    .join('\n')
}
