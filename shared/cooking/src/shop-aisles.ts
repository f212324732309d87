import { aisleNames } from './aisle-names.ts'
import { isAisle } from './aisles.ts'
import { itemKey } from './item-key.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An aisle of one list. One of the product's has a title only where people gave it another. */
export interface ShopAisle {
  readonly id: string
  readonly title: string | null
  /** Where nobody goes: its things stand among the rest. */
  readonly hidden?: boolean | undefined
}

/** The aisle that people chose for a thing: its id, null where they chose none. */
export interface PlacedThing {
  readonly title: string
  readonly aisle: string | null
}

/** The choices of the people on a list about its shop. */
export interface Shop {
  /** In their order; none where nobody changed it. */
  readonly aisles: readonly ShopAisle[]
  readonly things: readonly PlacedThing[]
}

/** Every aisle of a shop in its order. Those that nobody placed come after the others, the rest of the things last. */
export function aislesOf({ aisles }: Pick<Shop, 'aisles'>): readonly ShopAisle[] {
  const placed = new Set(aisles.map(({ id }) => id))
  const others = [...aisleNames, 'uncategorized'].filter((id) => !placed.has(id))
  return [...aisles, ...others.map((id) => ({ id, title: null }))]
}

/** Where the things of an aisle stand, which is among the rest where it is hidden. @returns by the aisle's id */
export function visibleAisle({ aisles }: Pick<Shop, 'aisles'>): (aisle: string) => string {
  const hidden = new Set(aisles.filter((aisle) => aisle.hidden).map(({ id }) => id))
  return (aisle) => (hidden.has(aisle) ? 'uncategorized' : aisle)
}

/** The key of a thing of a list, whatever its form. */
export const thingKey = (name: string, vocabulary: Vocabulary): string => itemKey(name, vocabulary) || name

/** The aisles that people gave to things, by `thingKey`; those of an aisle that is gone count no more. */
export function correctionsOf({ things, aisles }: Shop, vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const own = new Set(aisles.map(({ id }) => id))
  return new Map(
    things.flatMap(({ title, aisle }) =>
      aisle !== null && (own.has(aisle) || isAisle(aisle)) ? [[thingKey(title, vocabulary), aisle] as const] : [],
    ),
  )
}
