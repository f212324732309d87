import type { ClippedRecipe } from '@potluck/clip/recipe'

/** The fields of a corpus file that are measured: a careful person read them from the page. */
export interface Expected {
  readonly title: string
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly yields: string
  readonly totalTime: number | null
  readonly image: string
}

export type Field = 'title' | 'ingredients' | 'steps' | 'yield' | 'totalTime' | 'image'

/** Right or wrong for every field that the careful reader found. */
export type Score = Partial<Record<Field, boolean>>

/**
 * Compares by letters, digits and fractions alone; in ingredients an amount counts by its value. Section headers are left out of ingredients, and may stand or not in
 * steps; the numbers of steps do not count.
 */
export function score(want: Expected, got: ClippedRecipe): Score {
  const result: Score = { title: bare(want.title) === bare(got.title) }
  if (want.ingredients.length > 0) {
    result.ingredients = amounts(want.ingredients) === amounts(got.ingredients.filter(isLine))
  }
  if (want.steps.length > 0) {
    const target = joined(want.steps.map(withoutNumber))
    const withHeaders = got.instructions.map((line) => line.replace(/^\[(.*)\]$/s, '$1'))
    const lists = [withHeaders, got.instructions.filter(isLine)]
    result.steps = lists.some((lines) => joined(lines.map(withoutNumber)) === target)
  }
  if (want.totalTime) result.totalTime = got.totalTime?.minutes === want.totalTime
  if (want.yields !== '') result.yield = firstNumber(want.yields) === firstNumber(got.yield)
  if (want.image !== '') result.image = got.images.length > 0
  return result
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['deg', '°'],
])

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z0-9]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

const fold = (text: string): string =>
  decode(decode(text))
    .normalize('NFKC')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\u2044/g, '/')
    .toLowerCase()

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}/]+/gu, '')
const joined = (lines: readonly string[], separator = ''): string => lines.map(bare).filter(Boolean).join(separator)

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** Amounts by their value: ½, 1/2, 0.5 and 0,50 are one, and so are 2½ and 2 1/2; what groups thousands stays. */
const byValue = (text: string): string =>
  fold(text.replace(/(\d)([\u00bc-\u00be\u2150-\u215e])/g, '$1 $2'))
    .replace(
      /(?<![\d.,/])(?:(\d+)\s+(?:and\s+|&\s+)?)?(\d+)\/(\d+)(?![\d/])/g,
      (whole, mixed: string | undefined, above: string, below: string) =>
        Number(below) === 0 ? whole : ` ${rounded(Number(mixed ?? 0) + Number(above) / Number(below))} `,
    )
    .replace(
      /(?<![\d.,/])(\d*)[.,](\d{1,2}|\d{4,}|3{3}|6{2}[67]|[1-9]25|[1-9]75|125|375|625|875)(?!\d)/g,
      (_, whole: string, part: string) => ` ${rounded(Number(`${whole === '' ? 0 : whole}.${part}`))} `,
    )

const amountLine = (line: string): string =>
  byValue(line)
    .replace(/[^\p{L}\p{N}/.]+/gu, '')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
/** Lines that say something, each by the values of its amounts. */
const amounts = (lines: readonly string[]): string =>
  lines
    .filter((line) => bare(line) !== '')
    .map(amountLine)
    .join('|')

const isLine = (line: string): boolean => !/^\s*\[.*\]\s*$/s.test(line)
const withoutNumber = (line: string): string => line.replace(/^\s*(step\s*)?\d+\s*[.):]\s*/i, '')
const firstNumber = (text: string): string => /\d+/.exec(fold(text))?.[0] ?? ''
