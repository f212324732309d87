import { getJob, type Job, listJobResults, listJobs } from '@potluck/api/jobs'
import { type MovedMatch, previewMove, startMove, undoMove, undoMoveKind } from '@potluck/api/kitchen-moves'
import { getKitchen } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { axeFinds } from '@potluck/testing/accessible'
import { announced } from '@potluck/testing/announced'
import { answer, Refusal } from '@potluck/testing/answers'
import { ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.tsx'
import { aJob } from '../testing/a-job.ts'
import { aKitchen } from '../testing/a-kitchen.ts'

const instant = '2026-03-01T12:00:00.000Z'
const page = `/kitchens/${idOf(40)}/move-in`

const matches: MovedMatch[] = [
  {
    because: 'words',
    recipe: { id: idOf(1), title: 'Pancakes' },
    inKitchen: { id: idOf(2), title: 'Best pancakes', people: [ben] },
  },
]

/** A kitchen, and an own book of five recipes of which one is likely there, and one came before. */
async function show(
  path = page,
  { job = aJob(), refusal = null as Refusal | null }: { job?: Job; refusal?: Refusal | null } = {},
) {
  const host = createTestHost({
    answers: [
      answer(getKitchen, () => aKitchen()),
      answer(listJobs, () => [
        aJob({ kitchenId: aKitchen().id, createdAt: new Date().toISOString() }),
        aJob({ id: idOf(91), kitchenId: aKitchen().id, createdAt: '2020-03-01T12:00:00.000Z' }),
        aJob({ id: idOf(92), createdAt: new Date().toISOString() }),
      ]),
      answer(listLabels, () => [
        { id: idOf(60), title: 'Sweet', recipeCount: 3, createdAt: instant, updatedAt: instant, groupTitle: null },
      ]),
      answer(previewMove, ({ body }) => {
        const { recipes } = previewMove.body.parse(body)
        return recipes.kind === 'all'
          ? { recipeCount: 5, presentCount: 1, matches, matchCount: 1 }
          : { recipeCount: 2, presentCount: 0, matches: [], matchCount: 0 }
      }),
      answer(startMove, () => refusal ?? { jobId: job.id }),
      answer(undoMove, () => ({ jobId: idOf(91) })),
      answer(getJob, ({ params }) => (params.id === idOf(91) ? aJob({ id: idOf(91), kind: undoMoveKind }) : job)),
      answer(listJobResults, () => [
        {
          position: 0,
          name: 'Pancakes',
          outcome: 'skipped',
          refers: { kind: 'recipe', id: idOf(2) },
          notes: [{ code: 'kept-once', title: 'Best pancakes', names: ['Ben', 'Ada'] }],
        },
      ]),
    ],
  })
  const shown = await renderScreen(remote, path, { host })
  await screen.findByRole('heading', { level: 1, name: 'Add my recipes' })
  const started = () => host.happenings.requests.filter(({ endpoint }) => endpoint.path === startMove.path)
  return { ...shown, host, started }
}

test('a cook sees what comes and what is likely there, and brings all of it with two taps', async () => {
  const { user, started, baseElement } = await show()
  await announced('3 new recipes for the household.')
  expect(screen.getByText('You’ve already added 1.')).toBeVisible()
  const likely = screen.getByRole('list', { name: '1 is probably there already' })
  expect(likely).toHaveTextContent('PancakesThe household has “Best pancakes” of Ben')
  expect(await axeFinds(baseElement)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add 3 recipes' }))
  expect(await screen.findByText('Recipes added')).toBeVisible()
  expect(started()).toMatchObject([{ body: { recipes: { kind: 'all' }, duplicateIds: [], emptiesOwnBook: false } }])
  const same = await screen.findByRole('list', { name: 'Saved once' })
  expect(same).toHaveTextContent('Best pancakesOf Ben and Ada')
  expect(await axeFinds(baseElement)).toEqual([])
})

test('a move of the last 30 days into this household is offered, with the way to its undo', async () => {
  await show()
  const earlier = await screen.findByRole('list', { name: 'Added before' })
  const links = within(earlier).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`#${page}?job=${idOf(90)}`])
})

test('a cook keeps both of two likely duplicates, and empties the own book', async () => {
  const { user, started } = await show()
  await user.click(await screen.findByRole('checkbox', { name: /Pancakes/ }))
  expect(screen.getByText('Save both')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: /Move them out of my book/ }))
  await user.click(screen.getByRole('button', { name: 'Add 4 recipes' }))
  expect(started()).toMatchObject([{ body: { duplicateIds: [idOf(1)], emptiesOwnBook: true } }])
})

test('a cook brings the recipes of a label, or those that were selected in the own book', async () => {
  const { user, started } = await show()
  await user.click(screen.getByRole('radio', { name: 'By label' }))
  await user.click(await screen.findByRole('checkbox', { name: /Sweet/ }))
  await user.click(await screen.findByRole('button', { name: 'Add 2 recipes' }))
  expect(started()).toMatchObject([{ body: { recipes: { kind: 'labels', labelIds: [idOf(60)] } } }])
})

test('recipes that were selected in the own book are chosen when the page opens', async () => {
  const { user, started } = await show(`${page}?recipes=${idOf(7)},${idOf(8)}`)
  expect(screen.getByRole('radio', { name: 'Selected' })).toBeChecked()
  await user.click(await screen.findByRole('button', { name: 'Add 2 recipes' }))
  expect(started()).toMatchObject([{ body: { recipes: { kind: 'recipes', recipeIds: [idOf(7), idOf(8)] } } }])
})

test('without selected recipes the page says how to select them', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('radio', { name: 'Selected' }))
  expect(screen.getByRole('link', { name: 'Go to my book' })).toHaveAttribute('href', '#/list/main')
})

test('the page follows the copying, and says why it ended early', async () => {
  const running = await show(`${page}?job=${idOf(90)}`, { job: aJob({ status: 'running' }) })
  expect(await screen.findByText('3 of 12 recipes')).toBeVisible()
  running.unmount()
  await show(`${page}?job=${idOf(90)}`, {
    job: aJob({ status: 'failed', failure: { code: 'pictures-full', megabytes: 1 } }),
  })
  const note = await screen.findByText(/There’s no room for more photos/)
  expect(note).toHaveTextContent('2 recipes are now in “Our kitchen”.')
  expect(within(document.body).getByRole('link', { name: 'Try again' })).toHaveAttribute('href', `#${page}`)
})

test('a cook takes back what they brought', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Add 3 recipes' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeVisible()
})

test('a start that is refused says why', async () => {
  const { user } = await show(page, { refusal: new Refusal(403, 'read-only') })
  await user.click(await screen.findByRole('button', { name: 'Add 3 recipes' }))
  expect(await screen.findByText(/but not change it/)).toBeVisible()
})
