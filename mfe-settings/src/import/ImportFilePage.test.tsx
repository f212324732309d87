import {
  fetchMissingPictures,
  getImport,
  type ImportState,
  lookAgain,
  lookAtImport,
  repeatImport,
  startImport,
  undoImport,
} from '@potluck/api/imports'
import { cancelJob, getJob, type Job, type JobResult, listJobResults, listJobs } from '@potluck/api/jobs'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, within } from '@testing-library/react'
import remote from '../remote.tsx'

window.scrollTo = () => {}

const jobId = idOf(51)
const otherId = idOf(52)
const recipeId = idOf(11)
const instant = '2026-01-01T12:00:00.000Z'
const none = { done: 0, noted: 0, skipped: 0, failed: 0 }

const job = (change: Partial<Job> = {}): Job => ({
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

const result = (position: number, name: string, change: Partial<JobResult> = {}): JobResult => ({
  position,
  name,
  outcome: 'done',
  refers: { kind: 'recipe', id: recipeId },
  notes: [],
  ...change,
})

/** Answers as the server does: those of the wanted outcomes, after a position. */
const answersResults = (results: readonly JobResult[]) =>
  answer(listJobResults, ({ query: { outcomes = '', after = '-1', count = '100' } }) =>
    results
      .filter(({ outcome, position }) => outcomes.split(',').includes(outcome) && position > Number(after))
      .slice(0, Number(count)),
  )

const choices = { excludeImages: false, includeStockRecipes: false, includeTechniques: false, columns: {} }

/** What is known of an import that ended. */
const state = (change: Partial<ImportState> = {}): ImportState => ({
  id: jobId,
  format: 'paprika',
  fileName: 'library.paprikarecipes',
  choices,
  preview: null,
  hasFile: false,
  undoneBy: null,
  missingPictures: 0,
  ...change,
})
const isKnown = answer(getImport, () => state())

async function open(path: string, ...answers: Answer[]) {
  const host = createTestHost({ answers: [...answers, isKnown] })
  return renderScreen(remote, path, { host })
}

const page = '/settings/import/paprika'
const file = new File(['zip'], 'library.paprikarecipes')
const accepts = answer(lookAtImport, () => ({ jobId }))
const noJobs = answer(listJobs, () => [])

test('a file that brings nothing new says so, and counts nothing as brought', async () => {
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
  expect(
    await screen.findByText('Nothing new: 2 recipes were in your book already and were left as they are.'),
  ).toBeVisible()
})

test('a file is sent, its progress is told live, and every recipe has a result', async () => {
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
    await screen.findByText(
      '2 recipes are in your book. 1 was in it already and was left as it is. 1 could not be brought over.',
    ),
  ).toBeVisible()
  const rows = within(await screen.findByRole('list', { name: 'Worth a look (2)' }))
  expect(rows.getByText('It had no name and was given one. Too long: “Notes”. The end is missing.')).toBeVisible()
  expect(rows.getByText('It is damaged and cannot be read.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'There already (1)' }))
  expect(await screen.findByRole('link', { name: 'Stew' })).toHaveAttribute('href', `#/recipe/${recipeId}`)
})

test('how much of a file went out is told, also to a cook who comes back; it can be stopped', async () => {
  const silent = answer(lookAtImport, () => new Promise(() => {}))
  const { user, unmount } = await open(page, silent, noJobs)
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText('50%')).toBeVisible()
  unmount()
  await open(page, silent, noJobs)
  expect(await screen.findByText('Sending library.paprikarecipes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect(await screen.findByLabelText('Choose a file')).toBeVisible()
})

test('an import of which nothing is heard says so, and no more when it is heard of again', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  try {
    let updatedAt = instant
    await open(
      `${page}?job=${jobId}`,
      noJobs,
      answer(getJob, () => job({ done: 2, total: 9, updatedAt })),
    )
    expect(await screen.findByText('You can leave this page; the import goes on.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(screen.getByText(/^Nothing has moved for a while/)).toBeVisible()
    updatedAt = '2026-01-01T12:01:00.000Z'
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.getByText('You can leave this page; the import goes on.')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})

test('an import that runs already is followed when the page is opened again, and can be stopped', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Stop the import' }))
  expect(await screen.findByText('The import was stopped')).toBeVisible()
})

const failed = job({ status: 'failed', failure: { code: 'too-many', most: 50_000 } })

test('an import that ended meanwhile is found under the box', async () => {
  await open(
    page,
    answer(listJobs, () => [failed]),
  )
  const earlier = within(await screen.findByRole('region', { name: 'Earlier imports' }))
  expect(earlier.getByRole('link', { name: /^January 1, 2026/ })).toHaveAttribute('href', `#${page}?job=${jobId}`)
  expect(earlier.getByText('Failed')).toBeVisible()
})

test('an import that failed says why', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => failed),
  )
  expect(await screen.findByText('The import failed')).toBeVisible()
  expect(screen.getByText('The file holds more than 50,000 recipes. Export it in parts.')).toBeVisible()
})

test('an import that was given up says so', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ status: 'failed', failure: { code: 'crashed' } })),
  )
  expect(await screen.findByText(/^Reading this file broke off twice, so it was given up\./)).toBeVisible()
})

test('what only a newer server can tell is told in general words, and work of another kind is passed over', async () => {
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
  expect(await screen.findByText('Have a look at it: something differs from the file.')).toBeVisible()
  expect(screen.getByText(/^Something went wrong on the server\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Pie' })).toBeNull()
  expect(screen.queryByText('Earlier imports')).toBeNull()
})

test('where there is no such format, those that there are are shown', async () => {
  await open('/settings/import/cards', noJobs)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bring recipes over' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Paprika/ })).toHaveAttribute('href', `#${page}`)
})

test.each([
  [413, 'This file is larger than 5 GB.'],
  [415, 'This is not such a file, or it is damaged. Nothing was changed.'],
  [429, 'Five imports are open already. Wait until one is done.'],
  [503, 'The server has no room for this file. Nothing was changed.'],
])('a file refused with %i is told beside the box', async (status, message) => {
  const { user } = await open(
    page,
    noJobs,
    answer(lookAtImport, () => new Refusal(status)),
  )
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText(message)).toBeVisible()
})

const look = job({ kind: 'import-look', status: 'done', done: 2, total: 2 })
const preview: ImportState['preview'] = {
  items: [
    {
      title: 'Soup',
      ingredients: '2 beets\n1 onion',
      instructions: 'Simmer.',
      labels: ['Dinner'],
      pictures: 1,
      rating: 4,
      notes: [],
      outcome: 'done',
    },
    {
      title: 'broken',
      ingredients: '',
      instructions: '',
      labels: [],
      pictures: 0,
      rating: null,
      notes: [{ code: 'damaged' }],
      outcome: 'failed',
    },
  ],
  total: 36,
  columns: [
    { column: 'Name', field: 'title' },
    { column: 'Wine', field: null },
  ],
}

test('what a file holds is shown before anything is written, and brought over as its cook chooses', async () => {
  const started: unknown[] = []
  const { user, host } = await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () => state({ preview, hasFile: true })),
    answer(startImport, ({ body }) => {
      started.push(body)
      return { jobId: idOf(52) }
    }),
  )
  expect(await screen.findByRole('heading', { name: '36 recipes from Paprika' })).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'The first 2' }))
  expect(rows.getByText('2 ingredients · 1 step · 1 photo · 4 stars · Dinner')).toBeVisible()
  expect(rows.getByText('It is damaged and cannot be read.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Name' })).toHaveDisplayValue('Title')
  expect(screen.getByRole('combobox', { name: 'Wine' })).toHaveDisplayValue('Notes')
  expect(screen.queryByRole('button', { name: 'Show the recipes anew' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Put a label on each' }))
  await user.click(screen.getByRole('button', { name: 'Bring all 36 over' }))
  expect(started).toEqual([
    {
      choices,
      label: expect.stringMatching(/^Imported on \w+ \d+, \d{4}$/),
    },
  ])
  expect(host.happenings.paths.at(-1)).toContain(idOf(52))
})

test.each([
  ['shown anew', 'Show the recipes anew', idOf(53)],
  ['brought over', 'Bring all 36 over', idOf(52)],
])('what a column means is set otherwise, and the recipes are %s so', async (_, button, next) => {
  const asked: unknown[] = []
  const { user, host } = await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () => state({ preview, hasFile: true })),
    answer(lookAgain, ({ body }) => {
      asked.push(body)
      return { jobId: idOf(53) }
    }),
    answer(startImport, ({ body }) => {
      asked.push(body)
      return { jobId: idOf(52) }
    }),
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Wine' }), 'Labels')
  const set = { choices: { ...choices, columns: { Wine: 'labels' } } }
  await user.click(screen.getByRole('button', { name: button }))
  expect(asked).toEqual([set])
  expect(host.happenings.paths.at(-1)).toContain(next)
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
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }))
  expect(await screen.findByText('This import was undone')).toBeVisible()
  expect(screen.queryByText('1 recipe is in your book.')).toBeNull()
})

test('an import that was stopped is gone on with, as soon as its file is laid by', async () => {
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
  await screen.findByText('The import was stopped')
  expect(screen.queryByRole('button', { name: 'Bring the rest over' })).toBeNull()
  hasFile = true
  act(() => host.bus.emit('job:updated', { jobId, status: 'cancelled', done: 2, total: 9, failed: 0 }))
  await user.click(await screen.findByRole('button', { name: 'Bring the rest over' }))
  expect(repeated).toEqual([jobId])
})

test('an import that brought nothing says so, and why', async () => {
  await open(
    `${page}?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ status: 'done', done: 1, total: 1, failed: 1, outcomes: { ...none, failed: 1 } })),
    answersResults([result(0, 'broken', { outcome: 'failed', refers: null, notes: [{ code: 'damaged' }] })]),
  )
  expect(await screen.findByText('Nothing came over')).toBeVisible()
  expect(screen.getByText('1 could not be brought over.')).toBeVisible()
})

test('a file that holds nothing to bring over is not offered to be brought', async () => {
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () =>
      state({ hasFile: true, preview: { ...preview, total: 1, columns: [], items: preview.items.slice(1) } }),
    ),
  )
  expect(await screen.findByText('This file cannot be read')).toBeVisible()
  expect(screen.getByText('It is damaged and cannot be read.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another file' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Bring it over' })).toBeNull()
})

test('what is in the book already is told before it is brought over', async () => {
  const items = preview.items.slice(1).map((item) => ({ ...item, outcome: 'skipped' }))
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () => state({ hasFile: true, preview: { ...preview, items } })),
  )
  expect(await screen.findByText('In your book already')).toBeVisible()
})

test('an empty file is not sent', async () => {
  const { user } = await open(page, noJobs)
  await user.upload(await screen.findByLabelText('Choose a file'), new File([], 'nothing.paprikarecipes'))
  expect(await screen.findByText('This file is empty. Nothing was changed.')).toBeVisible()
})

test('what was taken back is said, with the way to the trash', async () => {
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => job({ kind: 'import-undo', status: 'done', done: 3, total: 3 })),
  )
  expect(await screen.findByText('3 recipes are in the trash, and stay there for 30 days.')).toBeVisible()
})

test('a file of Living Cookbook asks before a large one, and refuses one that is too large', async () => {
  const sent: string[] = []
  const { user } = await open(
    '/settings/import/livingcookbook',
    noJobs,
    answer(lookAtImport, ({ query }) => {
      sent.push(JSON.stringify(query))
      return { jobId }
    }),
    answer(getJob, () => job({ kind: 'import-look' })),
  )
  const sized = (size: number) => Object.defineProperty(new File(['x'], 'book.lcb'), 'size', { value: size })
  await user.click(await screen.findByRole('switch', { name: 'Techniques, too' }))
  await user.upload(screen.getByLabelText('Choose a file'), sized(651_000_000))
  expect(await screen.findByText(/^This file is larger than 650 MB/)).toBeVisible()
  await user.upload(screen.getByLabelText('Choose a file'), sized(351_000_000))
  expect(await screen.findByText('This is a large file')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Bring it all the same' }))
  expect(await screen.findByText('Looking into the file')).toBeVisible()
  expect(sent[0]).toContain('"includeTechniques":"true"')
})

test('photos that did not come are asked for alone, from the import and from what came of asking', async () => {
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
  expect(await screen.findByText('3 photos did not come')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try these photos again' }))
  expect(await screen.findByText('2 photos came')).toBeVisible()
  expect(await screen.findByText('1 photo did not come')).toBeVisible()
  const still = within(await screen.findByRole('list', { name: 'Photos that did not come' }))
  expect(still.getByRole('link', { name: /^Soup/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try these photos again' }))
  const asked = host.happenings.requests.filter(({ endpoint }) => endpoint === fetchMissingPictures)
  expect(asked.map(({ params }) => params)).toEqual([{ id: jobId }, { id: otherId }])
})

test('an import whose photos have no room says how much there is, and how to go on', async () => {
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
    await screen.findByText(/^Your photos take all the 20,000 MB they may\..* 8 recipes are in your book\.$/),
  ).toBeVisible()
  expect(screen.getByText('The import was stopped')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Bring the rest over' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the trash' })).toHaveAttribute('href', '#/list/trash')
})

test('links that were read are found among the imports, each that failed with its page', async () => {
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
  expect(screen.getByText('The page cannot be reached.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add more links' })).toHaveAttribute('href', '#/add-recipe')
  await user.click(screen.getByRole('button', { name: 'Try the failed ones again' }))
  expect(repeated).toEqual([jobId])
})
