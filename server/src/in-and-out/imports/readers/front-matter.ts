import { durationText, readTime, totalOf } from '@potluck/clip/duration'
import { parse } from 'yaml'
import { z } from 'zod'
import { exactName } from '../exact-values.ts'
import { number, text } from '../files/json-fields.ts'
import { fieldLine, stars } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { joinWords, withAddition } from './stated-amounts.ts'

/** The metadata before a text, between lines of three dashes. */
export interface FrontMatter {
  readonly title: string
  readonly servings: string
  readonly activeTime: string
  readonly totalTime: string
  readonly source: string
  readonly url: string
  readonly author: string
  readonly nutrition: string
  readonly rating: number | null
  readonly labels: readonly string[]
  readonly createdAt: string | null
  readonly description: string
  readonly notes: string
  /** Lines; `[Header]` lines are headers. */
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
  /** Names of files, or addresses. */
  readonly pictures: readonly string[]
  /** The exact values of an own export. */
  readonly exact: unknown
  /** All other values, by name. */
  readonly others: Readonly<Record<string, string>>
}

const block = /^\uFEFF?---[ \t]*\n([\s\S]{0,500000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/

/** What programs of web pages keep in their metadata, which says nothing to a cook. */
const technical =
  /^(?:layout|permalink|slug|id|uid|draft|published|aliases|cssclass(?:es)?|imagecredit|lang|locale|type)$/

const words = z
  .unknown()
  .transform((value) => (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []))
  .transform((all) => all.map((each) => text.parse(each).replace(/^#/, '')).filter((each) => each !== ''))

/** A line without the mark of a list. */
const withoutBullet = (line: string): string => line.replace(/^\s*(?:[-*+•]|\d+[.)])\s+/, '').trim()

const item = z.looseObject({ name: text, amount: text, quantity: text, unit: text, notes: text })

/** The lines of a list: texts, objects of an ingredient, and groups, each a name with a list. */
function linesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return String(value)
      .split('\n')
      .map(withoutBullet)
      .filter((line) => line !== '')
  if (typeof value !== 'object' || value === null || depth > 3) return []
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, depth + 1))
  const { name, amount, quantity, unit, notes } = item.parse(value)
  const line = withAddition(joinWords(amount || quantity, unit, name), notes)
  if (name !== '') return [line]
  return Object.entries(value).flatMap(([title, lines]) => {
    // YAML reads "flour: 200 g" as a name with a value.
    if (typeof lines === 'string' || typeof lines === 'number') return [`${lines} ${title}`]
    return [`[${title}]`, ...linesOf(lines, depth + 1)]
  })
}

/** Facts about a serving, one a line: a text, or values by their names. */
const factsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .map(([name, amount]) => fieldLine(name, text.parse(amount)))
        .filter((line) => line !== '')
        .join('\n')
    : linesOf(value).join('\n')

/** A name of a file, also as Obsidian links it: `[[soup.jpg]]`. */
const fileName = (written: string): string => written.replace(/^!?\[\[([^\]|]*)[^\]]*\]\]$/, '$1').trim()

/** Parses YAML as an object; empty if it is none. Aliases are limited. */
function yamlOf(written: string): Record<string, unknown> {
  try {
    const parsed: unknown = parse(written, { maxAliasCount: 10, schema: 'core', logLevel: 'silent' })
    const values = z.record(z.string(), z.unknown()).safeParse(parsed)
    return values.success
      ? Object.fromEntries(Object.entries(values.data).map(([key, value]) => [key.toLowerCase(), value]))
      : {}
  } catch {
    return {}
  }
}

/** A number without a unit is in minutes. */
const timeOf = (written: string): string =>
  /^\d{1,4}$/.test(written) ? (Number(written) > 0 ? durationText(Number(written)) : '') : written

/** The fields of values by the names that programs use. */
export function frontMatterOf(values: Readonly<Record<string, unknown>>): FrontMatter {
  const used = new Set<string>()
  const find = (...names: readonly string[]): unknown => {
    const name = names.find((each) => values[each] !== undefined && values[each] !== null)
    for (const each of names) used.add(each)
    return name === undefined ? undefined : values[name]
  }
  const textOf = (...names: readonly string[]) => text.parse(find(...names))
  const link = textOf('source.url', 'url', 'link')
  const [source, named] = [textOf('source'), textOf('source.name')]
  const author = textOf('author', 'source.author')
  const linked = [source, author].find((written) => /^https?:/i.test(written)) ?? ''
  const active = timeOf(textOf('prep time', 'prep_time', 'preptime', 'time.prep', 'active time', 'active_time'))
  const cooking = timeOf(textOf('cook time', 'cook_time', 'cooktime', 'time.cook', 'cooking time', 'cooking_time'))
  const written = timeOf(textOf('total time', 'total_time', 'totaltime', 'time required', 'time', 'duration'))
  const sum = cooking === '' ? null : totalOf(readTime(active), readTime(cooking))
  const total = written || (active === '' ? cooking : (sum?.text ?? ''))
  const fields = {
    title: textOf('title', 'name'),
    servings: textOf('servings', 'serves', 'yield', 'portions'),
    activeTime: active,
    totalTime: total,
    source: source === linked ? named : source || named,
    author: author === linked ? '' : author,
    url: link || linked,
    nutrition: factsOf(find('nutrition', 'nutritional info', 'nutritional_info', 'nutrition facts')),
    rating: stars(number.parse(find('rating', 'stars'))),
    labels: [...words.parse(find('tags', 'tag')), ...words.parse(find('category', 'categories', 'course', 'cuisine'))],
    createdAt: pastInstant(textOf('created', 'date', 'created_at')),
    exact: find(exactName),
    description: textOf('description', 'summary', 'excerpt', 'introduction'),
    notes: textOf('notes', 'note', 'comments', 'tips'),
    ingredients: linesOf(find('ingredients', 'ingredient', 'zutaten', 'ingredienti')),
    instructions: linesOf(find('directions', 'instructions', 'method', 'steps', 'preparation', 'zubereitung')),
    pictures: linesOf(find('image', 'images', 'picture', 'photo', 'cover', 'thumbnail', 'featured_image')).map(
      fileName,
    ),
  }
  const others = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const rest = used.has(name) || technical.test(name) ? '' : text.parse(value)
    return rest === '' ? [] : [[name, rest]]
  })
  // Beside a written total, the cooking time has no field of its own.
  const cook = cooking !== '' && (written !== '' || total === '') ? [['cook time', cooking] as const] : []
  return { ...fields, others: Object.fromEntries([...cook, ...others]) }
}

/** The values without a field of their own, a line each. */
export const otherLines = ({ others }: FrontMatter): string =>
  Object.entries(others)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** A text in two: the metadata with its dashes, '' if there is none, and the rest. */
export function splitFrontMatter(written: string): { readonly matter: string; readonly body: string } {
  const [matter = ''] = block.exec(written) ?? []
  return { matter, body: written.slice(matter.length) }
}

/** The metadata of a text, and the text after it. */
export function readFrontMatter(written: string): { readonly fields: FrontMatter; readonly body: string } {
  const match = block.exec(written)
  return { fields: frontMatterOf(match ? yamlOf(match[1] ?? '') : {}), body: splitFrontMatter(written).body }
}
