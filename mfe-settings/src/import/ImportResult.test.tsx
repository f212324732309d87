import { fetchMissingPictures, getImport, repeatImport, undoImport } from '@potluck/api/imports'
import { getJob } from '@potluck/api/jobs'
import { listKitchens } from '@potluck/api/kitchens'
import { answer } from '@potluck/testing/answers'
import { aKitchen, idOf } from '@potluck/testing/fixtures'
import { act, screen, within } from '@testing-library/react'
import {
  accepts,
  answersResults,
  file,
  job,
  jobId,
  noJobs,
  none,
  open,
  otherId,
  page,
  result,
  state,
} from '../testing/import-screen.tsx'

test('an import without new recipes says so and counts none as imported', async () => {
  const outcomes = { done: 0, noted: 0, skipped: 2, failed: 0 }
  const ended = job({ status: 'done', done: 2, total: 2, outcomes })
  const { user } = await open(
    page,
    accepts,
    noJobs,
    answer(getJob, () => ended),
    answersResults([result(0, 'Soup', { outcome: 'skipped' }), result(1, 'Stew', { outcome: 'skipped' })]),
  )
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText('Nothing new: 2 recipes were already in the book.')).toBeVisible()
})

test('the result of an import into a kitchen names it, and leads to its book', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(listKitchens, () => ({ kitchens: [aKitchen()], invitations: [] })),
    answer(getJob, () =>
      job({ status: 'failed', failure: { code: 'not-in-kitchen' }, outcomes: { ...none, done: 1 } }),
    ),
    answersResults([result(0, 'Soup')]),
    answer(getImport, () => state({ kitchenId: idOf(40) })),
  )
  const link = await screen.findByRole('link', { name: 'Open the book of Home' })
  expect(link).toHaveAttribute('href', `#/list/main?kitchen=${idOf(40)}`)
  expect(
    screen.getByText(/^You can no longer add to this household’s book.*1 recipe is in the book of Home.$/),
  ).toBeVisible()
})

test('the result of an import into a kitchen that the cook left says so, and offers nothing that would be refused', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () =>
      job({ status: 'failed', failure: { code: 'not-in-kitchen' }, outcomes: { ...none, done: 2 } }),
    ),
    answersResults([result(0, 'Soup'), result(1, 'Stew')]),
    answer(getImport, () => state({ kitchenId: idOf(40), hasFile: true })),
  )
  expect(await screen.findByText(/2 recipes went to a household you’ve left.$/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open your book' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Undo|Try|rest/ })).not.toBeInTheDocument()
  expect(await screen.findByText('Soup')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Soup' })).not.toBeInTheDocument()
})

test('an import can be undone, and says so afterwards', async () => {
  const undone: string[] = []
  const { user } = await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ status: 'done', done: 1, total: 1, outcomes: { ...none, done: 1 } })),
    answersResults([result(0, 'Soup')]),
    answer(getImport, () => state({ undoneBy: undone[0] ?? null })),
    answer(undoImport, ({ params }) => {
      undone.push(idOf(53))
      expect(params.id).toBe(jobId)
      return { jobId: idOf(53) }
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText('This import was undone')).toBeVisible()
  expect(screen.queryByText('1 recipe is in your book.')).toBeNull()
})

test('a stopped import can be continued after its file is stored', async () => {
  let hasFile = false
  const repeated: unknown[] = []
  const { user, host } = await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ status: 'cancelled', done: 2, total: 9, outcomes: { ...none, done: 2 } })),
    answersResults([result(0, 'Soup'), result(1, 'Stew')]),
    answer(getImport, () => state({ hasFile })),
    answer(repeatImport, ({ params }) => {
      repeated.push(params.id)
      return { jobId: idOf(53) }
    }),
  )
  await screen.findByText('Import stopped')
  expect(screen.queryByRole('button', { name: 'Import the rest' })).toBeNull()
  hasFile = true
  act(() => host.bus.emit('job:updated', { jobId, status: 'cancelled', done: 2, total: 9, failed: 0 }))
  await user.click(await screen.findByRole('button', { name: 'Import the rest' }))
  expect(repeated).toEqual([jobId])
})

test('an import without results says why', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ status: 'done', done: 1, total: 1, failed: 1, outcomes: { ...none, failed: 1 } })),
    answersResults([result(0, 'broken', { outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] })]),
  )
  expect(await screen.findByText('Nothing was imported')).toBeVisible()
  expect(screen.getByText('Couldn’t import 1.')).toBeVisible()
})

test('an undone import links to the trash', async () => {
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ kind: 'import-undo', status: 'done', done: 3, total: 3 })),
  )
  expect(await screen.findByText('3 recipes are in the trash. You can restore them for 30 days.')).toBeVisible()
})

test('missing photos can be fetched again from the import and from a later fetch', async () => {
  const { user, host } = await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, ({ params }) =>
      params.id === jobId
        ? job({ status: 'done', done: 2, total: 2, outcomes: { ...none, noted: 2 } })
        : job({
            id: otherId,
            kind: 'import-pictures',
            status: 'done',
            done: 3,
            total: 3,
            failed: 1,
            outcomes: { ...none, done: 2, failed: 1 },
          }),
    ),
    answer(getImport, ({ params }) => state({ missingPictures: params.id === jobId ? 3 : 1 })),
    answer(fetchMissingPictures, () => ({ jobId: otherId })),
    answersResults([result(0, 'Soup', { outcome: 'failed', notes: [{ code: 'pictures-away', count: 1 }] })]),
  )
  expect(await screen.findByText('3 photos are missing')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry these photos' }))
  expect(await screen.findByText('2 photos added')).toBeVisible()
  expect(await screen.findByText('1 photo is missing')).toBeVisible()
  const still = within(await screen.findByRole('list', { name: 'Missing photos' }))
  expect(still.getByRole('link', { name: /^Soup/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry these photos' }))
  const asked = host.happenings.requests.filter(({ endpoint }) => endpoint === fetchMissingPictures)
  expect(asked.map(({ params }) => params)).toEqual([{ id: jobId }, { id: otherId }])
})

test('an import without space for photos shows the space and what to do', async () => {
  const full = job({
    status: 'failed',
    failure: { code: 'pictures-full', megabytes: 20_000 },
    done: 8,
    outcomes: { ...none, done: 8 },
  })
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => full),
    answer(getImport, () => state({ hasFile: true })),
    answersResults([result(0, 'Soup')]),
  )
  expect(
    await screen.findByText(/^Your photos use all of their 20,000 MB\..* 8 recipes are in your book\.$/),
  ).toBeVisible()
  expect(screen.getByText('Import stopped')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Import the rest' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open trash' })).toHaveAttribute('href', '#/list/trash')
})
