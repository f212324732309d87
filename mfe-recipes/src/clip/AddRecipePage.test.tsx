import { type Clipping, clipLink, clipLinks, clipPicture, findByLink } from '@potluck/api/clip'
import { addImageByLink, uploadImage } from '@potluck/api/images'
import { wordOf } from '@potluck/api/kitchen-roles'
import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { getReadingModel, readByModel } from '@potluck/api/reading-model'
import { createRecipe, getRecipe, listRelated } from '@potluck/api/recipes'
import { preferencesSection } from '@potluck/platform/preferences'
import { blankTexts } from '@potluck/recipe/fields'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import remote from '../remote.tsx'
import { sharedPhotos } from '../shared-things/shared-things.ts'

window.scrollTo = () => {}
Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} })
HTMLElement.prototype.showPopover = () => {}

const link = 'https://kitchen.example/soup'
const recipe = {
  ...blankTexts,
  title: 'Soup',
  yield: '4 servings',
  source: 'Kitchen',
  url: link,
  ingredients: '2 beetroots\n1 l stock',
  instructions: 'Boil it.',
  images: ['https://kitchen.example/soup.jpg'],
}
const clipping: Clipping = {
  ...recipe,
  imageURL: recipe.images[0] ?? '',
  outcome: 'recipe',
  format: 'html',
  origins: { ingredients: { source: 'json-ld', certainty: 'sure' } },
  others: [],
  lines: ['2 beetroots', 'Serve with dill.'],
  isVideo: false,
  links: [],
  unproven: [],
  keywords: [],
}
const image = { id: idOf(7), location: 'images/7/large', medium: 'images/7/medium', thumbnail: 'images/7/thumbnail' }

/** The kitchens of the cook. */
let kitchens: Kitchen[] = []

afterEach(() => {
  kitchens = []
})

function showTo(multipleImages: boolean, path: string, answers: readonly Answer[]) {
  return renderScreen(remote, path, {
    host: createTestHost({
      session: { capabilities: { highResImages: true, multipleImages, expandablePreviews: true } },
      answers: [
        ...answers,
        answer(findByLink, () => []),
        answer(getReadingModel, () => ({ name: null })),
        answer(clipPicture, () => new Blob(['a picture'])),
        answer(getRecipe, () => aRecipe()),
        answer(listRelated, () => []),
        answer(listKitchens, () => ({ kitchens, invitations: [] })),
      ],
    }),
  })
}

const show = (path: string, ...answers: Answer[]) => showTo(false, path, answers)

// A draft of one test would be offered in the next.
beforeEach(() => localStorage.clear())

async function choose(user: Awaited<ReturnType<typeof show>>['user'], line: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Move or remove: ${line}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

const box = () => screen.findByLabelText('Link or recipe text')
const saved = answer(createRecipe, ({ body }) => ({ ...aRecipe(), ...(body as object) }))
const bodyOf = (host: ReturnType<typeof createTestHost>, endpoint: Answer['endpoint']) =>
  host.happenings.requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body)

test('a recipe is clipped from a link, reviewed and saved with its photo', async () => {
  const { user, host } = await show(
    '/add-recipe',
    answer(clipLink, () => clipping),
    answer(addImageByLink, () => image),
    saved,
  )
  await user.type(await box(), `${link}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Serve with dill.' }))
  await choose(user, 'Serve with dill.', 'Move to notes')
  expect(bodyOf(host, addImageByLink)).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, addImageByLink)).toEqual([{ url: 'https://kitchen.example/soup.jpg' }])
  expect(bodyOf(host, createRecipe)).toMatchObject([
    {
      title: 'Soup',
      ingredients: '2 beetroots\n1 l stock',
      notes: 'Serve with dill.',
      imageIds: [image.id],
      url: link,
    },
  ])
})

test.each([
  [true, [idOf(8), image.id]],
  [false, [idOf(8)]],
])('shared photos come before the photo of the page (multiple photos: %s)', async (multipleImages, imageIds) => {
  sharedPhotos.give([new File(['x'], '1.png', { type: 'image/png' })])
  const { user, host } = await showTo(multipleImages, `/add-recipe?link=${encodeURIComponent(link)}`, [
    answer(clipLink, () => clipping),
    answer(uploadImage, () => ({ ...image, id: idOf(8) })),
    answer(addImageByLink, () => image),
    saved,
  ])
  await screen.findByText('Your photo is included')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([{ imageIds }])
  expect(sharedPhotos.take()).toEqual([])
})

test('labels that the page suggests are taken by a tap, and its author and nutrition are saved', async () => {
  const { user, host } = await show(
    '/add-recipe',
    answer(clipLink, () => ({
      ...clipping,
      author: 'Ada Cook',
      nutrition: 'calories: 120 kcal',
      keywords: ['beet', 'winter', 'soup'],
      images: [],
    })),
    saved,
  )
  await user.type(await box(), `${link}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'winter' }))
  await user.click(screen.getByRole('button', { name: 'soup' }))
  await user.click(screen.getByRole('button', { name: 'soup' }))
  expect(screen.getByRole('group', { name: 'Suggested labels' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'winter', pressed: true })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([
    { author: 'Ada Cook', nutrition: 'calories: 120 kcal', labels: ['winter'] },
  ])
})

test('pictures of the page are offered to choose from and are fetched by the server two at a time', async () => {
  const images = ['a', 'b', 'c'].map((name) => `https://kitchen.example/${name}.jpg`)
  const first = Promise.withResolvers<Blob>()
  const pending = [first.promise]
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => ({ ...clipping, images })),
    { endpoint: clipPicture, reply: () => pending.pop() ?? new Promise(() => {}) },
    answer(addImageByLink, () => image),
    saved,
  )
  const photo = await screen.findByRole('radio', { name: 'Photo 2' })
  const requestCount = () => host.happenings.requests.filter(({ endpoint }) => endpoint === clipPicture).length
  await waitFor(() => expect(requestCount()).toBe(2))
  expect(screen.getByRole('radio', { name: 'Photo 1' })).toBeChecked()
  first.resolve(new Blob(['a picture']))
  await waitFor(() => expect(requestCount()).toBe(3))
  expect(photo.closest('fieldset')?.querySelectorAll('img')).toHaveLength(1)
  await user.click(photo)
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, addImageByLink)).toEqual([{ url: images[1] }])
})

/** The storage after the browser discarded the page without running its cleanup. */
function dropPage(view: Awaited<ReturnType<typeof show>>): void {
  const before = { ...localStorage }
  view.unmount()
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, String(value))
}

test('a reload restores the box and the clipped recipe', async () => {
  const first = await show(
    '/add-recipe',
    answer(clipLink, () => clipping),
  )
  await first.user.type(await box(), `${link}{Enter}`)
  await choose(first.user, '1 l stock', 'Move to instructions')
  dropPage(first)
  const again = await show('/add-recipe')
  await screen.findByRole('textbox', { name: 'Title' })
  expect(stepsNow().map(({ textContent }) => textContent)).toEqual(['1 l stock', 'Boil it.'])
  expect(screen.getByText('From kitchen.example')).toBeInTheDocument()
  await again.user.click(screen.getByRole('button', { name: 'Back to the box' }))
  expect(await box()).toHaveValue(link)
})

test('a reload restores the review of a text from the address', async () => {
  const path = `/add-recipe?text=${encodeURIComponent(recipeText)}`
  const first = await show(path)
  await choose(first.user, '1 l stock', 'Move to instructions')
  dropPage(first)
  await show(path)
  await screen.findByRole('textbox', { name: 'Title' })
  expect(stepsNow()).toHaveLength(3)
})

async function readAndLeave(leave: (user: Awaited<ReturnType<typeof show>>['user']) => Promise<void>) {
  const first = await show(
    '/add-recipe',
    answer(clipLink, () => clipping),
  )
  await first.user.type(await box(), `${link}{Enter}`)
  await choose(first.user, '1 l stock', 'Move to instructions')
  await leave(first.user)
  first.unmount()
  return show('/add-recipe')
}

test.each<[string, (user: Awaited<ReturnType<typeof show>>['user']) => Promise<void>]>([
  ['the arrow of the review', (user) => user.click(screen.getByRole('button', { name: 'Back to the box' }))],
  ['the way back of the device', async () => {}],
])('a recipe that was left by %s is offered again at the box', async (_, leave) => {
  const { user } = await readAndLeave(leave)
  expect(await box()).toHaveValue(link)
  await user.click(await screen.findByRole('button', { name: 'Continue with “Soup”' }))
  await screen.findByRole('textbox', { name: 'Title' })
  expect(stepsNow().map(({ textContent }) => textContent)).toEqual(['1 l stock', 'Boil it.'])
})

test('a recipe that was thrown away by name does not come back', async () => {
  const view = await readAndLeave(async () => {})
  await view.user.click(await screen.findByRole('button', { name: 'Discard “Soup”' }))
  expect(await box()).toHaveValue('')
  expect(await box()).toHaveFocus()
  view.unmount()
  await show('/add-recipe')
  expect(await box()).toHaveValue('')
  expect(screen.queryByRole('button', { name: /Go on with/ })).toBeNull()
})

test('another text in the box stays when the recipe is thrown away', async () => {
  const view = await readAndLeave(async () => {})
  await view.user.clear(await box())
  await view.user.type(await box(), '2 eggs')
  await view.user.click(await screen.findByRole('button', { name: 'Discard “Soup”' }))
  expect(await box()).toHaveValue('2 eggs')
})

test('a pasted text is not called a page', async () => {
  await showWritten()
  expect(await screen.findByRole('heading', { name: 'Original text' })).toBeVisible()
  expect(screen.queryByText('Text of the page')).toBeNull()
})

test('lines outside the recipe are collapsed', async () => {
  const lines = [
    'Log in',
    'Home',
    'Soups',
    'Newsletter',
    '2 beetroots',
    'Ad',
    'Boil it.',
    'Enjoy it with friends.',
    'x',
    'y',
    'z',
  ]
  const { user } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => ({ ...clipping, lines })),
  )
  const list = await screen.findByRole('list', { name: 'Text of the page' })
  const said = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(said()).toEqual(['2 beetroots', 'Boil it.', 'Enjoy it with friends.'])
  await user.click(screen.getByRole('button', { name: 'Show the whole page (11)' }))
  expect(said()).toEqual(lines)
})

test('a photo that cannot be fetched is reported and does not stop the save', async () => {
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => clipping),
    answer(addImageByLink, () => new Refusal(400, 'page-away')),
    saved,
  )
  await user.click((await screen.findAllByRole('button', { name: 'Save' }))[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([{ title: 'Soup', imageIds: [] }])
})

test('a pasted text is parsed in the browser without the server', async () => {
  const { user } = await show('/add-recipe')
  await user.click(await box())
  await user.paste('Toast\n2 slices bread\n10 g butter\nToast the bread and butter it.')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  const ingredients = await screen.findByRole('list', { name: 'Ingredients' })
  expect(
    within(ingredients)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['2 slices bread', '10 g butter'])
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Toast')
  expect(screen.getByRole('region', { name: 'Toast' })).toHaveFocus()
})

test.each([
  ['page-refuses', 422, 'This site blocks Potluck'],
  ['page-asks-consent', 422, 'This page asks for consent first'],
  ['page-away', 400, 'Couldn’t reach this page'],
  ['page-unreadable', 415, 'Couldn’t read this'],
])('a failed clip with %s is explained', async (code, status, message) => {
  await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => new Refusal(status, code)),
  )
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(await box()).toHaveValue(link)
})

test('the text of the box stays when the cook goes back from a review', async () => {
  const { user } = await show(
    '/add-recipe',
    answer(clipLink, () => clipping),
  )
  await user.type(await box(), `${link}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Back to the box' }))
  expect(await box()).toHaveValue(link)
})

test('a page without a recipe offers other ways to add one', async () => {
  await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => ({ ...clipping, outcome: 'no recipe' })),
  )
  expect(await screen.findByText('No recipe found there')).toBeInTheDocument()
  const bookmark = (await screen.findAllByText('Save to Potluck'))[0]
  expect(bookmark?.closest('a')?.getAttribute('href')).toMatch(/^javascript:.*hand-over/)
})

const video: Clipping = {
  ...clipping,
  outcome: 'no recipe',
  isVideo: true,
  title: 'Grandma’s soup',
  ingredients: '',
  instructions: '',
  lines: ['Grandma’s soup', '2 beetroots from the garden'],
  links: ['https://grandma.example/soup'],
}

test('a video without a recipe is reviewed and saved with its link and picture, and says what is missing', async () => {
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => video),
    answer(addImageByLink, () => image),
    saved,
  )
  expect(await screen.findByText('There’s no recipe below this video')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '2 beetroots from the garden' }))
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([
    { title: 'Grandma’s soup', url: link, ingredients: '2 beetroots from the garden', imageIds: [image.id] },
  ])
})

test('the page that a video names is read, and the video can be gone on with', async () => {
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, ({ query }) => (query.url === link ? video : { ...video, title: '', isVideo: false })),
  )
  await user.click(await screen.findByRole('button', { name: 'Read grandma.example' }))
  expect(await screen.findByText('No recipe found there')).toBeVisible()
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === clipLink)).toMatchObject([
    { query: { url: link } },
    { query: { url: 'https://grandma.example/soup' } },
  ])
  await user.click(screen.getByRole('button', { name: 'Continue with “Grandma’s soup”' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Grandma’s soup')
})

test('a video of which only the title was found says so', async () => {
  await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => ({ ...video, lines: [video.title], links: [] })),
  )
  expect(await screen.findByText('Only the title was found')).toBeVisible()
})

test('the yield and the times of what was read are corrected in their place, and an emptied one stays empty', async () => {
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => ({ ...clipping, yield: 'Serves 8 - Bake 45 minutes', activeTime: '8 min' })),
    answer(addImageByLink, () => image),
    saved,
  )
  const servings = await screen.findByRole('textbox', { name: 'Makes' })
  expect(servings).toHaveValue('Serves 8 - Bake 45 minutes')
  await user.clear(servings)
  await user.type(servings, 'Serves 8')
  await user.clear(screen.getByRole('textbox', { name: 'Active time' }))
  await user.type(screen.getByRole('textbox', { name: 'Total time' }), '45 minutes')
  await savePressed(user)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([{ yield: 'Serves 8', activeTime: '', totalTime: '45 minutes' }])
})

test('the link of a page that turns servers away can be kept and saved with a title', async () => {
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => new Refusal(422, 'page-refuses')),
    saved,
  )
  await user.click(await screen.findByRole('button', { name: 'Save link, type recipe' }))
  expect(await screen.findByText('There’s only the link')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Soup')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([{ title: 'Soup', url: link }])
})

const savePressed = async (user: Awaited<ReturnType<typeof show>>['user']) =>
  user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)

const modelReading = {
  title: 'Grandma’s soup',
  yield: 'for four',
  activeTime: '',
  totalTime: '',
  notes: '',
  ingredients: '2 beetroots\n500 g butter',
  instructions: 'Boil the beetroots.',
  unproven: [{ line: '500 g butter', words: ['500', 'butter'] }],
}
const talk = { ...clipping, lines: ['My grandma took two beetroots', 'and boiled the beetroots for four'] }

test('a page without a recipe is read by the model of the server on demand, and what it adds is marked', async () => {
  const { user, host } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => ({ ...talk, outcome: 'no recipe', ingredients: '', instructions: '' })),
    answer(getReadingModel, () => ({ name: 'small-cook' })),
    answer(readByModel, () => modelReading),
    answer(addImageByLink, () => image),
    saved,
  )
  expect(await screen.findByText(/offers the AI model “small-cook”/)).toBeVisible()
  expect(bodyOf(host, readByModel)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Read with AI' }))
  expect(await screen.findByText('Read by AI')).toBeVisible()
  expect(bodyOf(host, readByModel)).toEqual([{ text: talk.lines.join('\n') }])
  const ingredients = screen.getByRole('list', { name: 'Ingredients' })
  expect([...ingredients.querySelectorAll('mark')].map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '500',
    'butter',
  ])
  await savePressed(user)
  await screen.findByRole('heading', { level: 1 })
  expect(bodyOf(host, createRecipe)).toMatchObject([
    { title: 'Grandma’s soup', yield: 'for four', ingredients: '2 beetroots\n500 g butter', url: link },
  ])
})

test('a review is read anew by the model, and problems of the model are explained', async () => {
  const refusals = [new Refusal(503, 'model-away'), new Refusal(422, 'model-unreadable')]
  const { user } = await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => talk),
    answer(getReadingModel, () => ({ name: 'small-cook' })),
    answer(readByModel, () => refusals.shift() ?? { ...modelReading, ingredients: '', instructions: '' }),
  )
  const press = async () => user.click(await screen.findByRole('button', { name: 'Read with AI' }))
  await press()
  expect(await screen.findByText(/^It isn’t answering/)).toBeVisible()
  await press()
  expect(await screen.findByText(/^Its answer wasn’t a recipe/)).toBeVisible()
  await press()
  expect(await screen.findByText('The AI found no recipe in it either.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Ingredients' })).toHaveTextContent('1 l stock')
})

test('a server without a model offers none', async () => {
  await show(
    `/add-recipe?link=${encodeURIComponent(link)}`,
    answer(clipLink, () => talk),
  )
  await screen.findByRole('textbox', { name: 'Title' })
  expect(screen.queryByRole('button', { name: 'Read with AI' })).toBeNull()
})

test('the page from the bookmarklet is read once, and a missing page is reported', async () => {
  const html =
    '<h1>Stew</h1><h2>Ingredients</h2><ul><li>2 carrots</li><li>1 leek</li></ul><h2>Method</h2><p>Boil both of them until soft.</p>'
  const page = { origin: 'https://kitchen.example', url: 'https://kitchen.example/stew', html }
  sessionStorage.setItem('potluck:user:handed-page', JSON.stringify(page))
  const first = await show('/add-recipe?handed=page')
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Stew')
  expect(screen.getByText('From kitchen.example')).toBeInTheDocument()
  first.unmount()
  await show('/add-recipe?handed=page')
  expect(await screen.findByText('The page wasn’t sent')).toBeInTheDocument()
})

test('a recipe of the book with the same link is displayed', async () => {
  await renderScreen(remote, `/edit-recipe/new?autofill-url=${encodeURIComponent(link)}`, {
    host: createTestHost({
      answers: [
        answer(clipLink, () => clipping),
        answer(clipPicture, () => new Refusal(400, 'page-away')),
        answer(findByLink, () => [{ id: idOf(3), title: 'Old soup' }]),
        answer(listKitchens, () => ({ kitchens, invitations: [] })),
        answer(getReadingModel, () => ({ name: null })),
      ],
    }),
  })
  expect(await screen.findByText('You already have this one')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `#/recipe/${idOf(3)}`)
})

test('several links start a job, and the screen of imports opens', async () => {
  const { user, host } = await show(
    '/add-recipe',
    answer(clipLinks, () => ({ jobId: idOf(9) })),
  )
  await user.click(await box())
  await user.paste(`${link}\n${link}/2`)
  await user.click(screen.getByRole('button', { name: 'Read 2 links' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(host.happenings.paths.at(-1)).toBe(`/settings/import/any?job=${idOf(9)}`)
  expect(bodyOf(host, clipLinks)).toEqual([{ urls: [link, `${link}/2`], language: 'en-us' }])
})

test('refused links are reported at the box and stay in it', async () => {
  const { user } = await show(
    '/add-recipe',
    answer(clipLinks, () => new Refusal(429, 'too-many-jobs')),
  )
  await user.click(await box())
  await user.paste(`${link}\n${link}/2`)
  await user.click(screen.getByRole('button', { name: 'Read 2 links' }))
  expect(await screen.findByText('Too many requests')).toBeVisible()
  expect(await box()).toHaveValue(`${link}\n${link}/2`)
})

const recipeText = 'Soup\n\nIngredients\n2 beetroots\n1 l stock\n\nDirections\nBoil it.\nServe it.'

const stepsNow = () => within(screen.getByRole('list', { name: 'Instructions' })).getAllByRole('listitem')

async function moveOneAndGoBack(show: () => Promise<{ user: Awaited<ReturnType<typeof showTo>>['user'] }>) {
  const { user } = await show()
  await choose(user, '1 l stock', 'Move to instructions')
  expect(stepsNow().map(({ textContent }) => textContent)).toEqual(['1 l stock', 'Boil it.', 'Serve it.'])
  await user.click(screen.getByRole('button', { name: 'Back to the box' }))
  expect(await box()).toHaveValue(recipeText)
  return user
}

const showWritten = () => show(`/add-recipe?text=${encodeURIComponent(recipeText)}`)

test('moved lines stay in place when the cook goes back to the box and clips the same text again', async () => {
  const user = await moveOneAndGoBack(showWritten)
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  await screen.findByRole('textbox', { name: 'Title' })
  expect(stepsNow()).toHaveLength(3)
  expect(screen.queryByText(/^The text changed/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to the box' }))
  await user.click(await screen.findByRole('button', { name: 'Continue with “Soup”' }))
  expect(stepsNow()).toHaveLength(3)
})

const severalText =
  'Soup\n\n2 beetroots\n1 l stock\nBoil the beetroots in the stock.\n\nToast\n\n2 slices bread\n10 g butter\nToast the bread and butter it.\n\nTea\n\n1 l water\n2 tea bags\nPour the water on the tea bags.'

/** The button of another recipe of the text. */
const other = (name: string) =>
  within(screen.getByRole('list', { name: /more recipes? in the text$/ })).getByRole('button', { name })

test('the recipes of a text are looked over, left out and saved one by one', async () => {
  const { user, host } = await show(`/add-recipe?text=${encodeURIComponent(severalText)}`, saved)
  expect(await screen.findByText('2 more recipes in the text')).toBeVisible()
  await choose(user, '1 l stock', 'Remove')
  await user.click(other('Tea'))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Tea')
  expect(screen.getByRole('region', { name: 'Tea' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Skip this recipe' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Toast')
  await savePressed(user)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Soup'))
  expect(host.happenings.toasts.at(-1)?.message).toBe('“Toast” saved. 1 more to go.')
  expect(screen.queryByText(/in the text$/)).toBeNull()
  await savePressed(user)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(bodyOf(host, createRecipe)).toHaveLength(2))
  expect(bodyOf(host, createRecipe)).toMatchObject([
    { title: 'Toast', ingredients: '2 slices bread\n10 g butter' },
    { title: 'Soup', ingredients: '2 beetroots', instructions: 'Boil the beetroots in the stock.' },
  ])
})

test('recipes go into the book of the kitchen that the list showed last, or into another one that the cook chooses', async () => {
  kitchens = [
    aKitchen(),
    aKitchen({ id: idOf(41), name: 'Cabin' }),
    aKitchen({ id: idOf(42), name: 'Club', role: wordOf('reader') }),
  ]
  const kept = preferencesSection('myRecipes', z.object({ kitchenId: z.string().catch('') }))
  const { user, host } = await show('/add-recipe', saved)
  await act(async () => host.preferences.update(kept, { kitchenId: idOf(40) }))
  await user.click(await box())
  await user.paste(severalText)
  const book = () => screen.findByRole('combobox', { name: 'Save to' })
  expect(await book()).toHaveDisplayValue('Home')
  expect(
    within(await book())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['My book', 'Home', 'Cabin'])
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  await screen.findByText('2 more recipes in the text')
  await savePressed(user)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Toast'))
  await user.selectOptions(await book(), 'Cabin')
  await savePressed(user)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea'))
  await user.selectOptions(await book(), 'My book')
  await savePressed(user)
  await waitFor(() => expect(bodyOf(host, createRecipe)).toHaveLength(3))
  const sent = host.happenings.requests.filter(({ endpoint }) => endpoint === createRecipe)
  expect(sent.map(({ query }) => query)).toEqual([{ kitchen: idOf(40) }, { kitchen: idOf(41) }, {}])
})

test('many links are read into the book of a kitchen', async () => {
  kitchens = [aKitchen()]
  const { user, host } = await show(
    `/add-recipe?kitchen=${idOf(40)}`,
    answer(clipLinks, () => ({ jobId: idOf(9) })),
  )
  await user.click(await box())
  await user.paste(`${link}\n${link}/2`)
  await user.click(screen.getByRole('button', { name: 'Read 2 links' }))
  await screen.findByText('elsewhere')
  const [sent] = host.happenings.requests.filter(({ endpoint }) => endpoint === clipLinks)
  expect(sent?.query).toEqual({ kitchen: idOf(40) })
})

test('a reload restores the recipes of a text that are not saved yet', async () => {
  const path = `/add-recipe?text=${encodeURIComponent(severalText)}`
  const first = await show(path, saved)
  await screen.findByText('2 more recipes in the text')
  await savePressed(first.user)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Toast'))
  dropPage(first)
  await show('/add-recipe')
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Toast')
  expect(other('Tea')).toBeInTheDocument()
})

test('a corrected yield survives a reload, and while another recipe is looked over', async () => {
  const first = await show(`/add-recipe?text=${encodeURIComponent(severalText)}`)
  await first.user.type(await screen.findByRole('textbox', { name: 'Makes' }), 'Serves 4')
  dropPage(first)
  const { user } = await show('/add-recipe')
  const servings = () => screen.findByRole('textbox', { name: 'Makes' })
  expect(await servings()).toHaveValue('Serves 4')
  await user.click(other('Tea'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea'))
  expect(await servings()).toHaveValue('')
  await user.click(other('Soup'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Soup'))
  expect(await servings()).toHaveValue('Serves 4')
})

test('a text that only seems to be several recipes is read as one', async () => {
  const { user } = await show(`/add-recipe?text=${encodeURIComponent(severalText)}`)
  await user.click(await screen.findByRole('button', { name: 'Merge into one recipe' }))
  await waitFor(() => expect(screen.queryByText(/in the text$/)).toBeNull())
  expect(stepsNow().at(-1)).toHaveTextContent('Pour the water on the tea bags.')
})

test('a changed text is parsed again, and a warning says that moved lines are reset', async () => {
  const user = await moveOneAndGoBack(showWritten)
  await user.type(await box(), ' Warm.')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  expect(await screen.findByText(/^The text changed and was read again/)).toBeVisible()
  expect(stepsNow().map(({ textContent }) => textContent)).toEqual(['Boil it.', 'Serve it. Warm.'])
})

test('shared photos stay when the cook goes back to the box', async () => {
  sharedPhotos.give([new File(['x'], '1.jpg', { type: 'image/jpeg' })])
  const { user } = await showWritten()
  expect(await screen.findByText('Your photo is included')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to the box' }))
  await user.click(await screen.findByRole('button', { name: 'Continue with “Soup”' }))
  expect(await screen.findByText('Your photo is included')).toBeInTheDocument()
})
