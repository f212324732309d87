import { oneLine, plainLines, plainText } from './plain.ts'

/** An object of structured data, whichever syntax it was written in: property names to values. */
export type SchemaNode = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A property, also where its name carries a prefix (`schema:name`) or is a whole address. */
export function property(node: SchemaNode, ...names: readonly string[]): unknown {
  for (const name of names) {
    for (const key of [name, `schema:${name}`, `https://schema.org/${name}`, `http://schema.org/${name}`]) {
      const value = Object.hasOwn(node, key) ? node[key] : undefined
      if (value !== undefined && value !== null && value !== '') return value
    }
  }
  return inOtherCase(node, names)
}

/** A node of more keys is data of something else. */
const maxKeys = 100
const keysOf = new WeakMap<SchemaNode, ReadonlyMap<string, string>>()

/** The keys of a node by their small letters; none for a node that is no one's writing. */
function keysInSmall(node: SchemaNode): ReadonlyMap<string, string> {
  const known = keysOf.get(node)
  if (known !== undefined) return known
  const keys = Object.keys(node)
  const small = new Map(keys.length > maxKeys ? [] : keys.map((key) => [key.toLowerCase(), key]))
  keysOf.set(node, small)
  return small
}

/** Some write `RecipeIngredient` or `recipeingredient`. */
function inOtherCase(node: SchemaNode, names: readonly string[]): unknown {
  const keys = keysInSmall(node)
  const key = names.map((name) => keys.get(name.toLowerCase())).find((own) => own !== undefined && node[own] !== '')
  return key === undefined ? undefined : (node[key] ?? undefined)
}

/** Lists that are not written as arrays: `{ "@list": [ … ] }`, and `{ "0": …, "1": … }` as PHP writes one with gaps. */
function asList(value: unknown): unknown {
  if (!isNode(value)) return value
  const contained = value['@list'] ?? value['@set']
  if (contained !== undefined) return contained
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

/** A value as a list: nothing is an empty one, a list is itself with inner lists opened, anything else stands alone. */
export function listOf(written: unknown, depth = 0): readonly unknown[] {
  const value = asList(written)
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return [value]
  return value.some(Array.isArray) && depth < 8 ? value.flatMap((item) => listOf(item, depth + 1)) : value
}

/** The types of a node without their address: `https://schema.org/Recipe` and `schema:Recipe` are `Recipe`. */
export function typesOf(node: SchemaNode): readonly string[] {
  const types = listOf(node['@type'] ?? node.type)
  return types.flatMap((type) =>
    typeof type === 'string'
      ? type
          .trim()
          .replace(/\/$/, '')
          .replace(/^.*[/#:]/, '')
      : [],
  )
}

export const hasType = (node: SchemaNode, ...names: readonly string[]): boolean =>
  typesOf(node).some((type) => names.some((name) => name.toLowerCase() === type.toLowerCase()))

/** Where text stands in a value that should have been text. */
const textKeys = ['@value', 'text', 'name', 'headline', 'description', '@id']

/** A value as one line of text: of a list the first that says something, of an object its text or name. */
export function textOf(value: unknown): string {
  const raw = rawTextOf(value)
  return /[<&]/.test(raw) ? plainText(raw) : oneLine(raw)
}

/** A value as plain lines, lists one after the other. */
export function linesOf(value: unknown): string[] {
  return listOf(value).flatMap((item) => plainLines(rawTextOf(item)))
}

function rawTextOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (depth > 4) return ''
  const inner = Array.isArray(value) ? value.slice(0, 20) : isNode(value) ? textKeys.map((key) => value[key]) : []
  for (const item of inner) {
    const text = rawTextOf(item, depth + 1)
    if (text.trim() !== '') return text
  }
  return ''
}
