import { type Exact, exactly, one } from '@potluck/cooking/quantity'
import { deviceValue } from '@potluck/platform/device-value'
import { createStore, type ReadableStore } from '@potluck/platform/store'
import { z } from 'zod'

/** The progress of a cook in one recipe, stored on this device. */
export interface CookingProgress {
  /** Scale factor; 1 for the recipe as written. */
  readonly factor: Exact
  /** Indexes of the ticked ingredient lines. */
  readonly ticked: ReadonlySet<number>
  /** Index of the current instruction line, or null. */
  readonly step: number | null
}

const untouched: CookingProgress = { factor: one, ticked: new Set(), step: null }

interface StoredProgress {
  /** The version of the recipe with these line indexes. */
  readonly version: number
  readonly progress: CookingProgress
}

/** Maximum number of recipes with progress; the oldest are deleted. */
const maxRecipes = 50

const line = z.int().min(0)
const storedProgress = deviceValue(
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

/** Parses the factor of `n/d`. */
function factorOf(text: string): Exact {
  const [n = '1', d = '1'] = text.split('/')
  return exactly(BigInt(n)).div(BigInt(d))
}

const readProgress = (): Map<string, StoredProgress> =>
  new Map(
    (storedProgress.read() ?? []).map(({ recipeId, version, factor, ticked, step }) => [
      recipeId,
      { version, progress: { factor: factorOf(factor), ticked: new Set(ticked), step } },
    ]),
  )

const writeProgress = (all: ReadonlyMap<string, StoredProgress>): void =>
  storedProgress.write(
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

const store = createStore<ReadonlyMap<string, StoredProgress>>(readProgress())

export const cookingProgress: ReadableStore<ReadonlyMap<string, StoredProgress>> = store

/** An edited recipe retains its factor. Its line indexes are no longer valid. */
export function progressOf(stored: StoredProgress | undefined, version: number): CookingProgress {
  if (!stored) return untouched
  return stored.version === version ? stored.progress : { ...untouched, factor: stored.progress.factor }
}

const isUntouched = ({ factor, ticked, step }: CookingProgress): boolean =>
  factor.equals(1) && ticked.size === 0 && step === null

export function changeProgress(recipeId: string, version: number, change: Partial<CookingProgress>): void {
  const progress = { ...progressOf(store.get().get(recipeId), version), ...change }
  // Another tab may have stored the progress of another recipe. Without storage only this page has any.
  const all = storedProgress.read() ? readProgress() : new Map(store.get())
  all.delete(recipeId)
  if (!isUntouched(progress)) all.set(recipeId, { version, progress })
  const latest = new Map([...all].slice(-maxRecipes))
  writeProgress(latest)
  store.set(latest)
}

/** Toggles an entry of a set. */
export function toggledIn<Entry>(entries: ReadonlySet<Entry>, entry: Entry): ReadonlySet<Entry> {
  const next = new Set(entries)
  if (!next.delete(entry)) next.add(entry)
  return next
}
