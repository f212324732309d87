import { parse } from 'yaml'
import { z } from 'zod'
import { number, text } from '../files/json-fields.ts'
import { stars } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'

/** The metadata before a text, between lines of three dashes. */
export interface FrontMatter {
  readonly title: string
  readonly servings: string
  readonly activeTime: string
  readonly totalTime: string
  readonly source: string
  readonly url: string
  readonly rating: number | null
  readonly labels: readonly string[]
  readonly createdAt: string | null
  /** All other values, by name. */
  readonly others: Readonly<Record<string, string>>
}

const block = /^\uFEFF?---[ \t]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/

const words = z
  .unknown()
  .transform((value) => (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []))
  .transform((all) => all.map((each) => text.parse(each).replace(/^#/, '')).filter((each) => each !== ''))

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
  const source = textOf('source', 'source.name', 'author', 'source.author')
  const isLink = /^https?:/i.test(source)
  const fields = {
    title: textOf('title', 'name'),
    servings: textOf('servings', 'serves', 'yield', 'portions'),
    activeTime: textOf('prep time', 'prep_time', 'preptime', 'time.prep', 'active time'),
    totalTime: textOf('total time', 'total_time', 'totaltime', 'time required', 'time', 'duration'),
    source: isLink ? '' : source,
    url: link || (isLink ? source : ''),
    rating: stars(number.parse(find('rating', 'stars'))),
    labels: [...words.parse(find('tags', 'tag')), ...words.parse(find('category', 'categories', 'course', 'cuisine'))],
    createdAt: pastInstant(textOf('created', 'date', 'created_at')),
  }
  const others = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const rest = used.has(name) ? '' : text.parse(value)
    return rest === '' ? [] : [[name, rest]]
  })
  return { ...fields, others: Object.fromEntries(others) }
}

/** Splits a text from its metadata. */
export function readFrontMatter(written: string): { readonly fields: FrontMatter; readonly body: string } {
  const match = block.exec(written)
  return {
    fields: frontMatterOf(match ? yamlOf(match[1] ?? '') : {}),
    body: match ? written.slice(match[0].length) : written,
  }
}
