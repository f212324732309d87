import { setImmediate as nextTurn } from 'node:timers/promises'
import { fallbackLanguage } from '@potluck/cooking/language'
import { type Title, titleOf } from '@potluck/cooking/name-index'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { Food } from './food.ts'
import type { FoodIndex, FoodNames } from './food-index.ts'
import { loadFoods } from './load-foods.ts'
import { foodOfUsda, readUsda, type UsdaFood } from './usda.ts'

interface UsdaRow {
  readonly stems: ReadonlySet<string>
  /** The words before the first comma, which name the thing. */
  readonly head: readonly string[]
  readonly food: UsdaFood
}

type UsdaRows = ReadonlyMap<string, readonly UsdaRow[]>

/** Rows that are read before other work of the server has its turn. */
const rowsAtOnce = 200

/** The rows of the USDA by each of their words. */
async function rowsByStem({ names }: FoodNames): Promise<UsdaRows> {
  const rows = new Map<string, UsdaRow[]>()
  for (const [at, food] of readUsda().entries()) {
    if (at % rowsAtOnce === 0) await nextTurn()
    const [first = ''] = food.name.split(',')
    const stems = new Set(titleOf(food.name, names.stem).stems)
    const row = { stems, head: titleOf(first, names.stem).stems, food }
    for (const stem of stems) {
      const sharing = rows.get(stem)
      if (sharing) sharing.push(row)
      else rows.set(stem, [row])
    }
  }
  return rows
}

/** Energies that are so near to each other are of one food to a cook. */
const nearest = 1.25

const energyOf = ({ food }: UsdaRow): number => food.nutrients[0] ?? 0

/** Whether it does not matter which of some rows is meant. */
function areAlike(rows: readonly UsdaRow[]): boolean {
  const energies = rows.map(energyOf)
  return Math.max(...energies) <= nearest * Math.min(...energies)
}

/** Finds a row that says all the words of a name and begins with one of them. Null where rows that do so differ. */
function surely({ stems }: Title, rows: UsdaRows, raw: string): UsdaFood | null {
  const [first = ''] = stems
  const possible = (rows.get(first) ?? []).filter(
    (row) => stems.every((stem) => row.stems.has(stem)) && row.head.some((stem) => stems.includes(stem)),
  )
  const uncooked = possible.filter((row) => row.stems.has(raw))
  const meant = uncooked.length > 0 ? uncooked : possible
  if (meant.length === 0 || !areAlike(meant)) return null
  return meant.toSorted((a, b) => a.stems.size - b.stems.size)[0]?.food ?? null
}

type FindMore = (name: string) => Food | null

async function finderIn(language: FoodNames): Promise<FindMore> {
  const rows = await rowsByStem(language)
  const raw = language.names.stem('raw')
  return (name) => {
    const title = titleOf(name, language.names.stem)
    const row = title.stems.length === 0 ? null : surely(title, rows, raw)
    return row && foodOfUsda(row)
  }
}

const finders = new WeakMap<FoodNames, Promise<FindMore>>()

/** The foods as a server knows them: besides the table all of USDA SR24, by its English names. */
export async function loadEveryFood(vocabulary: Vocabulary): Promise<FoodIndex> {
  const index = await loadFoods(vocabulary)
  const english = index.languages.find(({ words }) => words.language === fallbackLanguage)
  if (!english) return index
  const finder = finders.get(english) ?? finderIn(english)
  finders.set(english, finder)
  return { ...index, more: await finder }
}
