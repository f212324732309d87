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

/** A row may say these of a thing that a line only names. */
const usual =
  'raw, fresh, plain, all, types, varieties, commercial, unprepared, dry, regular, unenriched, unsweetened, and, or'

/** The rows of the USDA by each of their words. */
function rowsByStem({ names }: FoodNames): ReadonlyMap<string, readonly UsdaRow[]> {
  const rows = new Map<string, UsdaRow[]>()
  for (const food of readUsda()) {
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

/** Finds a row that says all the words of a name, and besides them only what is usual. Null where several are as near. */
function surely({ stems }: Title, rows: ReadonlyMap<string, readonly UsdaRow[]>, passed: ReadonlySet<string>) {
  const [first = ''] = stems
  const unsaid = ({ stems: own }: UsdaRow) =>
    [...own].filter((stem) => !stems.includes(stem) && !passed.has(stem)).length
  const sure = (rows.get(first) ?? []).filter(
    (row) =>
      stems.every((stem) => row.stems.has(stem)) && row.head.every((stem) => stems.includes(stem)) && unsaid(row) === 0,
  )
  return sure.toSorted((a, b) => a.stems.size - b.stems.size)[0]?.food ?? null
}

function finderIn(language: FoodNames): (name: string) => Food | null {
  let rows: ReturnType<typeof rowsByStem> | null = null
  const passed = new Set(titleOf(usual, language.names.stem).stems)
  return (name) => {
    const title = titleOf(name, language.names.stem)
    if (title.stems.length === 0) return null
    rows ??= rowsByStem(language)
    const row = surely(title, rows, passed)
    return row && foodOfUsda(row)
  }
}

const finders = new WeakMap<FoodNames, (name: string) => Food | null>()

/** The foods as a server knows them: besides the table all of USDA SR24, by its English names. */
export async function loadEveryFood(vocabulary: Vocabulary): Promise<FoodIndex> {
  const index = await loadFoods(vocabulary)
  const english = index.languages.find(({ words }) => words.language === fallbackLanguage)
  if (!english) return index
  const more = finders.get(english) ?? finderIn(english)
  finders.set(english, more)
  return { ...index, more }
}
