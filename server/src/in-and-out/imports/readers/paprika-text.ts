import { withoutStyle } from '@potluck/cooking/without-style'

/** References to photos and other recipes in a text of Paprika: `[photo:2]`, `[recipe:Pie crust]`. */
const photo = /\[photo:[^\]\n]*\]/gi
const otherRecipe = /\[recipe:([^\]\n]+)\]/gi

/** Bold text of several lines. */
const boldLines = /\*\*(?!\s)([^*]*\n[^*]*)\*\*/g

const markEachLine = (_all: string, inside: string): string =>
  inside
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `**${line.trim()}**`))
    .join('\n')

/**
 * Converts a text of Paprika. All photos are stored with the recipe but without their numbers, so references to them are removed. Bold and
 * italic keep Paprika's marks, repeated on each line, because each line is displayed by itself.
 */
export const readPaprikaText = (text: string): string =>
  text
    .replace(new RegExp(`^[ \\t]*(?:${photo.source}[ \\t]*)+\\n?`, 'gim'), '')
    .replace(photo, '')
    .replace(otherRecipe, '$1')
    .replace(boldLines, markEachLine)
    .trim()

/** The names of the recipes that a text of Paprika refers to. */
export const recipesNamedIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(otherRecipe), ([, name = '']) => name.trim())

/** Ingredients are parsed for amounts, so they have no marks. */
export const readPaprikaIngredients = (text: string): string => withoutStyle(readPaprikaText(text)).replaceAll('**', '')
