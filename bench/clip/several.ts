import { readPastedText } from '@potluck/clip/pasted-text'
import { splitRecipes } from '@potluck/clip/several-recipes'
import type { Page } from './corpus.ts'
import type { Expected } from './score.ts'

/** How people write recipes into chats and mails. */
const styles: Readonly<Record<string, (recipe: Expected) => readonly string[]>> = {
  labelled: ({ title, yields, ingredients, steps }) => [
    ...[title, '', yields, '', 'Ingredients:'],
    ...[...ingredients, '', 'Method:', ...steps],
  ],
  plain: ({ title, ingredients, steps }) => [title, ...ingredients, ...steps],
  paragraphs: ({ title, ingredients, steps }) => [
    title,
    '',
    ...ingredients,
    '',
    ...steps.flatMap((step) => [step, '']),
  ],
}

const maxRecipes = 50
const percent = (part: number, all: number): number => Math.round((1000 * part) / all) / 10
const titleOf = (text: string): string => text.trim().replace(/\s+/g, ' ')

/**
 * How the recipes of pages are told apart in texts: alone, where none may be cut, and each with two others of the
 * corpus after it.
 */
export function severalReport(pages: readonly Page[]) {
  const recipes = pages
    .map(({ want }) => want)
    .filter(({ title, ingredients, steps }) => title !== '' && ingredients.length > 2 && steps.length > 0)
  const threes = recipes.flatMap((recipe, at) => {
    const [second, third] = [recipes[(at + 97) % recipes.length], recipes[(at + 211) % recipes.length]]
    return second && third ? [[recipe, second, third]] : []
  })
  const report = Object.entries(styles).map(([style, write]) => {
    const textOf = (recipe: Expected) => write(recipe).join('\n')
    const cut = recipes.filter((recipe) => splitRecipes(textOf(recipe), maxRecipes).length > 1)
    const split = threes.map((three) => splitRecipes(three.map(textOf).join('\n\n'), maxRecipes))
    const titles = split.map((pieces, at) => {
      const found = pieces.map((piece) => readPastedText(piece).title)
      return threes[at]?.filter(({ title }) => found.includes(titleOf(title))).length ?? 0
    })
    const rates = {
      cutAlone: percent(cut.length, recipes.length),
      threeOfThree: percent(split.filter(({ length }) => length === 3).length, threes.length),
      titles: percent(
        titles.reduce((sum, count) => sum + count, 0),
        threes.length * 3,
      ),
    }
    return [style, rates] as const
  })
  return { recipes: recipes.length, ...Object.fromEntries(report) }
}
