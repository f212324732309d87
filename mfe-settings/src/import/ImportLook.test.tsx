import type { Endpoint } from '@potluck/api/endpoint'
import { getImport, type ImportState, previewImport, previewImportAgain, startImport } from '@potluck/api/imports'
import { getJob, listJobs } from '@potluck/api/jobs'
import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { answer } from '@potluck/testing/answers'
import { aKitchen, idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { choices, job, jobId, noJobs, open, otherId, state } from '../testing/import-screen.tsx'

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
      inTrash: null,
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
      inTrash: null,
    },
  ],
  total: 36,
  columns: [
    { column: 'Name', field: 'title' },
    { column: 'Wine', field: null },
  ],
}

test('the preview counts recipes in the trash and links there', async () => {
  const items = preview.items.map((item, index) => ({ ...item, inTrash: index === 0 ? idOf(60) : null }))
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () => state({ preview: { ...preview, items, total: 2 }, hasFile: true })),
  )
  expect(await screen.findByText('One of these is in the trash')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open trash' })).toHaveAttribute('href', '#/list/trash')
})

test('the preview lists the recipes of a file, and the cook chooses which to import', async () => {
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
  expect(rows.getByText('It’s damaged, so we couldn’t read it.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Name' })).toHaveDisplayValue('Title')
  expect(screen.getByRole('combobox', { name: 'Wine' })).toHaveDisplayValue('Notes')
  expect(screen.queryByRole('button', { name: 'Update preview' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Label each recipe' }))
  await user.click(screen.getByRole('button', { name: 'Import all 36' }))
  expect(started).toEqual([
    {
      choices,
      label: expect.stringMatching(/^Imported on \w+ \d+, \d{4}$/),
    },
  ])
  expect(host.happenings.paths.at(-1)).toContain(idOf(52))
})

test.each([
  ['shown anew', 'Update preview', idOf(53)],
  ['imported', 'Import all 36', idOf(52)],
])('the cook changes the meaning of a column, and the recipes are %s so', async (_, button, next) => {
  const asked: unknown[] = []
  const { user, host } = await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () => state({ preview, hasFile: true })),
    answer(previewImportAgain, ({ body }) => {
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

test('a file without recipes cannot be imported', async () => {
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () =>
      state({ hasFile: true, preview: { ...preview, total: 1, columns: [], items: preview.items.slice(1) } }),
    ),
  )
  expect(await screen.findByText('Couldn’t read this file')).toBeVisible()
  expect(screen.getByText('It’s damaged, so we couldn’t read it.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another file' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull()
})

test('the preview counts recipes that are in the book already', async () => {
  const items = preview.items.slice(1).map((item) => ({ ...item, outcome: 'skipped' }))
  await open(
    `/settings/import/any?job=${jobId}`,
    noJobs,
    answer(getJob, () => look),
    answer(getImport, () => state({ hasFile: true, preview: { ...preview, items } })),
  )
  expect(await screen.findByText('Already in the book')).toBeVisible()
})

test('the choice of another file stays open while the list of jobs is refetched', async () => {
  const running = job({ kind: 'import-look', status: 'running', done: 0, total: null })
  let asked = 0
  const ended = { ...running, status: 'failed' as const }
  const { host } = await open(
    `/settings/import/any?job=${jobId}`,
    answer(listJobs, () => {
      asked += 1
      // The second answer is on its way.
      return asked === 1 ? [running] : new Promise<never>(() => {})
    }),
    answer(getJob, () => (asked === 1 ? running : ended)),
    answer(getImport, () => state()),
  )
  await waitFor(() => expect(asked).toBe(1))
  act(() => host.bus.emit('job:updated', { jobId, status: 'failed', done: 0, total: null, failed: 0 }))
  const another = await screen.findByRole('link', { name: 'Choose another file' })
  const path = another.getAttribute('href')?.slice(1) ?? ''
  await act(async () => host.navigate(path))
  expect(await screen.findByLabelText('Not sure? Choose any file')).toBeInTheDocument()
  expect(host.happenings.paths).toEqual([path])
})

test('the book into which recipes go is chosen before a file is sent, and while it is looked at', async () => {
  const cabin = aKitchen({ id: idOf(41), name: 'Cabin' })
  const kitchens = [aKitchen(), cabin, aKitchen({ id: idOf(42), name: 'Club', role: wordOf('reader') })]
  const { user, host } = await open(
    '/settings/import/any',
    noJobs,
    answer(listKitchens, () => ({ kitchens, invitations: [] })),
    answer(previewImport, () => ({ jobId })),
    answer(previewImportAgain, () => ({ jobId: otherId })),
    answer(getJob, () => look),
    answer(getImport, ({ params }) =>
      state({ preview, hasFile: true, kitchenId: params.id === otherId ? idOf(40) : cabin.id }),
    ),
  )
  const book = () => screen.findByRole('combobox', { name: 'Save to' })
  expect(
    within(await book())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['My book', 'Home', 'Cabin'])
  await user.selectOptions(await book(), 'Cabin')
  await user.upload(screen.getByLabelText(/Choose any file/), new File(['x'], 'book.csv'))
  await screen.findByText('Soup')
  expect(await book()).toHaveDisplayValue('Cabin')
  await user.selectOptions(await book(), 'Home')
  await waitFor(() => expect(host.happenings.paths.at(-1)).toBe(`/settings/import/any?job=${otherId}`))
  const sent = (endpoint: Endpoint) => host.happenings.requests.filter((request) => request.endpoint === endpoint)
  expect(sent(previewImport)[0]?.query).toMatchObject({ kitchen: cabin.id })
  expect(sent(previewImportAgain)[0]).toMatchObject({ params: { id: jobId }, query: { kitchen: idOf(40) } })
})
