import { uploadImage } from '@potluck/api/images'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { createRecipe, getRecipe, listRelated, type Recipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { type Answer, Refusal, type SeenRequest } from '@potluck/testing/answers'
import { aKitchen, aRecipe, idOf } from '@potluck/testing/fixtures'
import { aNetwork } from '@potluck/testing/network'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { rate } from './book-changes.ts'

const kitchenId = idOf(40)

const soup = aRecipe({ title: 'Soup', notes: 'thin' })

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

/** A server that is unreachable from `cutOff` until `connect`; recipes can be read before. */
async function showOffline(path: string, changed: (request: SeenRequest) => unknown, theirs: () => Recipe | Refusal) {
  const { through, cutOff, connect } = aNetwork()
  const answers: Answer[] = [
    { endpoint: getRecipe, reply: through(theirs) },
    { endpoint: listLabels, reply: through(() => []) },
    { endpoint: listKitchens, reply: through(() => ({ kitchens: [aKitchen({ id: kitchenId })], invitations: [] })) },
    { endpoint: listRelated, reply: through(() => []) },
    ...[createRecipe, updateRecipe, rateRecipe, uploadImage].map((endpoint) => ({ endpoint, reply: through(changed) })),
  ]
  const host = createTestHost({
    answers,
    session: { capabilities: { highResImages: true, multipleImages: true, expandablePreviews: true } },
  })
  const view = await renderScreen(remote, path, { host })
  return {
    ...view,
    sent: () => host.happenings.requests.map(({ endpoint, body }) => ({ endpoint, body })),
    cutOff,
    connect: () => connect(host),
  }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!
const picture = new File(['a picture'], 'pie.png', { type: 'image/png' })
const image = { id: soup.id, location: 'images/a/large', medium: 'images/a/medium', thumbnail: 'images/a/thumbnail' }

test('a recipe written offline opens, and is sent with its photo after a reconnect', async () => {
  const arrived: SeenRequest[] = []
  const createdIn = (request: SeenRequest) => {
    arrived.push(request)
    return request.endpoint === uploadImage ? image : aRecipe({ id: createRecipe.body.parse(request.body).id ?? '' })
  }
  const { user, host, path, cutOff, connect } = await showOffline('/edit-recipe/new', createdIn, () => soup)
  await user.type(await field('Title'), 'Pie')
  cutOff()
  await user.upload(screen.getByLabelText('Add photos'), picture)
  expect(await screen.findByRole('img', { name: /Photo 1/ })).toBeInTheDocument()
  await user.click(save())
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  // The changes of a test are in memory only.
  expect(await screen.findByText(/^This browser can’t store anything/)).toBeInTheDocument()
  expect(host.happenings.toasts).toEqual([])
  expect(await screen.findByRole('heading', { name: 'Pie' })).toBeInTheDocument()
  connect()
  await waitFor(() => expect(arrived.map(({ endpoint }) => endpoint)).toEqual([uploadImage, createRecipe]))
  expect(createRecipe.body.parse(arrived[1]?.body).imageIds).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText(/^This browser can’t store anything/)).not.toBeInTheDocument())
})

test('an edit in conflict with another device is compared, and the choice is saved', async () => {
  let theirs = soup
  const { user, host, path, cutOff, connect, sent } = await showOffline(
    `/edit-recipe/${soup.id}`,
    ({ body }) => (updateRecipe.body.parse(body).replaces?.notes === theirs.notes ? theirs : new Refusal(409)),
    () => theirs,
  )
  await user.clear(await field('Notes'))
  await user.type(await field('Notes'), 'thick')
  cutOff()
  await user.click(save())
  await waitFor(() => expect(path()).toBe(`/recipe/${soup.id}`))
  theirs = { ...soup, notes: 'with cream', version: soup.version + 1 }
  connect()
  expect(await screen.findByText('Your changes aren’t saved')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', `#/edit-recipe/${soup.id}`)
  host.navigate(`/edit-recipe/${soup.id}`)
  const notes = await screen.findByRole('group', { name: 'Notes' })
  expect(within(notes).getByText('thick')).toBeInTheDocument()
  expect(notes).toHaveTextContent('with cream')
  await user.click(screen.getByRole('button', { name: 'Save this version' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${soup.id}`))
  const saves = sent().filter(({ endpoint }) => endpoint === updateRecipe)
  expect(saves.at(-1)?.body).toMatchObject({ notes: 'thick', replaces: { notes: 'with cream' } })
  expect(host.changes.all.get().changes).toEqual([])
})

test('an edit of a deleted recipe can be saved as a new recipe', async () => {
  let isGone = false
  const { user, path, cutOff, connect, sent } = await showOffline(
    `/edit-recipe/${soup.id}`,
    ({ endpoint, body }) =>
      endpoint === createRecipe ? aRecipe({ id: createRecipe.body.parse(body).id ?? '' }) : new Refusal(404),
    () => (isGone ? new Refusal(404) : soup),
  )
  await user.type(await field('Notes'), ' and hot')
  cutOff()
  await user.click(save())
  await waitFor(() => expect(path()).toBe(`/recipe/${soup.id}`))
  isGone = true
  connect()
  const keepButton = await screen.findByRole('button', { name: 'Save as a new recipe' })
  await screen.findByText('This recipe isn’t in your book')
  expect(screen.queryByRole('link', { name: 'Cook' })).toBeNull()
  await user.click(keepButton)
  await waitFor(() => expect(path()).not.toBe(`/recipe/${soup.id}`))
  const [created] = sent().filter(({ endpoint }) => endpoint === createRecipe)
  expect(created?.body).toMatchObject({ title: 'Soup', notes: 'thin and hot' })
})

test.each([
  ['an edit', 'removed from', `/edit-recipe/${soup.id}`, new Refusal(404)],
  ['an edit', 'made a guest of', `/edit-recipe/${soup.id}`, new Refusal(403, 'read-only')],
  ['a new recipe', 'removed from', `/edit-recipe/new?kitchen=${kitchenId}`, new Refusal(404)],
  ['a new recipe', 'made a guest of', `/edit-recipe/new?kitchen=${kitchenId}`, new Refusal(403, 'read-only')],
])('%s of a kitchen that the cook was %s meanwhile becomes a recipe of their own', async (_what, _how, at, refusal) => {
  const ofKitchen = { ...soup, kitchenId, images: [image], savedBy: null }
  const { user, path, cutOff, connect, sent } = await showOffline(
    at,
    ({ endpoint, query, body }) =>
      endpoint === createRecipe && query.kitchen === undefined
        ? aRecipe({ id: createRecipe.body.parse(body).id ?? '' })
        : refusal,
    () => ofKitchen,
  )
  const title = await field('Title')
  await user.clear(title)
  await user.type(title, 'Stew')
  cutOff()
  await user.upload(screen.getByLabelText(/photos/), picture)
  expect((await screen.findAllByRole('img', { name: /Photo/ })).length).toBeGreaterThan(0)
  await user.click(save())
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  const before = path()
  connect()
  expect(await screen.findByText(/^You can’t edit in its household anymore, or/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save as a new recipe' }))
  await waitFor(() => expect(path()).not.toBe(before))
  const created = sent().findLast(({ endpoint }) => endpoint === createRecipe)
  expect(created?.body).toMatchObject({ title: 'Stew', imageIds: [] })
  await waitFor(() => expect(screen.queryByText(/^You can’t edit/)).not.toBeInTheDocument())
})

test('an edit whose photo is refused is not reported as a deleted recipe, and opens in the editor', async () => {
  const { user, host, path, cutOff, connect, sent } = await showOffline(
    `/edit-recipe/${soup.id}`,
    ({ endpoint, body }) => {
      if (endpoint === uploadImage) return new Refusal(415)
      return updateRecipe.body.parse(body).imageIds?.length === 0 ? soup : new Refusal(404)
    },
    () => soup,
  )
  await user.type(await field('Notes'), ' and hot')
  cutOff()
  await user.upload(screen.getByLabelText('Add photos'), picture)
  expect(await screen.findByRole('img', { name: /Photo 1/ })).toBeInTheDocument()
  await user.click(save())
  await waitFor(() => expect(path()).toBe(`/recipe/${soup.id}`))
  connect()
  expect(await screen.findByText(/^A photo couldn’t be saved/)).toBeInTheDocument()
  host.navigate(screen.getByRole('link', { name: 'Open and save' }).getAttribute('href')?.slice(1) ?? '')
  await waitFor(async () => expect(await field('Notes')).toHaveValue('thin and hot'))
  // The file is uploaded again, and the photo displays its problem.
  expect(await screen.findByText('This isn’t a photo we can read')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Remove photo/ }))
  await user.click(save())
  await waitFor(() => expect(path()).toBe(`/recipe/${soup.id}`))
  const saves = sent().filter(({ endpoint }) => endpoint === updateRecipe)
  expect(saves.at(-1)?.body).toMatchObject({ notes: 'thin and hot', imageIds: [] })
  expect(host.changes.all.get().changes).toEqual([])
})

test('a refused rating of a deleted recipe is reported and can be discarded', async () => {
  const { user, host } = await showOffline(
    `/recipe/${soup.id}`,
    () => new Refusal(404),
    () => soup,
  )
  await screen.findByRole('heading', { name: 'Soup' })
  act(() => host.changes.add(rate(soup, 5)))
  const note = await screen.findByText('This recipe was deleted in the meantime.')
  expect(note).toBeInTheDocument()
  await user.click(within(document.body).getByRole('button', { name: 'Discard my changes' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
  expect(host.changes.all.get().changes).toEqual([])
})

test('a change that can never be saved is forgotten when the cook leaves the screen that said so', async () => {
  const { host } = await showOffline(
    `/recipe/${soup.id}`,
    () => new Refusal(404),
    () => soup,
  )
  await screen.findByRole('heading', { name: 'Soup' })
  act(() => host.changes.add(rate(soup, 5)))
  await screen.findByText('This recipe was deleted in the meantime.')
  expect(host.changes.all.get().changes).toHaveLength(1)
  act(() => host.navigate(`/recipe/${soup.id}/cook`))
  await waitFor(() => expect(host.changes.all.get().changes).toEqual([]))
})
