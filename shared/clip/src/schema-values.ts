import { readTime } from './duration.ts'
import type { ClippedRating, ClippedTime, Nutrient } from './recipe.ts'
import { isNode, listOf, property, type SchemaNode, textOf, typesOf } from './schema-node.ts'
import { imageAddress } from './web-address.ts'

/** Finds the node that a reference (`{ "@id": … }`) means. */
export type Resolve = (value: unknown) => unknown

/** No recipe has more pictures or names than this; a hostile one could have them once per reference. */
const maxItems = 50

export function readSchemaTime(value: unknown): ClippedTime | null {
  const first = listOf(value)[0]
  if (isNode(first)) return readSchemaTime(property(first, 'maxValue', 'value', '@value', 'minValue'))
  return readTime(textOf(first))
}

/** A `QuantitativeValue` in words: its value, or its least and most, and its unit; empty where it has none. */
export function quantityText(node: SchemaNode, unit: string): string {
  const [least, most] = [property(node, 'minValue'), property(node, 'maxValue')].map(textOf)
  const range = [...new Set([least, most])].filter((end) => end !== '').join('-')
  const amount = textOf(property(node, 'value')) || range
  return amount === '' ? '' : `${amount} ${unit}`.trim()
}

/** "0", "0 servings" and "0.0" say nothing, "0.75 cup" does. */
const none = /^0+(?:[.,]0+)?(?![\d.,/])/

/** No recipe says more often how much it makes. */
const maxYields = 3

/** The yield in words: of several ways to say it the one with a unit, "24 cookies" before "24"; of what is made and who is fed both. */
export function readYield(value: unknown): string {
  const yields = listOf(value)
    .slice(0, maxItems)
    .map((item) => {
      if (!isNode(item)) return textOf(item)
      return quantityText(item, textOf(property(item, 'unitText'))) || textOf(item)
    })
    .filter((text) => text !== '' && !none.test(text))
  const byNumber = new Map<string, string>()
  for (const text of yields.filter((text) => /\p{L}/u.test(text))) {
    const number = /\d[\d.,/-]*/.exec(text)?.[0] ?? ''
    if (!byNumber.has(number)) byNumber.set(number, text)
  }
  return [...byNumber.values()].slice(0, maxYields).join(', ') || (yields[0] ?? '')
}

/** A picture without a size counts as a megapixel: originals mostly have none, thumbnails do. */
const unknownArea = 1_000_000

/** Image addresses, the largest first as far as sizes are given, beside the address or in its name (`soup-300x200.jpg`). */
export function readImages(value: unknown, base: string, resolve: Resolve): string[] {
  const stated = listOf(value)
    .slice(0, maxItems)
    .flatMap((item) => listOf(resolve(item)).slice(0, maxItems))
  const images = stated.slice(0, maxItems).map((image) => {
    const written = isNode(image) ? textOf(property(image, 'url', 'contentUrl', 'thumbnailUrl', '@id')) : image
    const address = typeof written === 'string' ? imageAddress(written, base) : ''
    return { address, area: areaOf(image, address) }
  })
  images.sort((a, b) => b.area - a.area)
  return [...new Set(images.map((image) => image.address))].filter((address) => address !== '')
}

function areaOf(image: unknown, address: string): number {
  const [, across = '', down = ''] = /[-_](\d{2,4})x(\d{2,4})\.\w{3,5}$/.exec(address) ?? []
  const [width, height] = isNode(image) ? [textOf(image.width) || across, textOf(image.height) || down] : [across, down]
  const area = Number.parseFloat(width) * Number.parseFloat(height)
  return Number.isFinite(area) ? area : unknownArea
}

export function readNames(value: unknown, resolve: Resolve): string {
  const names = listOf(value)
    .slice(0, maxItems)
    .map((item) => {
      const node = resolve(item)
      const name = textOf(isNode(node) ? property(node, 'name') : node)
      return /^(?:https?:)?\/\/|^#/.test(name) ? '' : name
    })
  return [...new Set(names)].filter((name) => name !== '').join(', ')
}

export function readRating(value: unknown): ClippedRating | null {
  const rating = listOf(value).find(isNode)
  if (rating === undefined) return null
  const number = (name: string) => Number.parseFloat(textOf(property(rating, name)).replace(',', '.'))
  const [given, best, worst] = [number('ratingValue'), number('bestRating'), number('worstRating')]
  if (!Number.isFinite(given) || given <= 0) return null
  // A scale without a stated end: out of 5, or of what the value shows.
  const end = best > 0 ? best : given <= 5 ? 5 : given <= 10 ? 10 : 100
  const start = worst > 1 && worst < end ? worst - 1 : 0
  const scaled = Math.min(5, Math.max(0, ((given - start) / (end - start)) * 5))
  const count = Math.max(number('ratingCount') || 0, number('reviewCount') || 0)
  return { value: Math.round(scaled * 100) / 100, count: Number.isFinite(count) ? Math.max(0, Math.round(count)) : 0 }
}

export function readNutrition(value: unknown): Nutrient[] {
  const node = listOf(value).find(isNode)
  if (node === undefined) return []
  return Object.keys(node)
    .slice(0, maxItems)
    .flatMap((key) => {
      const amount = key.startsWith('@') || key === 'type' ? '' : textOf(node[key])
      const name = key.replace(/^.*[/:]/, '').replace(/Content$/, '')
      return amount === '' || !/\d/.test(amount) ? [] : [{ name, amount }]
    })
}

/** A language tag: "en-US", also where it is written "en_US" or beside its name. */
export function readLanguage(value: unknown): string {
  const tags = [value, isNode(value) ? property(value, 'alternateName', 'identifier') : undefined].map(textOf)
  return (tags.find((tag) => /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(tag)) ?? '').replaceAll('_', '-')
}

/** Words of a list field, also where they were put into one text with commas. */
export function readWords(value: unknown): string[] {
  const words = listOf(value)
    .slice(0, maxItems * 4)
    .flatMap((item) => textOf(item).split(/\s*[,;|]\s*/))
  return [...new Set(words)].filter((word) => word !== '' && word.length <= 80).slice(0, maxItems)
}

/** Notes, which exports of recipe books write as a comment of that name. Comments of visitors are no part of the recipe. */
export function readNotes(node: SchemaNode): string {
  const notes = listOf(property(node, 'comment')).slice(0, maxItems).filter(isNode)
  const own = notes.find(
    (note) => typesOf(note).includes('Comment') && /\bnotes?\b/i.test(textOf(property(note, 'name'))),
  )
  return own === undefined ? '' : textOf(property(own, 'text'))
}
