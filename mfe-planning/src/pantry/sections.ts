import { type PantryThing, pantryPlaces } from '@potluck/api/pantry'
import { stateAtHome } from '@potluck/cooking/at-home'

/** The sections of what is at home, in their order on the screen. */
export const sectionNames = ['soon', 'fridge', 'freezer', 'cupboard', 'always', 'gone'] as const

export type SectionName = (typeof sectionNames)[number]

function sectionOf(thing: PantryThing, today: string): SectionName {
  const state = stateAtHome(thing, today)
  if (state !== 'there') return state
  if (thing.always) return 'always'
  return pantryPlaces.find((place) => place === thing.place) ?? 'cupboard'
}

/** A section with its things; the first to be used comes first. */
export interface PantrySection {
  readonly name: SectionName
  readonly things: readonly PantryThing[]
}

const byUseBy = (one: PantryThing, other: PantryThing): number =>
  (one.useBy ?? '').localeCompare(other.useBy ?? '') || one.title.localeCompare(other.title)

/** The sections that have things. */
export function sectionsOf(things: readonly PantryThing[], today: string): readonly PantrySection[] {
  const bySection = Map.groupBy(things, (thing) => sectionOf(thing, today))
  return sectionNames.flatMap((name) => {
    const ofSection = bySection.get(name) ?? []
    if (ofSection.length === 0) return []
    return [{ name, things: name === 'soon' || name === 'gone' ? ofSection.toSorted(byUseBy) : ofSection }]
  })
}
