import { getImport, type ImportState, previewImport } from '@potluck/api/imports'
import { type Job, type JobResult, listJobResults, listJobs } from '@potluck/api/jobs'
import { listKitchens } from '@potluck/api/kitchens'
import { type Answer, answer } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import remote from '../remote.tsx'

window.scrollTo = () => {}

export const jobId = idOf(51)
export const otherId = idOf(52)
export const recipeId = idOf(11)
export const instant = '2026-01-01T12:00:00.000Z'
export const none = { done: 0, noted: 0, skipped: 0, failed: 0 }

export const job = (change: Partial<Job> = {}): Job => ({
  id: jobId,
  kind: 'import-paprika',
  status: 'running',
  done: 0,
  total: null,
  failed: 0,
  failure: null,
  createdAt: instant,
  updatedAt: instant,
  outcomes: none,
  ...change,
})

export const result = (position: number, name: string, change: Partial<JobResult> = {}): JobResult => ({
  position,
  name,
  outcome: 'done',
  refers: { kind: 'recipe', id: recipeId },
  notes: [],
  ...change,
})

/** Answers results with the requested outcomes after a position, as the server does. */
export const answersResults = (results: readonly JobResult[]) =>
  answer(listJobResults, ({ query: { outcomes = '', after = '-1', count = '100' } }) =>
    results
      .filter(({ outcome, position }) => outcomes.split(',').includes(outcome) && position > Number(after))
      .slice(0, Number(count)),
  )

export const choices = { excludeImages: false, includeStockRecipes: false, includeTechniques: false, columns: {} }

/** The state of an ended import. */
export const state = (change: Partial<ImportState> = {}): ImportState => ({
  id: jobId,
  format: 'paprika',
  fileName: 'library.paprikarecipes',
  choices,
  preview: null,
  hasFile: false,
  kitchenId: null,
  undoneBy: null,
  missingPictures: 0,
  ...change,
})
const isKnown = answer(getImport, () => state())
const noKitchens = answer(listKitchens, () => ({ kitchens: [], invitations: [] }))

export async function open(path: string, ...answers: Answer[]) {
  const host = createTestHost({ answers: [...answers, isKnown, noKitchens] })
  return renderScreen(remote, path, { host })
}

export const page = '/settings/import/paprika'
export const file = new File(['zip'], 'library.paprikarecipes')
export const accepts = answer(previewImport, () => ({ jobId }))
export const noJobs = answer(listJobs, () => [])
