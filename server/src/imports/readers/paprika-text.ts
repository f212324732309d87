import { withoutStyle } from '@potluck/cooking/without-style'

/** Where a photo or another recipe stands in a text of Paprika's: `[photo:2]`, `[recipe:Pie crust]`. */
const photo = /\[photo:[^\]\n]*\]/gi
const otherRecipe = /\[recipe:([^\]\n]+)\]/gi

/** Bold that goes over several lines. */
const boldLines = /\*\*(?!\s)([^*]*\n[^*]*)\*\*/g

const markEachLine = (_all: string, inside: string): string =>
  inside
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `**${line.trim()}**`))
    .join('\n')

/**
 * A text of Paprika's as ours. The photos are all with the recipe, and which is which by number is not stored: their
 * places go. Bold and italic are marked as Paprika marks them, line by line, as each line is shown by itself.
 */
export const readPaprikaText = (text: string): string =>
  text
    .replace(new RegExp(`^[ \\t]*(?:${photo.source}[ \\t]*)+\\n?`, 'gim'), '')
    .replace(photo, '')
    .replace(otherRecipe, '$1')
    .replace(boldLines, markEachLine)
    .trim()

/** Ingredients are read for their amounts: without marks. */
export const readPaprikaIngredients = (text: string): string => withoutStyle(readPaprikaText(text)).replaceAll('**', '')
