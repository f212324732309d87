import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens, noteForOneself, setOnlyForMe } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { getProposal } from '@potluck/api/proposals'
import { deleteRecipe, getRecipe, listRelated, rateRecipe, saveCopy } from '@potluck/api/recipes'
import { listVersions } from '@potluck/api/versions'
import { answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, anAccount, aRecipe, ben, idOf } from '@potluck/testing/fixtures'
import { aNetwork } from '@potluck/testing/network'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, eventsOf } from '@potluck/testing/test-host'
import { act, screen, within } from '@testing-library/react'
import remote from '../remote.tsx'

const kitchenId = idOf(40)

/** The recipe of a kitchen, in which the cook is what the server says. */
async function showRecipe(path = `/recipe/${idOf(700)}`, visible = 'Plum cake') {
  const recipe = aRecipe({ id: idOf(700), title: 'Plum cake', instructions: 'Stone the plums.', kitchenId })
  const server = { isOwner: false, isIn: true, ownNote: '' }
  const host = createTestHost({
    answers: [
      answer(getRecipe, () =>
        server.isIn ? { ...recipe, isOwner: server.isOwner, ownNote: server.ownNote } : new Refusal(404),
      ),
      answer(listRelated, () => []),
      answer(listLabels, () => []),
      answer(rateRecipe, () => ({})),
      answer(noteForOneself, ({ body }) => {
        server.ownNote = noteForOneself.body.parse(body).note
        return {}
      }),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  const { user } = await renderScreen(remote, path, { host })
  expect((await screen.findAllByText(visible))[0]).toBeVisible()
  return { host, server, user }
}

test('a guest who becomes a cook of a kitchen can edit the recipe that is open', async () => {
  const { host, server } = await showRecipe()
  server.isOwner = true
  act(() => host.bus.emit('kitchen:changed', { kitchenId }))
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
})

test('the open recipe of a kitchen is hidden when the cook is removed from it', async () => {
  const { host, server } = await showRecipe()
  server.isIn = false
  act(() => host.bus.emit('kitchen:removed', { kitchenId }))
  expect(await screen.findByText('This recipe isn’t in your book')).toBeVisible()
  expect(screen.queryByText('Plum cake')).not.toBeInTheDocument()
})

test('a guest has stars, a log and a note of their own, and does not change what belongs to the kitchen', async () => {
  const { host, user } = await showRecipe()
  await user.click(await screen.findByRole('radio', { name: '4 stars' }))
  await user.click(screen.getByRole('button', { name: 'Add a note' }))
  await user.type(await screen.findByRole('textbox', { name: /remember/ }), 'Less sugar')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Less sugar')).toBeVisible()
  const sent = host.happenings.requests.filter(({ endpoint }) => endpoint.method === 'PUT')
  expect(sent.map(({ endpoint, query, body }) => [endpoint, query, body])).toEqual([
    [rateRecipe, { kitchen: kitchenId }, { rating: 4 }],
    [noteForOneself, { kitchen: kitchenId }, { note: 'Less sugar' }],
  ])
  expect(screen.getByRole('button', { name: 'Cooking log' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose labels' })).not.toBeInTheDocument()
})

test('cook mode closes with a calm sentence for whoever is removed from the kitchen, and stays for others', async () => {
  const { host, server } = await showRecipe(`/recipe/${idOf(700)}/cook`, 'Stone the plums.')
  act(() => host.bus.emit('kitchen:removed', { kitchenId: idOf(41) }))
  expect(screen.getByText('Stone the plums.')).toBeVisible()
  server.isIn = false
  act(() => host.bus.emit('live:connected', {}))
  expect(await screen.findByText('You’re no longer in this household')).toBeVisible()
  expect(screen.queryByText('Stone the plums.')).not.toBeInTheDocument()
})

test('the recipe of a kitchen says who added it and who sent it, without names that the reader may not know', async () => {
  const nobody = { id: idOf(80), name: '', handle: null }
  const recipe = aRecipe({
    id: idOf(703),
    title: 'Rice',
    kitchenId,
    fromUser: ben,
    addedBy: { id: idOf(81), name: 'Cy', handle: null },
  })
  const host = createTestHost({
    answers: [
      answer(getRecipe, () => ({ ...recipe, savedBy: nobody, alsoFrom: [nobody] })),
      answer(listRelated, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  expect(await screen.findByText('Added by Cy')).toBeVisible()
  expect(screen.getByText(/^From Ben · Added:/)).toBeVisible()
  expect(screen.queryByText(/Last edited by|Also from/)).not.toBeInTheDocument()
})

test('the history of a recipe of a kitchen says who wrote each version and who changed it, “You” for oneself', async () => {
  const own = anAccount()
  const me = { id: own.id, name: own.name, handle: null }
  const recipe = aRecipe({ id: idOf(705), title: 'Rice', kitchenId, savedBy: ben, version: 4 })
  const at = '2026-01-02T12:00:00.000Z'
  const host = createTestHost({
    answers: [
      answer(getRecipe, () => recipe),
      answer(listVersions, () => [
        { version: 3, savedAt: at, title: 'Rice', savedBy: me, changed: ['notes'] },
        { version: 2, savedAt: at, title: 'Rice', savedBy: ben, changed: ['yield'] },
        { version: 1, savedAt: at, title: 'Rice', savedBy: null, changed: ['title'] },
      ]),
      answer(listRelated, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  const { user } = await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'History' }))
  const rows = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
  for (const [row, writer, changed] of [
    [0, 'You', 'Ben changed after that: Notes'],
    [1, 'Ben', 'You changed after that: Makes'],
    [2, null, 'Ben changed after that: Title'],
  ] as const) {
    expect(rows[row]).toHaveTextContent(changed)
    expect(/ · (You|Ben)/.exec(rows[row]?.textContent ?? '')?.[1] ?? null).toBe(writer)
  }
})

test('a recipe that somebody shows on their profile says whose it is, and of which kitchen', async () => {
  const profileKitchen = { id: kitchenId, name: 'Hearth' }
  const recipe = aRecipe({ id: idOf(704), title: 'Kugel', isOwner: false, owner: ben, profileKitchen })
  const host = createTestHost({ answers: [answer(getRecipe, () => recipe)] })
  await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  expect((await screen.findByText('Hearth')).parentElement).toHaveTextContent(/^From Ben · Hearth · Added:/)
})

test('a recipe of the inbox is kept in a kitchen where the cook writes, and leaves the inbox', async () => {
  const gift = aRecipe({ id: idOf(701), title: 'Rice', folder: 'inbox' })
  const copy = aRecipe({ id: idOf(702), title: 'Rice of all', kitchenId })
  const kitchens = [
    aKitchen({ id: kitchenId, name: 'Home' }),
    aKitchen({ id: idOf(41), name: 'Club', role: wordOf('reader') }),
  ]
  const host = createTestHost({
    answers: [
      answer(getRecipe, ({ params }) => (params.id === gift.id ? gift : copy)),
      answer(getProposal, () => ({ proposal: null })),
      answer(listRelated, () => []),
      answer(listKitchens, () => ({ kitchens, invitations: [] })),
      answer(saveCopy, () => copy),
      answer(deleteRecipe, () => ({})),
    ],
  })
  const { user } = await renderScreen(remote, `/recipe/${gift.id}`, { host })
  const told = eventsOf(host, 'recipe:updated')
  await user.click(await screen.findByRole('button', { name: 'Save to Home' }))
  expect(await screen.findAllByText('Rice of all')).not.toHaveLength(0)
  const changes = host.happenings.requests.filter(({ endpoint }) => endpoint.method !== 'GET')
  expect(changes.map(({ endpoint, params, query }) => [endpoint, params.id, query])).toEqual([
    [saveCopy, gift.id, { kitchen: kitchenId }],
    [deleteRecipe, gift.id, {}],
  ])
  expect(told).toEqual([
    { recipeId: gift.id, change: 'deleted' },
    { recipeId: copy.id, change: 'created' },
  ])
})

test('the editor offers no inbox for the recipe of a kitchen', async () => {
  await showRecipe(`/edit-recipe/${idOf(700)}`, 'Title')
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Plum cake')
  expect(screen.queryByRole('combobox', { name: 'Save to' })).not.toBeInTheDocument()
})

test('a cook keeps to themselves what they added, reads so at once, and gives it back', async () => {
  const own = anAccount()
  const recipe = aRecipe({
    id: idOf(706),
    title: 'Rice',
    kitchenId,
    addedBy: { id: own.id, name: own.name, handle: null },
  })
  const { through, cutOff } = aNetwork()
  const host = createTestHost({
    answers: [
      { endpoint: getRecipe, reply: through(() => recipe) },
      { endpoint: listRelated, reply: through(() => []) },
      { endpoint: listLabels, reply: through(() => []) },
      { endpoint: listKitchens, reply: through(() => ({ kitchens: [], invitations: [] })) },
      { endpoint: setOnlyForMe, reply: through(() => ({})) },
    ],
  })
  const { user } = await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: /^More/ }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  expect(await screen.findByText(/^Added by/)).toBeVisible()
  cutOff()
  await choose('Only for me')
  expect(await screen.findByText('Only you can see this recipe.')).toBeVisible()
  expect(screen.queryByText(/^Added by/)).not.toBeInTheDocument()
  await choose('Show to the household')
  expect(await screen.findByText(/^Added by/)).toBeVisible()
  expect(screen.queryByText('Only you can see this recipe.')).not.toBeInTheDocument()
  // The newer one replaces the one that is false by now.
  expect(host.happenings.toasts.map(({ kind }) => kind)).toEqual(['recipe.onlyForMe', 'recipe.onlyForMe'])
})

test('what somebody else added to a kitchen is not kept to oneself', async () => {
  const recipe = aRecipe({ id: idOf(707), title: 'Rice', kitchenId, addedBy: ben })
  const host = createTestHost({
    answers: [
      answer(getRecipe, () => recipe),
      answer(listRelated, () => []),
      answer(listLabels, () => []),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    ],
  })
  const { user } = await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  expect(await screen.findByRole('menuitem', { name: 'History' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Only for me' })).not.toBeInTheDocument()
})
