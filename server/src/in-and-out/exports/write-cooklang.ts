import { isHeaderLine } from '@potluck/clip/recipe'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { LinkedName } from '@potluck/cooking/linked/named-in'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { exactName } from '../imports/exact-values.ts'
import { titles } from './file-names.ts'
import { archiveWriter, type RecipeFileFormat, type RecipeParts } from './recipe-archive.ts'
import { frontMatter } from './write-markdown.ts'

/** Signs of the format, each with a sign that looks alike and has no meaning in it. */
const alike: Readonly<Record<string, string>> = { '@': '＠', '#': '＃', '~': '～', '\\': '＼', '>': '＞', '=': '＝' }

/** A text in one line, without signs that have a meaning: "Stir -- slowly" would end at its dashes. */
const plain = (text: string): string =>
  text
    .replace(/-{2,}/g, (dashes) => (dashes.length === 2 ? '–' : '—'))
    .replaceAll('[-', '[ -')
    .replaceAll('-]', '- ]')
    .replace(/[@#~\\]|^\s*[>=]+/g, (signs) => Array.from(signs, (sign) => alike[sign] ?? sign).join(''))
    .replace(/\s+/g, ' ')
    .trim()

/** A text within the mark of an ingredient, without the signs that end it. */
const inMark = (text: string): string =>
  plain(text)
    .replace(/[{}()|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A name begins with a letter or a digit. */
const withoutSigns = (name: string): string => name.replace(/^[^\p{L}\p{N}]+/u, '')

/** A text in brackets. */
const bracketed = /\(([^()]*)\)/g

/** The amount at the beginning of a line, its unit right after it, and what is left of the line. */
function measureOf(line: string) {
  const { segments } = readIngredientLine(line, everyLanguage)
  const [first, second, ...more] = segments.filter(({ start, end }) => line.slice(start, end).trim() !== '')
  const textOf = (segment: typeof first) => (segment ? line.slice(segment.start, segment.end) : '')
  if (first?.kind === 'quantity') {
    const unit = second?.kind === 'unit' ? textOf(second) : ''
    return { amount: textOf(first), unit, rest: line.slice(unit === '' ? first.end : second?.end) }
  }
  // "flour, 200 g"
  const [third, fourth, ...others] = [second, ...more].filter((segment) => textOf(segment) !== ',')
  const isLast = others.length === 0 && (fourth === undefined || fourth.kind === 'unit')
  if (first?.kind === 'ingredient' && third?.kind === 'quantity' && isLast)
    return { amount: textOf(third), unit: textOf(fourth), rest: textOf(first) }
  return { amount: '', unit: '', rest: line }
}

/** "2 kg beets, peeled" is `@beets{2%kg}(peeled)`; a line of which a word would be lost is a name. A recipe of the export has a path. */
function markOf(written: string, linked: readonly LinkedName[]): string {
  const asides = Array.from(written.matchAll(bracketed), ([, aside = '']) => inMark(aside))
  const line = written
    .replace(bracketed, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ -{2,} /g, ', ')
    .trim()
  const { amount, unit, rest } = measureOf(line)
  const [named = '', ...additions] = rest.split(/,(?=\s)/).map(inMark)
  const name = withoutSigns(named)
  const addition = [...additions, ...asides].filter((part) => part !== '').join(', ')
  if (name === '') return `@${withoutSigns(inMark(written)) || inMark(written)}{}`
  const measure = [amount, unit].map((part) => inMark(part).replaceAll('%', ' ')).filter((part) => part !== '')
  const path = linked.some(({ title }) => title.toLowerCase() === name.toLowerCase()) ? './' : ''
  return `@${path}${name}{${measure.join('%')}}${addition === '' ? '' : `(${addition})`}`
}

const headed = (line: string): string => `== ${plain(line.trim().slice(1, -1)).replaceAll('=', '＝')} ==`

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The ingredients of each group are a step of their own, because Cooklang knows them in steps alone. */
const ingredientSteps = (text: string, linked: readonly LinkedName[]): string =>
  linesOf(text)
    .map((line) => (isHeaderLine(line) ? `\n${headed(line)}\n` : markOf(line, linked)))
    .join('\n')
    .trim()

const steps = (text: string): string =>
  linesOf(text)
    .map((line) => (isHeaderLine(line) ? headed(line) : plain(line)))
    .join('\n\n')

function textOf({ recipe: { draft, createdAt }, linked = [], exact }: RecipeParts): string {
  const matter = frontMatter({
    title: draft.title,
    description: draft.description,
    servings: draft.yield,
    'prep time': draft.activeTime,
    'total time': draft.totalTime,
    source: draft.url || draft.source,
    'source.name': draft.url === '' ? '' : draft.source,
    author: draft.author,
    nutrition: draft.nutrition,
    rating: draft.rating,
    tags: draft.labels,
    created: createdAt.slice(0, 10),
    [exactName]: exact,
  })
  const notes = linesOf(draft.notes).map((line) => `> ${plain(line)}`)
  return `${[matter, ingredientSteps(draft.ingredients, linked), steps(draft.instructions), notes.join('\n\n')]
    .filter((part) => part.trim() !== '')
    .join('\n\n')}\n`
}

/** Cooklang, whose other files of the same name are the pictures: https://cooklang.org/docs/spec */
export const cooklang: RecipeFileFormat = {
  reads: 'cooklang',
  ending: '.zip',
  naming: titles,
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
