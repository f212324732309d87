import { createStore } from '@potluck/platform/store'
import type { SampleId } from './sample-recipes.ts'

/** The deeds of a visitor of the samples. */
export interface SampleVisit {
  readonly search: string
  /** The dinners from Monday to Sunday. */
  readonly week: readonly SampleId[]
  /** Names of things that are ticked on the shopping list. */
  readonly ticked: ReadonlySet<string>
}

/** In memory: it ends with the page. */
export const sampleVisit = createStore<SampleVisit>({
  search: '',
  week: ['lentilSoup', 'spaghetti', 'curry', 'borscht', 'salmon', 'pizza', 'chicken'],
  ticked: new Set(),
})

/** Changes a part of the visit. */
export const changeVisit = (change: Partial<SampleVisit>): void => sampleVisit.set({ ...sampleVisit.get(), ...change })
