import { isHeaderLine } from '@potluck/clip/recipe'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { exactName } from '../imports/exact-values.ts'
import { everyLanguage } from '../words/every-language.ts'
import { archiveWriter, type RecipeFileFormat, type RecipeParts } from './recipe-archive.ts'
import { frontMatter } from './write-markdown.ts'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔⅛]+/gu) ?? []

/** Signs that have a meaning in a step. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[@#~{}%]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** "2 kg beets, peeled" is `@beets{2%kg}(peeled)`; a line of which a word would be lost is a name. */
function markOf(line: string): string {
  const { quantity, unit, ingredient, preparation, comment, size, segments } = readIngredientLine(line, everyLanguage)
  const amount = segments
    .filter(({ kind }) => kind === 'quantity')
    .map(({ start, end }) => line.slice(start, end))
    .join(' ')
  const addition = [size, preparation, comment].filter((part) => part !== null).join(', ')
  const spoken = new Set(wordsOf([amount, unit, ingredient, addition].join(' ')))
  const isWhole = wordsOf(line).every((word) => spoken.has(word)) && !/[@#~{}%()]/.test(line)
  if (quantity === null || !isWhole || ingredient === '') return `@${withoutMarks(line)}{}`
  const measure = unit === null ? amount : `${amount}%${unit}`
  return `@${ingredient}{${measure}}${addition === '' ? '' : `(${addition})`}`
}

const headed = (line: string): string => `== ${withoutMarks(line.trim().slice(1, -1))} ==`

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The ingredients of each group are a step of their own, because Cooklang knows them in steps alone. */
const ingredientSteps = (text: string): string =>
  linesOf(text)
    .map((line) => (isHeaderLine(line) ? `\n${headed(line)}\n` : markOf(line)))
    .join('\n')
    .trim()

const steps = (text: string): string =>
  linesOf(text)
    .map((line) => (isHeaderLine(line) ? headed(line) : withoutMarks(line)))
    .join('\n\n')

function textOf({ recipe: { draft, createdAt }, exact }: RecipeParts): string {
  const matter = frontMatter({
    title: draft.title,
    description: draft.description,
    servings: draft.yield,
    'prep time': draft.activeTime,
    'total time': draft.totalTime,
    source: draft.url || draft.source,
    author: draft.author,
    rating: draft.rating,
    tags: draft.labels,
    created: createdAt.slice(0, 10),
    [exactName]: exact,
  })
  const notes = linesOf(draft.notes).map((line) => `> ${line}`)
  return `${[matter, ingredientSteps(draft.ingredients), steps(draft.instructions), notes.join('\n\n')]
    .filter((part) => part.trim() !== '')
    .join('\n\n')}\n`
}

/** Cooklang, whose other files of the same name are the pictures: https://cooklang.org/docs/spec */
const cooklang: RecipeFileFormat = {
  reads: 'cooklang',
  ending: '.zip',
  filesOf(parts) {
    const [cover, ...others] = parts.pictures
    return [
      { name: `${parts.name}.cook`, bytes: Buffer.from(textOf(parts)), compress: true },
      ...(cover ? [{ name: `${parts.name}.webp`, bytes: cover, compress: false }] : []),
      // Numbers are those of steps, from 0.
      ...others.map((bytes, at) => ({ name: `${parts.name}.${at}.webp`, bytes, compress: false })),
    ]
  },
}

export const cooklangWriter = archiveWriter(cooklang)
