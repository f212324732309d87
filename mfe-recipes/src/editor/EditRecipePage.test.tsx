import { findLikelyDuplicates, type LikelyDuplicate } from '@potluck/api/duplicates'
import { addImageByLink, uploadImage } from '@potluck/api/images'
import { listLabels } from '@potluck/api/labels'
import { createRecipe, getRecipe, listRelated, type Recipe, updateRecipe } from '@potluck/api/recipes'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const edit = (path: string, ...answers: Answer[]) =>
  renderScreen(remote, path, {
    host: createTestHost({
      answers: [
        ...answers,
        answer(listLabels, () => []),
        answer(findLikelyDuplicates, () => []),
        silent(getRecipe),
        // The saved recipe is displayed if it loads in time.
        silent(listRelated),
      ],
      session: { capabilities: { highResImages: true, multipleImages: true, expandablePreviews: true } },
    }),
  })

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!
const idIn = (body: unknown): string => (body as { id: string }).id
const created = (body: unknown): Recipe => aRecipe({ id: idIn(body) })

afterEach(() => void Reflect.deleteProperty(crypto, 'randomUUID'))

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

test('a recipe without a title is not sent, and the title field displays an error', async () => {
  const { user, host } = await edit('/edit-recipe/new')
  await user.click(save())
  expect(await screen.findByText('A recipe needs a title.')).toBeInTheDocument()
  expect(await field('Title')).toHaveFocus()
  expect(host.happenings.requests.some(({ endpoint }) => endpoint === createRecipe)).toBe(false)
})

test('a failed create is retried with the same id, also with Ctrl+S, and opens the recipe', async () => {
  let tries = 0
  const { user, host, path } = await edit(
    '/edit-recipe/new',
    answer(createRecipe, ({ body }) => {
      tries += 1
      return tries === 1 ? new Refusal(503) : created(body)
    }),
  )
  const events: unknown[] = []
  host.subscribe('recipe:updated', (event) => events.push(event))
  await user.type(await field('Title'), 'Soup')
  await user.type(await field('Ingredients'), '1 onion{Enter}2 carrots')
  expect(host.holdsUnsavedChanges()).toBe(true)
  await user.click(save())
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  const [first, second] = host.happenings.requests.filter(({ endpoint }) => endpoint === createRecipe)
  expect(second?.body).toEqual(first?.body)
  expect(first?.body).toMatchObject({ title: 'Soup', ingredients: '1 onion\n2 carrots' })
  expect(events).toEqual([{ recipeId: idIn(first?.body), change: 'created' }])
  expect(host.holdsUnsavedChanges()).toBe(false)
})

test('a draft is restored after a reload and can be discarded', async () => {
  const first = await edit('/edit-recipe/new')
  await first.user.type(await field('Title'), 'Half a thought')
  first.unmount()
  const { user, host } = await edit('/edit-recipe/new')
  expect(await screen.findByText('Your unsaved changes are back')).toBeInTheDocument()
  expect(await field('Title')).toHaveValue('Half a thought')
  await user.click(screen.getByRole('button', { name: 'Start fresh' }))
  expect(await field('Title')).toHaveValue('')
  expect(host.holdsUnsavedChanges()).toBe(false)
})

test('a draft discarded on leaving is not restored', async () => {
  const first = await edit('/edit-recipe/new')
  await first.user.type(await field('Title'), 'Half a thought')
  first.host.discardDrafts()
  first.unmount()
  await edit('/edit-recipe/new')
  expect(await field('Title')).toHaveValue('')
})

test('a saved draft is not restored', async () => {
  const { user, path, unmount } = await edit(
    '/edit-recipe/new',
    answer(createRecipe, ({ body }) => created(body)),
  )
  await user.type(await field('Title'), 'Soup')
  await user.click(save())
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  unmount()
  await edit('/edit-recipe/new')
  expect(await field('Title')).toHaveValue('')
})

describe('a conflict with another save', () => {
  const mine = aRecipe({ title: 'Pancakes', version: 1 })
  async function conflict(there: Partial<Recipe> = {}, here: { notes?: string } = {}) {
    const theirs = aRecipe({ title: 'Crêpes', version: 2, ...there })
    const saves: unknown[] = []
    let reads = 0
    const view = await edit(
      `/edit-recipe/${mine.id}`,
      answer(getRecipe, () => {
        reads += 1
        return reads === 1 ? mine : theirs
      }),
      answer(updateRecipe, ({ body }) => {
        saves.push(body)
        const { replaces } = updateRecipe.body.parse(body)
        return replaces?.title === 'Crêpes' ? aRecipe({ title: 'Blini', version: 3 }) : new Refusal(409)
      }),
    )
    const title = await field('Title')
    await view.user.clear(title)
    await view.user.type(title, 'Blini')
    if (here.notes) await view.user.type(await field('Notes'), here.notes)
    await view.user.click(save())
    expect(await screen.findByText('This recipe was changed in the meantime')).toBeInTheDocument()
    expect(await screen.findByRole('group', { name: 'Title' })).toBeInTheDocument()
    expect(title).toHaveValue('Blini')
    return { ...view, saves }
  }

  test('my version can overwrite theirs', async () => {
    const { user, path, saves } = await conflict()
    expect(screen.getByRole('radio', { name: 'Title: Your version' })).toBeChecked()
    expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Save this version' }))
    await waitFor(() => expect(path()).toBe(`/recipe/${mine.id}`))
    expect(saves.at(-1)).toMatchObject({ title: 'Blini', replaces: { title: 'Crêpes' } })
  })

  test('their value of one field and my value of another can be saved', async () => {
    const { user, path, saves } = await conflict({ notes: 'thick' }, { notes: 'thin' })
    await user.click(screen.getByRole('radio', { name: 'Notes: Other version' }))
    await user.click(screen.getByRole('button', { name: 'Save this version' }))
    await waitFor(() => expect(path()).toBe(`/recipe/${mine.id}`))
    expect(saves.at(-1)).toMatchObject({ title: 'Blini', notes: 'thick', replaces: { title: 'Crêpes' } })
  })

  test('fields changed only by the other cook are listed and retained', async () => {
    const { user, path, saves } = await conflict({ source: 'Grandmother' })
    expect(screen.getByText('Changed only in the other version, and included here: Source.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save this version' }))
    await waitFor(() => expect(path()).toBe(`/recipe/${mine.id}`))
    expect(saves.at(-1)).toMatchObject({ title: 'Blini', source: 'Grandmother' })
  })
})

test('a save sends the fields it changes, so that other fields retain the changes of others', async () => {
  const mine = aRecipe({ title: 'Pancakes', notes: '', version: 1 })
  const saves: unknown[] = []
  const { user, host, path } = await edit(
    `/edit-recipe/${mine.id}`,
    answer(getRecipe, () => mine),
    answer(updateRecipe, ({ body }) => {
      saves.push(body)
      return { ...mine, title: 'Blini', notes: 'thin', version: 3 }
    }),
  )
  const events: unknown[] = []
  host.subscribe('recipe:updated', (event) => events.push(event))
  const title = await field('Title')
  await user.clear(title)
  await user.type(title, 'Blini')
  await user.click(save())
  await waitFor(() => expect(path()).toBe(`/recipe/${mine.id}`))
  expect(events).toEqual([{ recipeId: mine.id, change: 'saved' }])
  expect(saves).toMatchObject([{ title: 'Blini' }])
  expect(updateRecipe.body.parse(saves[0]).replaces).toEqual({ title: 'Pancakes' })
})

test('a web address without a scheme is saved with one', async () => {
  const { user, host, path } = await edit(
    '/edit-recipe/new',
    answer(createRecipe, ({ body }) => created(body)),
  )
  await user.type(await field('Title'), 'Lasagne')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.type(await field('Web address'), 'example.com/lasagne')
  await user.click(save())
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === createRecipe)?.body).toMatchObject({
    url: 'https://example.com/lasagne',
  })
})

test('photos upload when selected, a failed one can be retried, and their order is saved', async () => {
  let sent = 0
  const { user, host, path } = await edit(
    '/edit-recipe/new',
    answer(uploadImage, () => {
      sent += 1
      if (sent === 2) return new Refusal(503)
      return {
        id: idOf(200 + sent),
        location: 'images/a/large',
        medium: 'images/a/medium',
        thumbnail: 'images/a/thumbnail',
      }
    }),
    answer(createRecipe, ({ body }) => created(body)),
  )
  // The function is missing on plain http.
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  await user.type(await field('Title'), 'Cake')
  const files = ['one.jpg', 'two.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  await user.upload(screen.getByLabelText('Add photos'), files)
  expect(await screen.findByText('Upload failed')).toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText(/Some photos weren’t uploaded/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Upload failed')).not.toBeInTheDocument())
  await user.type(await field('Instructions'), 'Stir.{Enter}Bake.')
  await user.click(screen.getByRole('button', { name: 'Put to a step: photo 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Put to a step: photo 2' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Step' }), 'Bake.')
  await user.click(dialog.getByRole('button', { name: 'Put to a step' }))
  expect(await field('Instructions')).toHaveValue('Stir.\nBake. (photo 2)')
  await user.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }))
  await user.click(save())
  await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  const create = host.happenings.requests.find(({ endpoint }) => endpoint === createRecipe)
  const instructions = 'Stir.\nBake. (photo 1)'
  expect(create?.body).toMatchObject({ imageIds: [idOf(203), idOf(201)], instructions })
})

test('photos of an old draft that the server deleted are reported', async () => {
  const { user } = await edit(
    '/edit-recipe/new',
    answer(createRecipe, () => new Refusal(404)),
  )
  await user.type(await field('Title'), 'Cake')
  await user.click(save())
  expect(await screen.findByText(/no longer on the server/)).toBeInTheDocument()
})

test('a file that is not a photo is rejected before the upload', async () => {
  const { user, host } = await edit('/edit-recipe/new')
  const input = await screen.findByLabelText('Add photos')
  input.removeAttribute('accept')
  await user.upload(input, new File(['x'], 'recipe.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('This isn’t a photo we can read')).toBeInTheDocument()
  expect(host.happenings.requests.some(({ endpoint }) => endpoint === uploadImage)).toBe(false)
})

test('a photo is fetched from a web address, and a missing photo is reported', async () => {
  const requests: unknown[] = []
  const { user } = await edit(
    '/edit-recipe/new',
    answer(addImageByLink, ({ body }) => {
      requests.push(body)
      return new Refusal(400)
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Photo from the web' }))
  const address = await screen.findByRole('textbox', { name: 'Address of the photo' })
  await user.type(address, 'soup')
  await user.click(screen.getByRole('button', { name: 'Fetch' }))
  expect(screen.getByText('That’s not a web address.')).toBeInTheDocument()
  await user.clear(address)
  await user.type(address, 'example.com/soup.jpg')
  await user.click(screen.getByRole('button', { name: 'Fetch' }))
  expect(await screen.findByText('There’s no photo at this address.')).toBeInTheDocument()
  expect(requests).toEqual([{ url: 'https://example.com/soup.jpg' }])
})

describe('a probable duplicate', () => {
  const existing = aRecipe({
    id: idOf(31),
    title: 'Pancakes',
    version: 4,
    rating: 4,
    labels: [{ id: idOf(32), title: 'sweet' }],
    images: [{ id: idOf(33), location: 'images/33', medium: 'images/33/m', thumbnail: 'images/33/t' }],
  })
  const likely: LikelyDuplicate = { because: 'words', recipe: summaryOf(existing) }

  async function renderEditor(...answers: Answer[]) {
    const page = await edit(
      '/edit-recipe/new',
      answer(findLikelyDuplicates, () => [likely]),
      ...answers,
    )
    await page.user.type(await field('Title'), 'Best pancakes')
    await page.user.click(save())
    const list = await screen.findByRole('list', { name: 'You may already have this' })
    expect(within(list).getByText('Pancakes')).toBeInTheDocument()
    expect(page.host.happenings.requests.some(({ endpoint }) => endpoint === createRecipe)).toBe(false)
    return page
  }

  test('is saved as a separate recipe', async () => {
    const { user, path } = await renderEditor(answer(createRecipe, ({ body }) => created(body)))
    await user.click(screen.getByRole('button', { name: 'Keep both' }))
    await waitFor(() => expect(path()).toMatch(/^\/recipe\//))
  })

  test('replaces the existing recipe and retains its labels, stars and photos', async () => {
    const saves: unknown[] = []
    const { user, path } = await renderEditor(
      answer(getRecipe, () => existing),
      answer(updateRecipe, ({ body }) => {
        saves.push(body)
        return { ...existing, title: 'Best pancakes', version: 5 }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(path()).toBe(`/recipe/${existing.id}`))
    expect(saves).toMatchObject([{ title: 'Best pancakes', labels: ['sweet'], rating: 4, imageIds: [idOf(33)] }])
  })
})

test('lines are parsed while the cook types, and the cook can select an amount that was not recognized', async () => {
  const { user } = await edit('/edit-recipe/new')
  const lines = await field('Ingredients')
  await user.type(lines, '[[Batter]{Enter}2 cups flour{Enter}butter, a knob')
  const reading = await screen.findByRole('region', { name: 'Understood as' })
  expect(within(reading).getAllByText('2 ingredients · 1 without an amount')).not.toHaveLength(0)
  await user.click(within(reading).getByRole('button', { name: /butter, a knob/, hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'a' }))
  await user.click(screen.getByRole('button', { name: 'knob' }))
  expect(screen.getByText('a knob butter')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use this' }))
  expect(lines).toHaveValue('[Batter]\n2 cups flour\na knob butter')
  await waitFor(() => expect(within(reading).getAllByText('2 ingredients')).not.toHaveLength(0))
  await user.type(await field('Instructions'), 'Mix the flour for 5 minutes.')
  const steps = await screen.findByRole('region', { name: 'Found in the steps' })
  await waitFor(() => expect(within(steps).getByText('5 minutes')).toBeInTheDocument())
  expect(within(steps).getByText('Not used in any step: butter.')).toBeInTheDocument()
})

test('a mistyped unit is marked with what it is taken for, and a press writes it so', async () => {
  const { user } = await edit('/edit-recipe/new')
  const lines = await field('Ingredients')
  await user.type(lines, '2 tabelspoons sugar{Enter}3 cupcakes')
  const reading = within(await screen.findByRole('region', { name: 'Understood as' }))
  await waitFor(() => expect(reading.getAllByText('2 ingredients · \u2068tablespoons?\u2069')).not.toHaveLength(0))
  const meant = reading.getAllByRole('button', { name: /\?.*:/, hidden: true })
  expect(meant).toHaveLength(1)
  expect(meant[0]).toHaveAccessibleName('tablespoons? Change to: 2 tablespoons sugar')
  await user.click(reading.getByRole('button', { name: /^tablespoons\?/, hidden: true }))
  expect(lines).toHaveValue('2 tablespoons sugar\n3 cupcakes')
  await waitFor(() => expect(reading.getAllByText('2 ingredients')).not.toHaveLength(0))
  expect(reading.getByRole('button', { name: /^2 tablespoons sugar/, hidden: true })).toHaveFocus()
})
