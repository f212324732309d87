import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { aisleOf } from '@potluck/cooking/aisles'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { aislesFor } from '@potluck/cooking/languages/load-aisles'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { cacheOf } from '../../machinery/base/cache.ts'
import { yielding } from '../../machinery/base/yielding.ts'

/** The people on one list may write in different languages. */
const aisles = await aislesFor(everyLanguage)

/** So much of a title is read, characters: what is bought is said by then, and reading takes longer than length. */
const maxRead = 100

interface Place {
  readonly aisle: string
  /** The same for titles that name the same thing. */
  readonly key: string
  readonly name: string
  readonly amount: number
}

/** The same few lists are read again after each change. The size of a place beside its names: 100 bytes. */
const cache = cacheOf<Place>('places in shops', ({ key, name }) => 100 + 2 * (key.length + name.length))

const startOf = (title: string): string => title.slice(0, maxRead)

function readPlace(start: string): Place {
  const line = readIngredientLine(start, everyLanguage)
  return {
    aisle: aisleOf(start, aisles),
    key: itemKey(line.ingredient || line.text, everyLanguage),
    name: line.ingredient || line.text.trim(),
    amount: line.quantity?.max.valueOf() ?? 0,
  }
}

async function placesOf(starts: ReadonlySet<string>): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  await yielding(starts, (start) => {
    const cached = cache.get(start, start)
    const place = cached ?? readPlace(start)
    if (!cached) cache.set(start, start, place)
    places.set(start, place)
  })
  return places
}

/** The largest amount has the plural, which fits them all; the shortest, then the first by the alphabet among equals. */
const nameOf = (alike: readonly Place[]): string =>
  alike.toSorted((a, b) => b.amount - a.amount || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))[0]
    ?.name ?? ''

/** The aisle that the people on a list gave to a thing, by its key; undefined where they said nothing. */
export type AisleOfThing = (key: string) => string | undefined

/** Longer names are told apart by their beginnings. */
const maxKey = 200

/** A thing that a title names, without amount or form. */
interface NamedThing {
  /** 1 to 200 characters. */
  readonly key: string
  readonly name: string
  readonly aisle: string
}

/** The thing that each of these titles names, by title. */
export async function keysOf(titles: readonly string[]): Promise<ReadonlyMap<string, NamedThing>> {
  const places = await placesOf(new Set(titles.map(startOf)))
  const keyed = (title: string) => {
    const { key = '', name = '', aisle = '' } = places.get(startOf(title)) ?? {}
    return { key: (key || startOf(title)).slice(0, maxKey), name: name || startOf(title), aisle }
  }
  return new Map(titles.map((title) => [title, keyed(title)]))
}

/** Tells each item its aisle, and the name it shares with those like it; the order stays. */
export async function placeItems(
  items: readonly Omit<ShoppingListItem, 'groupTitle' | 'categoryTitle'>[],
  aisleOf: AisleOfThing,
): Promise<ShoppingListItem[]> {
  const places = await placesOf(new Set(items.map(({ title }) => startOf(title))))
  const groups = Map.groupBy(places.values(), ({ key }) => key)
  const names = new Map([...groups].map(([key, alike]) => [key, nameOf(alike)]))
  return items.map((item) => {
    const place = places.get(startOf(item.title))
    return {
      ...item,
      groupTitle: names.get(place?.key ?? '') ?? item.title,
      categoryTitle: aisleOf(place?.key ?? '') ?? place?.aisle ?? 'uncategorized',
    }
  })
}
