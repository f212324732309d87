import type { Clipping } from '@potluck/api/clip'
import type { WrittenRecipe } from '@potluck/api/recipes'
import { byName } from '@potluck/recipe/by-name'
import { type FactField, factFields, textFields } from '@potluck/recipe/fields'
import { blankRecipe } from '../book/blank-recipe.ts'

/** The parts of a recipe that contain lines. */
export const parts = ['ingredients', 'instructions', 'notes'] as const

export type Part = (typeof parts)[number]

export interface ReviewLine {
  /** Key of the line on the screen. */
  readonly key: number
  readonly text: string
}

/** The clipped recipe while the cook reviews it. */
export interface Review {
  readonly title: string
  readonly lines: Readonly<Record<Part, readonly ReviewLine[]>>
  /** Facts that the cook has corrected. */
  readonly facts: { readonly [Fact in FactField]?: string | undefined }
  /** Address of the selected picture, or null. */
  readonly image: string | null
  /** Those of the offered labels that the cook takes. */
  readonly labels: readonly string[]
  /** Whether the photos that it was read from are saved with it: printed text is no picture of a dish. */
  readonly keepsPages: boolean
  readonly nextKey: number
}

export type ReviewChange =
  | { readonly do: 'name'; readonly title: string }
  | { readonly do: 'correct'; readonly fact: FactField; readonly text: string }
  | { readonly do: 'move'; readonly key: number; readonly to: Part }
  | { readonly do: 'leave out'; readonly key: number }
  | { readonly do: 'add'; readonly text: string; readonly to: Part }
  | { readonly do: 'picture'; readonly image: string | null }
  | { readonly do: 'label'; readonly label: string }
  | { readonly do: 'pages'; readonly kept: boolean }

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export function reviewOf(clipping: Pick<Clipping, 'title' | 'images' | Part>): Review {
  let nextKey = 0
  const keyed = (text: string) => linesOf(text).map((line) => ({ key: nextKey++, text: line }))
  const lines = {
    ingredients: keyed(clipping.ingredients),
    instructions: keyed(clipping.instructions),
    notes: keyed(clipping.notes),
  }
  const image = clipping.images[0] ?? null
  return { title: clipping.title, lines, facts: {}, image, labels: [], keepsPages: false, nextKey }
}

/** The facts in one line: as they were read, or as the cook corrected them. */
export const factsOf = (
  { facts }: Pick<Review, 'facts'>,
  clipping: Pick<Clipping, FactField>,
): Readonly<Record<FactField, string>> => byName(factFields, ({ name }) => facts[name] ?? clipping[name])

const partOf = ({ lines }: Review, key: number): Part | undefined =>
  parts.find((part) => lines[part].some((line) => line.key === key))

function without(review: Review, key: number): Review {
  const part = partOf(review, key)
  if (part === undefined) return review
  return { ...review, lines: { ...review.lines, [part]: review.lines[part].filter((line) => line.key !== key) } }
}

/** Moves a line to the nearest end of the other part: to the first step, or to the last ingredient. */
function withLine(review: Review, line: ReviewLine, to: Part, from: Part | undefined): Review {
  const isFromAbove = from !== undefined && parts.indexOf(from) < parts.indexOf(to)
  const lines = isFromAbove ? [line, ...review.lines[to]] : [...review.lines[to], line]
  return { ...review, lines: { ...review.lines, [to]: lines } }
}

const toggled = (labels: readonly string[], label: string): readonly string[] =>
  labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label]

export function changeReview(review: Review, change: ReviewChange): Review {
  if (change.do === 'name') return { ...review, title: change.title }
  if (change.do === 'correct') return { ...review, facts: { ...review.facts, [change.fact]: change.text } }
  if (change.do === 'picture') return { ...review, image: change.image }
  if (change.do === 'pages') return { ...review, keepsPages: change.kept }
  if (change.do === 'label') return { ...review, labels: toggled(review.labels, change.label) }
  if (change.do === 'leave out') return without(review, change.key)
  if (change.do === 'add') {
    const line = { key: review.nextKey, text: change.text }
    return withLine({ ...review, nextKey: review.nextKey + 1 }, line, change.to, undefined)
  }
  const from = partOf(review, change.key)
  const line = from && review.lines[from].find(({ key }) => key === change.key)
  return line && from !== change.to ? withLine(without(review, change.key), line, change.to, from) : review
}

/** The text of a line without bullets and step numbers. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*\d+[.)]\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Returns a predicate: whether a line of the page is in the recipe. */
export function usedLines({ lines }: Review): (text: string) => boolean {
  const used = new Set(parts.flatMap((part) => lines[part].map(({ text }) => bare(text))))
  return (text) => used.has(bare(text))
}

/** The recipe as it is saved, without its picture. */
export function writtenOf(review: Review, clipping: Clipping): WrittenRecipe {
  const { title, lines, labels } = review
  const text = (part: Part) => lines[part].map((line) => line.text).join('\n')
  return {
    ...blankRecipe,
    ...byName(textFields, ({ name }) => clipping[name]),
    labels: [...labels],
    ...factsOf(review, clipping),
    title: title.trim(),
    ingredients: text('ingredients'),
    instructions: text('instructions'),
    notes: text('notes'),
  }
}
