import { importPaprika } from '@potluck/api/data'
import { cancelJob, getJob, type Job, listJobs } from '@potluck/api/jobs'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, within } from '@testing-library/react'
import remote from '../remote.tsx'

const jobId = '0199a1b2-0000-7000-8000-0000000000aa'
const recipeId = '0199a1b2-0000-7000-8000-0000000000bb'
const instant = '2026-01-01T12:00:00.000Z'

const job = (change: Partial<Job> = {}): Job => ({
  id: jobId,
  kind: 'import-paprika',
  status: 'running',
  done: 0,
  total: null,
  failed: 0,
  error: null,
  createdAt: instant,
  updatedAt: instant,
  results: [],
  ...change,
})

async function open(...answers: Answer[]) {
  const host = createTestHost({ answers })
  return renderScreen(remote, '/settings/import/paprika', { host })
}

const file = new File(['zip'], 'library.paprikarecipes')
const accepts = answer(importPaprika, () => ({ jobId }))
const noJobs = answer(listJobs, () => [])

test('a file is sent, its progress is told live, and every recipe has a result', async () => {
  let now = job()
  const { user, host } = await open(
    accepts,
    noJobs,
    answer(getJob, () => now),
  )
  await user.upload(await screen.findByLabelText('Choose a file, or drop it here'), file)
  expect(await screen.findByRole('status')).toHaveTextContent('Reading the file')

  act(() => host.bus.emit('job:updated', { jobId, status: 'running', done: 1, total: 3, failed: 0 }))
  expect(await screen.findByText('1 of 3 recipes')).toBeVisible()

  now = job({
    status: 'done',
    done: 3,
    total: 3,
    failed: 1,
    results: [
      { name: 'Soup', outcome: 'imported', recipeId, message: null },
      { name: 'Untitled recipe', outcome: 'changed', recipeId, message: 'It had no name and was given one.' },
      { name: 'broken', outcome: 'failed', recipeId: null, message: 'It is no recipe.' },
    ],
  })
  act(() => host.bus.emit('job:updated', { jobId, status: 'done', done: 3, total: 3, failed: 1 }))
  expect(await screen.findByText('2 recipes are in your book. 1 could not be brought over.')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Worth a look' })).getByText('It is no recipe.')).toBeVisible()
})

test('an import that runs already is followed when the page is opened again, and can be stopped', async () => {
  let cancelled = false
  const { user } = await open(
    answer(listJobs, () => [job()]),
    answer(getJob, () => job(cancelled ? { status: 'cancelled', done: 2, total: 9 } : { done: 2, total: 9 })),
    answer(cancelJob, () => {
      cancelled = true
      return {}
    }),
  )
  expect(await screen.findByText('2 of 9 recipes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop the import' }))
  expect(await screen.findByText('The import was stopped')).toBeVisible()
})

test.each([
  [413, 'This file is larger than 1 GB.'],
  [415, 'This is not such a file, or it is damaged. Nothing was changed.'],
  [429, 'An import is running already. Wait until it is done.'],
])('a file refused with %i is told beside the box', async (status, message) => {
  const { user } = await open(
    noJobs,
    answer(importPaprika, () => new Refusal(status)),
  )
  await user.upload(await screen.findByLabelText('Choose a file, or drop it here'), file)
  expect(await screen.findByText(message)).toBeVisible()
})
