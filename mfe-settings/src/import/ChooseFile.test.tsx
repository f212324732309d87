import { previewImport } from '@potluck/api/imports'
import { getJob } from '@potluck/api/jobs'
import { answer, Refusal } from '@potluck/testing/answers'
import { act, screen, within } from '@testing-library/react'
import {
  accepts,
  answersResults,
  file,
  job,
  jobId,
  noJobs,
  open,
  page,
  recipeId,
  result,
} from '../testing/import-screen.tsx'

test('an import shows its progress live and a result for every recipe', async () => {
  let now = job()
  const { user, host } = await open(
    page,
    accepts,
    noJobs,
    answer(getJob, () => now),
    answersResults([
      result(0, 'Soup'),
      result(1, 'Untitled recipe', { outcome: 'noted', notes: [{ code: 'named' }, { code: 'cut', field: 'notes' }] }),
      result(2, 'broken', { outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] }),
      result(3, 'Stew', { outcome: 'skipped' }),
    ]),
  )
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText('Reading the file')).toBeVisible()

  act(() => host.bus.emit('job:updated', { jobId, status: 'running', done: 1, total: 4, failed: 0 }))
  expect(await screen.findByText('1 of 4 recipes')).toBeVisible()
  expect(screen.getByText('25%')).toBeVisible()

  const outcomes = { done: 1, noted: 1, skipped: 1, failed: 1 }
  now = job({ status: 'done', done: 4, total: 4, failed: 1, outcomes })
  act(() => host.bus.emit('job:updated', { jobId, status: 'done', done: 4, total: 4, failed: 1 }))
  expect(
    await screen.findByText('2 recipes are in your book. 1 was already there and wasn’t changed. Couldn’t import 1.'),
  ).toBeVisible()
  const rows = within(await screen.findByRole('list', { name: 'To check (2)' }))
  expect(rows.getByText('It had no name, so we gave it one. “Notes” was too long and was cut off.')).toBeVisible()
  expect(rows.getByText('It’s damaged, so we couldn’t read it.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Already there (1)' }))
  expect(await screen.findByRole('link', { name: 'Stew' })).toHaveAttribute('href', `#/recipe/${recipeId}`)
})

test('an upload shows its progress, also after a return to the page, and can be stopped', async () => {
  const silent = answer(previewImport, () => new Promise(() => {}))
  const { user, unmount } = await open(page, silent, noJobs)
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText('50%')).toBeVisible()
  unmount()
  await open(page, silent, noJobs)
  expect(await screen.findByText('Sending library.paprikarecipes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect(await screen.findByLabelText('Choose a file')).toBeVisible()
})

test.each([
  [413, 'This file is larger than 5 GB.'],
  [415, 'This is the wrong kind of file, or it’s damaged. Nothing was changed.'],
  [429, 'Five imports are already open. Wait until one is done.'],
  [503, 'The server has no room for this file. Nothing was changed.'],
])('a file refused with %i is told beside the box', async (status, message) => {
  const { user } = await open(
    page,
    noJobs,
    answer(previewImport, () => new Refusal(status)),
  )
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText(message)).toBeVisible()
})

test('an empty file is not sent', async () => {
  const { user } = await open(page, noJobs)
  await user.upload(await screen.findByLabelText('Choose a file'), new File([], 'nothing.paprikarecipes'))
  expect(await screen.findByText('This file is empty. Nothing was changed.')).toBeVisible()
})

test('a Living Cookbook import asks before a large file and refuses a too large one', async () => {
  const sent: string[] = []
  const { user } = await open(
    '/settings/import/livingcookbook',
    noJobs,
    answer(previewImport, ({ query }) => {
      sent.push(JSON.stringify(query))
      return { jobId }
    }),
    answer(getJob, () => job({ kind: 'import-look' })),
  )
  const sized = (size: number) => Object.defineProperty(new File(['x'], 'book.lcb'), 'size', { value: size })
  await user.click(await screen.findByRole('switch', { name: 'Techniques' }))
  await user.upload(screen.getByLabelText('Choose a file'), sized(651_000_000))
  expect(await screen.findByText(/^This file is larger than 650 MB/)).toBeVisible()
  await user.upload(screen.getByLabelText('Choose a file'), sized(351_000_000))
  expect(await screen.findByText('This is a large file')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Import anyway' }))
  expect(await screen.findByText('Reading the file')).toBeVisible()
  expect(sent[0]).toContain('"includeTechniques":"true"')
})
