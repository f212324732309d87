import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { createRecipe, getRecipe, listRelated, type Recipe, updateRecipe } from '@potluck/api/recipes'
import { announced } from '@potluck/testing/announced'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aKitchen, aRecipe, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

const kitchenId = idOf(40)

beforeEach(() => localStorage.clear())

const field = (name: string) => screen.findByRole('textbox', { name })

/** The editor of a recipe, of a kitchen unless it is said otherwise, and the server, where others save it. */
async function openEditor(given: Partial<Recipe> = {}) {
  const recipe = aRecipe({
    id: idOf(700),
    title: 'Soup',
    ingredients: '2 leeks',
    notes: 'thin',
    version: 1,
    savedBy: null,
    kitchenId,
    ...given,
  })
  const server = { recipe, isThere: true, isReadOnly: false, saves: [] as unknown[], created: [] as unknown[] }
  const host = createTestHost({
    answers: [
      answer(getRecipe, () => (server.isThere ? server.recipe : new Refusal(404))),
      answer(updateRecipe, ({ body }) => {
        if (server.isReadOnly) return new Refusal(403, 'read-only')
        server.saves.push(body)
        const { replaces, ...draft } = updateRecipe.body.parse(body)
        const isOlder = replaces?.ingredients !== undefined && replaces.ingredients !== server.recipe.ingredients
        const { labels: _labels, imageIds: _images, folder: _folder, version: _version, ...texts } = draft
        if (isOlder) return new Refusal(409)
        return server.isThere ? { ...server.recipe, ...texts } : new Refusal(404)
      }),
      answer(createRecipe, ({ body }) => {
        server.created.push(body)
        return aRecipe({ id: (body as { id: string }).id })
      }),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listLabels, () => []),
      silent(listRelated),
    ],
  })
  const view = await renderScreen(remote, `/edit-recipe/${recipe.id}`, { host })
  expect(await field('Title')).toHaveValue('Soup')
  const benSaves = (changed: Partial<Recipe>) => {
    server.recipe = { ...server.recipe, ...changed, savedBy: ben, version: server.recipe.version + 1 }
    act(() => host.bus.emit('recipes:changed', { recipeId: recipe.id, change: 'saved', kitchenId }))
  }
  return { ...view, host, server, benSaves }
}

/** The editor opened again, where the server has the recipe no more for the cook, who is in no kitchen. */
async function openAnew(path = `/edit-recipe/${idOf(700)}`, ...answers: Answer[]) {
  const created: unknown[] = []
  const host = createTestHost({
    answers: [
      ...answers,
      answer(getRecipe, () => new Refusal(404)),
      answer(createRecipe, ({ body }) => {
        created.push(body)
        return aRecipe({ id: (body as { id: string }).id })
      }),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listLabels, () => []),
      silent(listRelated),
    ],
  })
  return { ...(await renderScreen(remote, path, { host })), host, created }
}

const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!

test('the open editor takes over what another saved, says who it was, and keeps focus, caret and what was typed', async () => {
  const { user, host, server, benSaves, path } = await openEditor()
  const ingredients = (await field('Ingredients')) as HTMLTextAreaElement
  await user.type(ingredients, '1 ')
  ingredients.setSelectionRange(1, 1)
  benSaves({ notes: 'thick', yield: '6 servings' })
  await waitFor(async () => expect(await field('Notes')).toHaveValue('thick'))
  expect(host.happenings.toasts.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Changed by Ben: (Makes and Notes|Notes and Makes)\. It’s already in your form\.$/),
  ])
  expect(ingredients).toHaveFocus()
  expect(ingredients).toHaveValue('2 leeks1 ')
  expect(ingredients.selectionStart).toBe(1)
  await user.click(save())
  await waitFor(() => expect(path()).toBe(`/recipe/${idOf(700)}`))
  expect(server.saves).toMatchObject([{ notes: 'thick', replaces: { ingredients: '2 leeks' } }])
})

test('a field with the focus that was not changed follows when it is left', async () => {
  const { user, host, benSaves } = await openEditor()
  const notes = await field('Notes')
  await user.click(notes)
  benSaves({ notes: 'thick' })
  // Asked again by then.
  await waitFor(() => expect(host.happenings.requests.filter(({ endpoint }) => endpoint === getRecipe)).toHaveLength(2))
  expect(notes).toHaveValue('thin')
  await user.tab()
  await waitFor(() => expect(notes).toHaveValue('thick'))
  expect(host.holdsUnsavedChanges()).toBe(false)
})

test('a field that both change is offered, by name, and lines that both added stay together', async () => {
  const { user, server, benSaves, path } = await openEditor()
  const ingredients = await field('Ingredients')
  await user.type(ingredients, '{Enter}thyme')
  benSaves({ ingredients: '2 leeks\nbay leaf', notes: 'thick' })
  await announced('Ben also changed this: Ingredients')
  expect(ingredients).toHaveFocus()
  expect(ingredients).toHaveValue('2 leeks\nthyme')
  expect(await field('Notes')).toHaveValue('thick')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText(/^Ben saved it/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Ingredients: Ben' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Ingredients: Both versions' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save this version' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${idOf(700)}`))
  expect(server.saves).toMatchObject([{ ingredients: '2 leeks\nbay leaf\nthyme', notes: 'thick' }])
})

test('a field that both changed is a conflict at the save, too, where nobody compared before', async () => {
  const { user, benSaves } = await openEditor()
  await user.type(await field('Ingredients'), '{Enter}thyme')
  benSaves({ ingredients: '3 leeks' })
  expect(await screen.findByText('Ben also changed this: Ingredients')).toBeVisible()
  await user.click(save())
  expect(await screen.findByText('This recipe was changed in the meantime')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Ingredients: Your version' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /Both/ })).not.toBeInTheDocument()
})

test('what the cook saved on another device is taken over without a name', async () => {
  const { user, host, server } = await openEditor({ kitchenId: undefined, savedBy: undefined })
  await user.type(await field('Ingredients'), ', large')
  server.recipe = { ...server.recipe, notes: 'thick', version: 2 }
  act(() => host.bus.emit('recipes:changed', { recipeId: idOf(700), change: 'saved' }))
  await waitFor(async () => expect(await field('Notes')).toHaveValue('thick'))
  expect(host.happenings.toasts.map(({ message }) => message)).toEqual([
    'Changed elsewhere: Notes. It’s already in your form.',
  ])
})

test('whoever is removed from the kitchen while writing is told so at once, and makes a recipe of their own of it', async () => {
  const { user, host, server, path } = await openEditor({ images: [] })
  await user.type(await field('Ingredients'), '{Enter}thyme')
  server.isThere = false
  act(() => host.bus.emit('kitchen:removed', { kitchenId }))
  expect(await screen.findByText('You’re no longer in this household')).toBeVisible()
  expect(screen.queryByText(/deleted in the meantime/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save to my book' }))
  await waitFor(() => expect(server.created).toHaveLength(1))
  expect(server.created).toMatchObject([{ title: 'Soup', ingredients: '2 leeks\nthyme', notes: 'thin', imageIds: [] }])
  const [{ id }] = server.created as [{ id: string }]
  await waitFor(() => expect(path()).toBe(`/recipe/${id}`))
  expect(id).not.toBe(idOf(700))
  expect(host.holdsUnsavedChanges()).toBe(false)
  const create = host.happenings.requests.find(({ endpoint }) => endpoint === createRecipe)
  expect(create?.query).not.toHaveProperty('kitchen')
})

test('whoever only reads in the kitchen from now on, or sees it dissolved, is told so while writing, and keeps the text', async () => {
  const { user, host, server } = await openEditor({ images: [] })
  await user.type(await field('Ingredients'), '{Enter}thyme')
  const now = (isOwner: boolean) => {
    server.recipe = { ...server.recipe, isOwner }
    act(() => host.bus.emit('kitchen:changed', { kitchenId }))
  }
  now(false)
  expect(await screen.findByText('You can only view this household’s book now')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  now(true)
  await waitFor(() => expect(screen.queryByText('You can only view this household’s book now')).not.toBeInTheDocument())
  expect(save()).toBeVisible()
  now(false)
  await user.click(await screen.findByRole('button', { name: 'Save to my book' }))
  await waitFor(() => expect(server.created).toMatchObject([{ title: 'Soup', ingredients: '2 leeks\nthyme' }]))
})

test('a save that is refused because the cook only reads there says so, and is made a recipe of their own', async () => {
  const { user, server } = await openEditor({ images: [] })
  server.isReadOnly = true
  await user.type(await field('Notes'), ' soup')
  await user.click(save())
  expect(await screen.findByText('You can only view this household’s book now')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save to my book' }))
  await waitFor(() => expect(server.created).toMatchObject([{ notes: 'thin soup' }]))
})

test('a new recipe of a kitchen in which the cook is a reader is said to be refused before it is written', async () => {
  const kitchens = [aKitchen({ id: kitchenId, role: wordOf('reader') })]
  await openAnew(
    `/edit-recipe/new?kitchen=${kitchenId}`,
    answer(listKitchens, () => ({ kitchens, invitations: [] })),
  )
  expect(await screen.findByText('You can only view this household’s book now')).toBeVisible()
})

test.each([
  ['of the kitchen that they were removed from meanwhile', { kitchenId }, 'You’re no longer in this household'],
  ['that was deleted meanwhile', { kitchenId: undefined }, /^This recipe was deleted in the meantime/],
] as const)('what was written into a recipe %s is there after a reload', async (_which, given, said) => {
  const { user, unmount } = await openEditor({ images: [], ...given })
  await user.type(await field('Ingredients'), '{Enter}thyme')
  unmount()
  const { host, created, path } = await openAnew()
  expect(await screen.findByText(said)).toBeVisible()
  expect(await field('Ingredients')).toHaveValue('2 leeks\nthyme')
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save to my book' }))
  await waitFor(() => expect(created).toMatchObject([{ title: 'Soup', ingredients: '2 leeks\nthyme', imageIds: [] }]))
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  expect(host.holdsUnsavedChanges()).toBe(false)
})

test('a new recipe of a kitchen that the cook is in no more is said to be so at once, also after a reload', async () => {
  const { user, created } = await openAnew(`/edit-recipe/new?kitchen=${kitchenId}`)
  expect(await screen.findByText('You’re no longer in this household')).toBeVisible()
  await user.type(await field('Title'), 'Stew')
  await user.click(screen.getByRole('button', { name: 'Save to my book' }))
  await waitFor(() => expect(created).toMatchObject([{ title: 'Stew' }]))
})

test('a new recipe of a kitchen is not said to be lost while nobody can say', async () => {
  await openAnew(
    `/edit-recipe/new?kitchen=${kitchenId}`,
    answer(listKitchens, () => new Refusal(503)),
  )
  expect(await field('Title')).toBeVisible()
  expect(screen.queryByText('You’re no longer in this household')).not.toBeInTheDocument()
  expect(save()).toBeVisible()
})

test('a recipe that was really deleted is made anew by the same button', async () => {
  const { user, host, server } = await openEditor({ kitchenId: undefined, savedBy: undefined })
  await user.type(await field('Notes'), ' soup')
  server.isThere = false
  act(() => host.bus.emit('recipes:changed', { recipeId: idOf(700), change: 'deleted' }))
  expect(await screen.findByText(/^This recipe was deleted in the meantime/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save to my book' }))
  await waitFor(() => expect(server.created).toMatchObject([{ title: 'Soup', notes: 'thin soup' }]))
})
