import { type Exact, exactly, one } from '@potluck/cooking/quantity'
import { deviceValue } from '@potluck/platform/device-value'
import { createStore, type ReadableStore } from '@potluck/platform/store'
import { z } from 'zod'

/** Where a cook is in one recipe. Kept on this device until the cook is done with it. */
export interface CookingProgress {
  /** How many times the recipe is made; 1 as written. */
  readonly factor: Exact
  /** Numbers of the ingredient lines that are in the pot. */
  readonly ticked: ReadonlySet<number>
  /** Number of the instruction line that is being done, or null. */
  readonly step: number | null
}

const untouched: CookingProgress = { factor: one, ticked: new Set(), step: null }

interface StoredProgress {
  /** The version of the recipe that the line numbers belong to. */
  readonly version: number
  readonly progress: CookingProgress
}

/** Nobody is in the middle of more recipes; those touched longest ago are forgotten. */
const maxRecipes = 50

const line = z.int().min(0)
const storage = deviceValue(
  ['cooking-progress'],
  z.array(
    z.object({
      recipeId: z.string(),
      version: z.int(),
      /** A fraction: `3/2`. */
      factor: z.string().regex(/^[1-9]\d{0,8}(?:\/[1-9]\d{0,8})?$/),
      ticked: z.array(line),
      step: line.nullable(),
    }),
  ),
)

/** The factor of `n/d`. */
function factorOf(written: string): Exact {
  const [n = '1', d = '1'] = written.split('/')
  return exactly(BigInt(n)).div(BigInt(d))
}

const readStored = (): Map<string, StoredProgress> =>
  new Map(
    (storage.read() ?? []).map(({ recipeId, version, factor, ticked, step }) => [
      recipeId,
      { version, progress: { factor: factorOf(factor), ticked: new Set(ticked), step } },
    ]),
  )

const write = (all: ReadonlyMap<string, StoredProgress>): void =>
  storage.write(
    [...all].map(
      ([
        recipeId,
        {
          version,
          progress: { factor, ticked, step },
        },
      ]) => ({
        recipeId,
        version,
        factor: factor.toFraction(),
        ticked: [...ticked],
        step,
      }),
    ),
  )

const store = createStore<ReadonlyMap<string, StoredProgress>>(readStored())

export const cookingProgress: ReadableStore<ReadonlyMap<string, StoredProgress>> = store

/** A recipe that was edited keeps its factor; its lines are other lines now. */
export function progressOf(known: StoredProgress | undefined, version: number): CookingProgress {
  if (!known) return untouched
  return known.version === version ? known.progress : { ...untouched, factor: known.progress.factor }
}

const isUntouched = ({ factor, ticked, step }: CookingProgress): boolean =>
  factor.equals(1) && ticked.size === 0 && step === null

export function changeProgress(recipeId: string, version: number, change: Partial<CookingProgress>): void {
  const progress = { ...progressOf(store.get().get(recipeId), version), ...change }
  // Another tab may be in the middle of another recipe; without storage there is but this page.
  const all = storage.read() ? readStored() : new Map(store.get())
  all.delete(recipeId)
  if (!isUntouched(progress)) all.set(recipeId, { version, progress })
  const latest = new Map([...all].slice(-maxRecipes))
  write(latest)
  store.set(latest)
}

/** The set with the number in it, or without it when it was there. */
export function toggledIn(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(numbers)
  if (!next.delete(number)) next.add(number)
  return next
}
