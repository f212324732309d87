import { getImport, previewImport, repeatImport } from '@potluck/api/imports'
import { cancelJob, getJob, listJobs } from '@potluck/api/jobs'
import { listKitchens } from '@potluck/api/kitchens'
import { answer } from '@potluck/testing/answers'
import { aKitchen, idOf } from '@potluck/testing/fixtures'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { act, screen, within } from '@testing-library/react'
import {
  answersResults,
  instant,
  job,
  jobId,
  noJobs,
  none,
  open,
  otherId,
  page,
  recipeId,
  result,
  state,
} from '../testing/import-screen.tsx'

test('an import without progress events says so until the next event', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  try {
    let updatedAt = instant
    await open(
      `${page}?job=${jobId}`,
      noJobs,
      answer(getJob, () => job({ done: 2, total: 9, updatedAt })),
    )
    expect(await screen.findByText('You can leave this page. The import continues.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(screen.getByText(/^Nothing has moved for a while/)).toBeVisible()
    updatedAt = '2026-01-01T12:01:00.000Z'
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.getByText('You can leave this page. The import continues.')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})

test('the page follows a running import after it is opened again, and can stop it', async () => {
  let cancelled = false
  const { user } = await open(
    page,
    answer(listJobs, () => [job()]),
    answer(getJob, () => job(cancelled ? { status: 'cancelled', done: 2, total: 9 } : { done: 2, total: 9 })),
    answer(cancelJob, () => {
      cancelled = true
      return {}
    }),
  )
  expect(await screen.findByText('2 of 9 recipes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop import' }))
  expect(await screen.findByText('Import stopped')).toBeVisible()
})

const failed = job({ status: 'failed', failure: { code: 'too-many', most: 50_000 } })

test('the page lists an import that ended while it was closed', async () => {
  await open(
    page,
    answer(listJobs, () => [failed]),
  )
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }))
  expect(earlier.getByRole('link', { name: /^January 1, 2026/ })).toHaveAttribute('href', `#${page}?job=${jobId}`)
  expect(earlier.getByText('Failed')).toBeVisible()
})

test('earlier imports name their book where the cook has more than one', async () => {
  const ids = [idOf(61), idOf(62), idOf(63)] as const
  const jobs = [
    job({ id: ids[0], status: 'done', kitchenId: idOf(40) }),
    job({ id: ids[1], status: 'done' }),
    job({ id: ids[2], status: 'done', kitchenId: idOf(41) }),
  ]
  const hearth = answer(listKitchens, () => ({
    kitchens: [aKitchen({ id: idOf(40), name: 'Hearth' })],
    invitations: [],
  }))
  const list = answer(listJobs, () => jobs)
  const { unmount } = await open(page, list, hearth)
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }))
  expect(await earlier.findByText('Hearth')).toBeVisible()
  expect(earlier.getByText('My book')).toBeVisible()
  expect(earlier.getByText('A household you’ve left')).toBeVisible()
  unmount()
  await open(
    page,
    answer(listJobs, () => jobs.slice(1, 2)),
  )
  await screen.findByRole('region', { name: 'Earlier imports' })
  expect(screen.queryByText('My book')).not.toBeInTheDocument()
})

test('an import that failed says why', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => failed),
  )
  expect(await screen.findByText('Import failed')).toBeVisible()
  expect(screen.getByText('The file has more than 50,000 recipes. Export it in parts.')).toBeVisible()
})

test('a cancelled import says so', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ status: 'failed', failure: { code: 'crashed' } })),
  )
  expect(await screen.findByText(/^Couldn’t read this file\./)).toBeVisible()
})

test('notes of a newer server get a general text, and unknown kinds of jobs are ignored', async () => {
  const newer = result(0, 'Pie', {
    outcome: 'noted',
    refers: { kind: 'menu', id: recipeId },
    notes: [{ code: 'new', x: 1 }],
  })
  await open(
    `${page}?job=${jobId}`,
    answer(listJobs, () => [job({ kind: 'clip-many' })]),
    answer(getJob, () => job({ status: 'failed', failure: { code: 'new' }, done: 1, outcomes: { ...none, noted: 1 } })),
    answersResults([newer]),
  )
  expect(await screen.findByText('Check it: something differs from the file.')).toBeVisible()
  expect(screen.getByText(/^Something went wrong on the server\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Pie' })).toBeNull()
  expect(screen.queryByText('Earlier imports')).toBeNull()
})

test('clipped links are listed among imports, with the page of each failure', async () => {
  const repeated: unknown[] = []
  const links = job({
    kind: 'clip-links',
    status: 'done',
    done: 2,
    total: 2,
    failed: 1,
    outcomes: { ...none, done: 1, failed: 1 },
  })
  const answers = [
    answer(listJobs, () => [links]),
    answer(getJob, () => links),
    answersResults([
      result(0, 'Soup'),
      result(1, 'https://kitchen.example/pie', { outcome: 'failed', refers: null, notes: [{ code: 'page-away' }] }),
    ]),
    answer(getImport, () => state({ format: 'clip-links', hasFile: true })),
    answer(repeatImport, ({ params }) => {
      repeated.push(params.id)
      return { jobId: otherId }
    }),
  ]
  const { unmount } = await open('/settings/import', ...answers)
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }))
  const found = `/settings/import/any?job=${jobId}`
  expect(earlier.getByRole('link', { name: /^Links/ })).toHaveAttribute('href', `#${found}`)
  unmount()
  const { user } = await open(found, ...answers)
  expect(await screen.findByRole('link', { name: 'https://kitchen.example/pie' })).toBeVisible()
  expect(screen.getByText('Couldn’t reach the page.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add more links' })).toHaveAttribute('href', '#/add-recipe')
  await user.click(screen.getByRole('button', { name: 'Retry failed ones' }))
  expect(repeated).toEqual([jobId])
})

describe('a file that another program shared', () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'caches')
  afterEach(() => {
    if (storage) Object.defineProperty(globalThis, 'caches', storage)
    else Reflect.deleteProperty(globalThis, 'caches')
  })

  const shared = async (path?: string) => {
    const caches = memoryCaches()
    Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
    const cache = await caches.open('potluck:user:shared')
    if (path) await cache.put(`https://potluck.test/shared/${path}`, new Response('zip'))
    return open(
      '/settings/import/any?shared=here',
      noJobs,
      answer(previewImport, () => new Promise(() => {})),
    )
  }

  test('leaves the choice of a file where none arrived', async () => {
    const { host } = await shared()
    expect(await screen.findByText('Not sure? Choose any file')).toBeVisible()
    expect(host.happenings.requests.filter(({ endpoint }) => endpoint === previewImport)).toEqual([])
  })

  test('is looked at, with its name', async () => {
    await shared('recipes?name=My%20book.paprikarecipes')
    expect(await screen.findByText(/My book\.paprikarecipes/)).toBeVisible()
  })
})
