import { listKitchens } from '@potluck/api/kitchens'
import { deleteLabels, groupLabels, type Label, listLabels, mergeLabels, renameLabel } from '@potluck/api/labels'
import { deleteRecipesByLabels } from '@potluck/api/many-recipes'
import { manageLabels } from '@potluck/platform/book-preferences'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, eventsOf } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

window.scrollTo = () => {}

const aLabel = (number: number, title: string, changes: Partial<Label> = {}): Label => ({
  id: idOf(number),
  title,
  recipeCount: number,
  groupTitle: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...changes,
})

const [quick, soup, spring] = [aLabel(1, 'Quick'), aLabel(2, 'Soup'), aLabel(3, 'Spring', { groupTitle: 'Season' })]

async function showLabels(...answers: Answer[]) {
  const labels = [quick, soup, spring]
  const kitchens = answer(listKitchens, () => ({ kitchens: [aKitchen()], invitations: [] }))
  const host = createTestHost({ answers: [answer(listLabels, () => [...labels]), kitchens, ...answers] })
  const view = await renderScreen(remote, '/labels', { host })
  await screen.findByRole('link', { name: 'Quick' })
  const sent = (endpoint: object) =>
    host.happenings.requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body)
  const { user } = view
  const act = async (label: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${label}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  return { ...view, host, sent, act, labels }
}

test('labels are grouped, with counts and, by preference, their creation dates', async () => {
  const { host } = await showLabels()
  const season = screen.getByRole('region', { name: 'Season' })
  expect(within(season).getByRole('link', { name: 'Spring' })).toHaveAttribute('href', '#/list/main?labels=Spring')
  expect(within(season).getByText('3 recipes')).toBeInTheDocument()
  expect(screen.getAllByText(/^Created:/)).toHaveLength(3)
  act(() => host.preferences.update(manageLabels, { showCreatedAt: false }))
  expect(screen.queryByText(/^Created:/)).not.toBeInTheDocument()
})

test('a label is renamed, and an existing name offers to merge both labels', async () => {
  const {
    user,
    sent,
    act: choose,
  } = await showLabels(
    answer(renameLabel, () => aLabel(1, 'QUICK')),
    answer(mergeLabels, () => soup),
  )
  await choose('Quick', 'Rename')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'QUICK{Enter}')
  await waitFor(() => expect(sent(renameLabel)).toEqual([{ title: 'QUICK' }]))
  await choose('Quick', 'Rename')
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' soup ')
  await user.click(screen.getByRole('button', { name: 'Merge into “Soup”' }))
  await waitFor(() => expect(sent(mergeLabels)).toEqual([{ labelIds: [quick.id], intoLabelId: soup.id }]))
  expect(sent(renameLabel)).toHaveLength(1)
})

test('a name taken by another device meanwhile also offers to merge', async () => {
  const {
    user,
    act: choose,
    labels,
  } = await showLabels(
    answer(renameLabel, () => {
      labels.push(aLabel(9, 'Fast'))
      return new Refusal(409, 'label-taken')
    }),
  )
  await choose('Quick', 'Rename')
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'fast{Enter}')
  expect(await screen.findByRole('button', { name: 'Merge into “Fast”' })).toBeInTheDocument()
})

test('several labels are merged, grouped and deleted together', async () => {
  const { user, sent, host } = await showLabels(
    answer(mergeLabels, () => spring),
    answer(groupLabels, () => ({ labelCount: 2 })),
    answer(deleteLabels, () => ({ labelCount: 2 })),
    answer(deleteRecipesByLabels, () => ({ recipeCount: 3 })),
  )
  const chooseTwo = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    for (const name of ['Quick', 'Spring']) await user.click(screen.getByRole('button', { name }))
    await user.click((await screen.findAllByRole('button', { name: action }))[0]!)
  }
  const labelIds = [quick.id, spring.id]
  const told = eventsOf(host, 'book:changed')
  await chooseTwo('Merge')
  expect(host.happenings.tutorials).toContain('multipleLabelSelection')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('combobox', { name: /keep/ })).toHaveValue(spring.id)
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(sent(mergeLabels)).toEqual([{ labelIds, intoLabelId: spring.id }]))

  await chooseTwo('Group')
  await user.type(await screen.findByRole('combobox', { name: /Group/ }), 'Time{Enter}')
  await waitFor(() => expect(sent(groupLabels)).toEqual([{ labelIds, groupTitle: 'Time' }]))

  await chooseTwo('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete labels' }))
  await waitFor(() => expect(sent(deleteLabels)).toEqual([{ labelIds }]))

  await chooseTwo('Delete')
  await user.click(await screen.findByRole('radio', { name: 'Delete too' }))
  expect(screen.getByText(/^Up to 4 recipes are deleted/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete with recipes' }))
  await waitFor(() => expect(sent(deleteRecipesByLabels)).toEqual([{ labelIds }]))
  await waitFor(() => expect(told).toHaveLength(4))
})

test('the labels of a kitchen are shown when it is chosen, lead to its recipes and change in its book', async () => {
  const {
    user,
    host,
    act: choose,
  } = await showLabels(
    answer(renameLabel, () => aLabel(1, 'Fast')),
    answer(mergeLabels, () => soup),
  )
  const kitchen = aKitchen().id
  await user.click(await screen.findByRole('button', { name: 'My book' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Home' }))
  const link = await screen.findByRole('link', { name: 'Quick' })
  expect(link).toHaveAttribute('href', `#/list/main?kitchen=${kitchen}&labels=Quick`)
  await choose('Quick', 'Rename')
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fast{Enter}')
  await choose('Spring', 'Rename')
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Soup')
  await user.click(screen.getByRole('button', { name: 'Merge into “Soup”' }))
  const queryOf = (endpoint: object) =>
    host.happenings.requests.filter((request) => request.endpoint === endpoint).at(-1)?.query
  await waitFor(() => expect(queryOf(mergeLabels)).toEqual({ kitchen }))
  expect([queryOf(renameLabel), queryOf(listLabels)]).toEqual([{ kitchen }, { kitchen }])
})
