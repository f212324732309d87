import { getStats } from '@potluck/api/account'
import { restoreAccount, sizeAccountExport } from '@potluck/api/account-export'
import { exportSelected } from '@potluck/api/data'
import { getJob, listJobResults, listJobs } from '@potluck/api/jobs'
import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { createTicket } from '@potluck/api/tickets'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aKitchen } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import remote from '../remote.tsx'

const stats = {
  recipeCount: 1234,
  recipeImageCount: 5,
  messageCount: 0,
  textBytes: 3_000_000,
  textLimit: 1_000_000_000,
  pictureBytes: 20_000_000,
  pictureLimit: 20_000_000_000,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: null,
}

const stored = { recipeCount: 2345, pictureCount: 9, textBytes: 5_000_000, pictureBytes: 100_000_000 }

const at = '2026-01-01T00:00:00.000Z'
const labelId = '01a1f3a0-0000-7000-8000-000000000001'
const jobId = '01a1f3a0-0000-7000-8000-000000000002'

let followed: string[] = []

beforeEach(() => {
  followed = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    followed.push(this.href)
  })
})

afterEach(() => jest.restoreAllMocks())

const ticket = answer(createTicket, () => ({ ticket: 'secret', expiresAt: at }))

const open = (address: string, ...answers: Answer[]) =>
  renderScreen(remote, address, {
    host: createTestHost({
      answers: [
        ...answers,
        answer(getStats, () => stats),
        answer(sizeAccountExport, () => stored),
        ticket,
        answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      ],
    }),
  })

const wanted = () => {
  const { pathname, searchParams } = new URL(followed[0] ?? '')
  return [pathname.split('/').at(-1), Object.fromEntries(searchParams)]
}

test('the book is exported in the chosen format, with or without photos', async () => {
  const { user } = await open('/settings/export')
  expect(await screen.findByText(/1,234 recipes · about 13 MB/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'JSON')
  expect(screen.getByText(/about 26 MB/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'With photos' }))
  expect(screen.getByText(/about 5 MB/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Download' })[0] ?? document.body)
  expect(await screen.findByText(/Download started/)).toBeVisible()
  expect(wanted()).toEqual([
    'json-ld',
    { token: 'secret', images: 'false', language: 'en-us', paper: 'letter', download: 'true' },
  ])
})

test('the book of a kitchen is exported whole or by label, also by its readers', async () => {
  const kitchens = [aKitchen({ role: wordOf('reader'), recipeCount: 7 })]
  const inHome = answer(listKitchens, () => ({ kitchens, invitations: [] }))
  const { user } = await open('/settings/export', inHome)
  const book = await screen.findByRole('combobox', { name: 'From the book' })
  expect(book).toHaveDisplayValue('My book')
  await user.selectOptions(book, 'Home')
  expect(screen.getByText('7 recipes')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Download' })[0] ?? document.body)
  await screen.findByText(/Download started/)
  expect(wanted()).toMatchObject(['pdf', { kitchen: kitchens[0]?.id }])
})

test('the label of a kitchen is looked up in its book', async () => {
  const kitchen = aKitchen()
  const label = { id: labelId, title: 'Soups', createdAt: at, updatedAt: at, groupTitle: null, recipeCount: 3 }
  const { user } = await open(
    `/settings/export?label=${labelId}&kitchen=${kitchen.id}`,
    answer(listKitchens, () => ({ kitchens: [kitchen], invitations: [] })),
    answer(listLabels, ({ query }) => (query.kitchen === kitchen.id ? [label] : [])),
  )
  expect(await screen.findByText(/Soups/)).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'From the book' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Download' })[0] ?? document.body)
  await screen.findByText(/Download started/)
  expect(wanted()).toMatchObject(['pdf', { kitchen: kitchen.id, labelId }])
})

test('the menu of a label exports its recipes only', async () => {
  const label = { id: labelId, title: 'Soups', createdAt: at, updatedAt: at, groupTitle: null, recipeCount: 3 }
  const { user } = await open(
    `/settings/export?label=${labelId}`,
    answer(listLabels, () => [label]),
  )
  expect(await screen.findByText('Recipes labeled “Soups”')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Download' })[0] ?? document.body)
  await screen.findByText(/Download started/)
  expect(wanted()).toEqual(['pdf', expect.objectContaining({ labelId })])
})

test('the size of everything is that of all books, and says when the file could not be brought back', async () => {
  const { unmount } = await open(
    '/settings/export',
    answer(listKitchens, () => ({ kitchens: [aKitchen()], invitations: [] })),
  )
  expect(await screen.findByText('2,345 recipes · 9 photos · about 82 MB · with your households')).toBeVisible()
  expect(screen.queryByText(/too large to restore/)).not.toBeInTheDocument()
  unmount()
  await open(
    '/settings/export',
    answer(sizeAccountExport, () => ({ ...stored, pictureBytes: 40_000_000_000 })),
  )
  expect(await screen.findByText(/too large to restore: a server takes 25 GB and 200,000 photos/)).toBeVisible()
})

test('an export of many recipes is fetched and saved as a file', async () => {
  const ids = Array.from({ length: 201 }, (_, n) => `01a1f3a0-0000-7000-8000-${String(n).padStart(12, '0')}`)
  const asked: unknown[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  const { user } = await open(
    `/settings/export?recipes=${ids.join(',')}`,
    answer(exportSelected, ({ params, body }) => {
      asked.push(params, body)
      return new Blob(['%PDF'])
    }),
  )
  await user.click((await screen.findAllByRole('button', { name: 'Download' }))[0] ?? document.body)
  expect(await screen.findByText(/Download started/)).toBeVisible()
  expect(asked).toEqual([{ format: 'pdf' }, { recipeIds: ids, images: true, language: 'en-us', paper: 'letter' }])
  expect(followed).toEqual(['blob:file'])
})

test('a deleted label is reported with a link to export all recipes', async () => {
  await open(
    `/settings/export?label=${labelId}`,
    answer(listLabels, () => []),
  )
  expect(await screen.findByText('That’s no longer in your book.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Export all instead' })).toHaveAttribute('href', '#/settings/export')
})

test('a failed download is reported beside its button', async () => {
  const failing = answer(createTicket, () => new Refusal(503))
  const { user } = await open('/settings/export', failing)
  await user.click(screen.getAllByRole('button', { name: 'Download' })[1] ?? document.body)
  expect(await screen.findByRole('alert')).toHaveTextContent('The download didn’t start.')
  expect(followed).toEqual([])
})

const job = {
  id: jobId,
  kind: 'take-out',
  status: 'done',
  done: 12,
  total: 12,
  failed: 0,
  failure: null,
  createdAt: at,
  updatedAt: at,
  outcomes: { done: 7, noted: 1, skipped: 2, failed: 0 },
}

test('an account export is uploaded and its result is displayed', async () => {
  const { user } = await open(
    '/settings/take-out',
    answer(listJobs, () => []),
    answer(restoreAccount, () => ({ jobId })),
    answer(getJob, () => job),
  )
  await user.upload(await screen.findByLabelText(/Choose the file/), new File(['PK'], 'all.zip'))
  expect(await screen.findByText('Everything is restored')).toBeVisible()
  expect(screen.getByText('8 recipes restored. 2 were already here.')).toBeVisible()
})

test('a file that is too large is not sent at all', async () => {
  const { user } = await open(
    '/settings/take-out',
    answer(listJobs, () => []),
  )
  const file = new File(['PK'], 'all.zip')
  Object.defineProperty(file, 'size', { value: 25_000_000_001 })
  await user.upload(await screen.findByLabelText(/Choose the file/), file)
  expect(await screen.findByText(/^The file is larger than the 25 GB/)).toBeVisible()
})

test('kitchens for which there was no room are named, and are not counted as unreadable', async () => {
  const left = { position: 3, outcome: 'failed' as const, refers: null, notes: [{ code: 'kitchens-full' }] }
  const unread = { position: 9, name: '', outcome: 'failed' as const, refers: null, notes: [{ code: 'damaged' }] }
  await open(
    `/settings/take-out?job=${jobId}`,
    answer(getJob, () => ({ ...job, failed: 3, outcomes: { ...job.outcomes, failed: 3 } })),
    answer(listJobResults, ({ query }) =>
      query.outcomes === 'failed' ? [{ ...left, name: 'Loft' }, { ...left, name: 'Club' }, unread] : [],
    ),
  )
  expect(await screen.findByText('Restored, but not all of it')).toBeVisible()
  expect(screen.getByText(/so Loft and Club aren’t here/)).toBeVisible()
  expect(screen.getByText(/Couldn’t read 1 item in the file/)).toBeVisible()
})

test.each([
  ['newer', /from a newer Potluck/],
  ['one that this screen does not know', /Something went wrong/],
])('a take-out that failed says why: %s', async (code, words) => {
  const failed = { ...job, status: 'failed', failure: { code }, outcomes: { done: 0, noted: 0, skipped: 0, failed: 0 } }
  await open(
    `/settings/take-out?job=${jobId}`,
    answer(getJob, () => failed),
  )
  expect(await screen.findByText(words)).toBeVisible()
})

test('a file that is not an account export is refused beside the field', async () => {
  const { user } = await open(
    '/settings/take-out',
    answer(listJobs, () => []),
    answer(restoreAccount, () => new Refusal(415)),
  )
  await user.upload(await screen.findByLabelText(/Choose the file/), new File(['x'], 'x.zip'))
  expect(await screen.findByText(/^This isn’t a file from “Everything”/)).toBeVisible()
})

test('a restore without results offers another file or an import', async () => {
  const failure = { code: 'no-take-out' }
  const failed = { ...job, status: 'failed', failure, outcomes: { done: 0, noted: 0, skipped: 0, failed: 0 } }
  await open(
    `/settings/take-out?job=${jobId}`,
    answer(getJob, () => failed),
  )
  expect(await screen.findByText(/^This isn’t a file from “Everything”/)).toBeVisible()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    'Choose another file',
    'Import recipes',
  ])
})
