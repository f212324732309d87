import { addCooking } from '@potluck/api/cookings'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { changePantry, getPantry } from '@potluck/api/pantry'
import { getRecipe, listRelated, rateRecipe } from '@potluck/api/recipes'
import { nutrientNames } from '@potluck/foods/food'
import { marksOf } from '@potluck/foods/marks'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { byName } from '@potluck/recipe/by-name'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aPantry, aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, type TestHostSettings } from '@potluck/testing/test-host'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const noKitchens = answer(listKitchens, () => ({ kitchens: [], invitations: [] }))

let number = 500

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollTo = () => {}
})

/** Each test has its own recipe, because the progress in a recipe is stored. */
const noNutrients = byName(
  nutrientNames.map((name) => ({ name })),
  () => null,
)

async function cook(changes: Parameters<typeof aRecipe>[0] = {}, settings: TestHostSettings = {}, ...more: Answer[]) {
  number += 1
  const recipe = aRecipe({
    id: idOf(number),
    ingredients: '2 eggs\n1 cup flour',
    instructions: 'Beat the eggs.\nFold in the flour.\nBake 25 to 30 minutes.',
    ...changes,
  })
  const host = createTestHost({
    ...settings,
    answers: [
      ...more,
      answer(getRecipe, () => recipe),
      answer(listRelated, () => []),
      noKitchens,
      answer(getPantry, () => aPantry()),
    ],
  })
  const view = await renderScreen(remote, `/recipe/${recipe.id}/cook`, { host })
  await screen.findByRole('heading', { level: 1, name: recipe.title })
  return { ...view, recipe }
}

const place = (number: number, total = 3) => screen.getByText(`Step ${number} of ${total}`)
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...init })
const step = () => screen.getByRole('article')

test('cook mode displays one step with its ingredients, and buttons go to the next and previous step', async () => {
  const { user } = await cook()
  expect(step()).toHaveTextContent('Beat the eggs.')
  expect(step()).not.toHaveTextContent('flour')
  const needed = within(step()).getByRole('list', { name: 'For this step' })
  expect(
    within(needed)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['2 eggs'])
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(step()).toHaveTextContent('Fold in the flour.')
  expect(step().parentElement).toHaveAttribute('aria-live', 'polite')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(place(1)).toBeInTheDocument()
})

test.each(['ArrowRight', ' ', 'PageDown', 'ArrowDown'])('the key "%s" goes to the next step', async (key) => {
  await cook()
  press(key)
  expect(place(2)).toBeInTheDocument()
})

test.each(['ArrowLeft', 'PageUp', 'ArrowUp'])(
  'the key "%s" goes to the previous step and stops at the first',
  async (key) => {
    await cook()
    press('PageDown')
    press(key)
    expect(place(1)).toBeInTheDocument()
    press(key)
    expect(place(1)).toBeInTheDocument()
  },
)

test('a step with meat opens the inner temperatures', async () => {
  const { user } = await cook({
    ingredients: '2 onions\n1 chicken',
    instructions: 'Chop the onions.\nRoast the chicken.',
    contents: { servings: null, nutrients: noNutrients, lines: [{ at: 1, contains: marksOf(['meat']) }] },
  })
  expect(screen.queryByRole('button', { name: 'Inner temperatures' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Inner temperatures' }))
  expect(await screen.findByRole('dialog', { name: 'Inner temperatures' })).toHaveTextContent('74 °C (165 °F)')
})

test('a pedal does not leave the last step, and keys for controls and the browser are ignored', async () => {
  const { path } = await cook()
  for (let times = 0; times < 9; times += 1) press('PageDown')
  expect(place(3)).toBeInTheDocument()
  press('ArrowLeft', { altKey: true })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Back' }), { key: ' ' })
  expect(place(3)).toBeInTheDocument()
  expect(path()).toContain('/cook')
})

test('arrow keys and swipes are reversed in right-to-left languages', async () => {
  await cook()
  document.documentElement.dir = 'rtl'
  press('ArrowLeft')
  expect(place(2)).toBeInTheDocument()
  swipe(100, 250)
  expect(place(3)).toBeInTheDocument()
  document.documentElement.dir = ''
})

function swipe(from: number, to: number, down = 0): void {
  const pointer = { pointerId: 1, pointerType: 'touch', isPrimary: true }
  const main = screen.getByRole('main')
  // jsdom has no PointerEvent: its fields are added by hand.
  const at = (event: Event, clientX: number, clientY: number) => Object.assign(event, pointer, { clientX, clientY })
  fireEvent(main, at(createEvent.pointerDown(main), from, 300))
  fireEvent(main, at(createEvent.pointerUp(main), to, 300 + down))
}

test('a swipe changes the step, and a short movement or a scroll does not', async () => {
  await cook()
  swipe(300, 280)
  swipe(300, 200, 200)
  expect(place(1)).toBeInTheDocument()
  swipe(300, 150)
  expect(place(2)).toBeInTheDocument()
  swipe(150, 300)
  expect(place(1)).toBeInTheDocument()
})

test('a double tap on Next moves one step and does not end cooking', async () => {
  const { user } = await cook()
  const next = screen.getByRole('button', { name: 'Next' })
  await user.dblClick(next)
  expect(place(2)).toBeInTheDocument()
  press('ArrowRight')
  expect(place(3)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toBe(next)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(place(3)).toBeInTheDocument()
})

test('a double tap on Next at the last step does not press Done', async () => {
  const { user } = await cook({ instructions: 'Mix.\nBake.' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(place(2, 2)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the end of cooking asks for stars and a note, and saves them to the recipe and the cooking log', async () => {
  const sent: unknown[] = []
  const { user, path, recipe } = await cook(
    { rating: null },
    {},
    answer(rateRecipe, ({ body }) => {
      sent.push(body)
      return {}
    }),
    answer(addCooking, ({ body }) => {
      sent.push(body)
      return { id: idOf(7), cookedAt: '2026-11-01T12:00:00.000Z', note: 'Less salt' }
    }),
  )
  press('PageDown')
  press('PageDown')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How was it?' }))
  await user.click(dialog.getByRole('radio', { name: '4 stars' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Less salt')
  await user.click(dialog.getByRole('button', { name: 'I cooked this' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${recipe.id}`))
  await waitFor(() => expect(sent).toEqual([{ rating: 4 }, expect.objectContaining({ note: 'Less salt' })]))
  expect(localStorage.getItem('potluck:user:cooking-progress')).not.toContain(recipe.id)
})

test('the end of cooking asks once what is used up, and portions go into the freezer', async () => {
  const sent: unknown[] = []
  const { user, recipe } = await cook(
    { instructions: 'Bake.' },
    {},
    answer(getPantry, () =>
      aPantry(newPantryThing('eggs'), newPantryThing('flour'), newPantryThing('salt', { always: true })),
    ),
    answer(changePantry, ({ body }) => {
      sent.push(body)
      return { reference: idOf(8) }
    }),
    answer(addCooking, () => ({ id: idOf(7), cookedAt: '2026-11-01T12:00:00.000Z', note: '' })),
  )
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How was it?' }))
  await user.click(await dialog.findByRole('button', { name: 'eggs' }))
  expect(dialog.queryByRole('button', { name: 'salt' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'One portion more' }))
  await user.click(dialog.getByRole('button', { name: 'I cooked this' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      { used: ['eggs'] },
      { put: [{ title: recipe.title, portions: 1, place: 'freezer', recipeId: recipe.id }] },
    ]),
  )
})

test('one press skips the question, and closing it returns to the step', async () => {
  const { user, host, path, recipe } = await cook({ instructions: 'Bake.' })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(place(1, 1)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${recipe.id}`))
  expect(host.changes.all.get().changes).toEqual([])
})

test('the recipe of another cook ends without a question', async () => {
  const { user, path, recipe } = await cook({ instructions: 'Bake.', isOwner: false })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${recipe.id}`))
})

test('cook mode resumes at the same step, and at the first step after Done', async () => {
  const first = await cook()
  press(' ')
  press(' ')
  first.unmount()
  const host = createTestHost({
    answers: [answer(getRecipe, () => first.recipe), answer(listRelated, () => []), answer(getPantry, () => aPantry())],
  })
  const again = await renderScreen(remote, `/recipe/${first.recipe.id}/cook`, { host })
  await screen.findByText('Step 3 of 3')
  await again.user.click(screen.getByRole('button', { name: 'Done' }))
  await again.user.click(await screen.findByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(again.path()).toBe(`/recipe/${first.recipe.id}`))
  expect(localStorage.getItem('potluck:user:cooking-progress')).not.toContain(first.recipe.id)
})

test('Escape and the close button return to the recipe', async () => {
  const { path, recipe } = await cook()
  press('Escape')
  await waitFor(() => expect(path()).toBe(`/recipe/${recipe.id}`))
})

test('the close button opens the recipe, and Back from there does not return to cook mode', async () => {
  const { host, path, recipe, user } = await cook(
    {},
    {},
    answer(listLabels, () => []),
  )
  host.navigate('/labels')
  await waitFor(() => expect(path()).toBe('/labels'))
  host.navigate(`/recipe/${recipe.id}/cook`)
  await user.click(await screen.findByRole('button', { name: 'Back to the recipe' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${recipe.id}`))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).toBe('/labels'))
})

test('the recipe has one entry in the history after cook mode', async () => {
  const { host, path, recipe, user } = await cook(
    {},
    {},
    answer(listLabels, () => []),
  )
  host.navigate('/labels')
  host.navigate(`/recipe/${recipe.id}`)
  const [cookLink] = await screen.findAllByRole('link', { name: 'Cook' })
  if (cookLink) await user.click(cookLink)
  await user.click(await screen.findByRole('button', { name: 'Back to the recipe' }))
  await waitFor(() => expect(path()).toBe(`/recipe/${recipe.id}`))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).toBe('/labels'))
})

test('ingredients open with one press, are scaled and can be ticked', async () => {
  const { user } = await cook()
  await user.click(screen.getByRole('button', { name: 'Ingredients' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Ingredients' }))
  await user.click(drawer.getByRole('checkbox', { name: '2 eggs' }))
  expect(drawer.getByRole('checkbox', { name: '2 eggs' })).toBeChecked()
  press('ArrowRight')
  expect(place(1)).toBeInTheDocument()
})

test('each duration of a step offers a timer named after the recipe, the deed and the step', async () => {
  const { user, host, recipe } = await cook({ instructions: '[Dough]\nBake 25 to 30 minutes.' })
  await user.click(await screen.findByRole('button', { name: 'Start timer: 25 min' }))
  expect(screen.getByRole('button', { name: 'Start timer: 30 min' })).toBeInTheDocument()
  expect(host.happenings.timers).toEqual([
    { name: 'Bake, Step 1, Dough, 25 min', about: recipe.title, path: `/recipe/${recipe.id}/cook`, seconds: 1500 },
  ])
})

test('a running timer opens the timers instead of a second timer', async () => {
  const running = {
    id: 'a',
    name: 'Bake, Step 3, 25 min',
    about: 'Pancakes',
    path: null,
    length: 1,
    state: { is: 'running', endsAt: 1, rungAt: null },
  } as const
  const { user, host } = await cook({}, { timers: [running] })
  press('PageDown')
  press('PageDown')
  const chip = await screen.findByRole('button', { name: 'Timer running: 25 min' })
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await user.click(chip)
  expect(host.happenings.timers).toEqual(['open'])
})

test('the screen stays awake by preference, also after the page was hidden', async () => {
  const locks: { released: boolean }[] = []
  const request = async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const { user, host } = await cook()
  await waitFor(() => expect(locks).toHaveLength(1))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(locks).toHaveLength(2))
  const awake = screen.getByRole('button', { name: 'Keep the screen on' })
  expect(awake).toHaveAttribute('aria-pressed', 'true')
  await user.click(awake)
  expect(host.preferences.get()[recipeDetails.name]).toMatchObject({ enableWakeLock: false })
  expect(locks.at(-1)?.released).toBe(true)
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the voice of the browser reads the step in its language, and no button is displayed without a voice', async () => {
  const quiet = await cook()
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull()
  quiet.unmount()

  const utterances: { text: string; lang: string; onend: (() => void) | null }[] = []
  let cancelled = 0
  class Utterance {
    lang = ''
    onend: (() => void) | null = null
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const speech = {
    getVoices: () => [{}],
    speak: (utterance: Utterance) => void utterances.push(utterance),
    cancel: () => {
      cancelled += 1
    },
  }
  Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance })
  const { user } = await cook({ ingredients: '2 ביצים', instructions: 'לטרוף את **הביצים**.\nלאפות.' })
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  expect(utterances.map(({ text, lang }) => [text, lang])).toEqual([['לטרוף את הביצים.', 'he']])
  await user.click(screen.getByRole('button', { name: 'Stop reading' }))
  await user.click(screen.getByRole('button', { name: 'Read aloud' }))
  const before = cancelled
  press('PageDown')
  expect(cancelled).toBeGreaterThan(before)
  await user.click(await screen.findByRole('button', { name: 'Read aloud' }))
  act(() => utterances.at(-1)?.onend?.())
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeInTheDocument()
  Reflect.deleteProperty(globalThis, 'speechSynthesis')
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
})

test('the text size changes within limits', async () => {
  const { user, container } = await cook()
  const view = container.querySelector('[data-text-size]')
  expect(view).toHaveAttribute('data-text-size', 'medium')
  for (let times = 0; times < 5; times += 1) await user.click(screen.getByRole('button', { name: 'Larger text' }))
  expect(view).toHaveAttribute('data-text-size', 'huge')
  for (let times = 0; times < 9; times += 1) await user.click(screen.getByRole('button', { name: 'Smaller text' }))
  expect(view).toHaveAttribute('data-text-size', 'small')
})

test('cook mode explains a recipe without steps and a deleted recipe', async () => {
  await cook({ instructions: '' })
  expect(screen.getByText('No instructions yet.')).toBeInTheDocument()
  const host = createTestHost({ answers: [answer(getRecipe, () => new Refusal(404))] })
  await renderScreen(remote, `/recipe/${idOf(9)}/cook`, { host })
  expect(await screen.findByText('This recipe isn’t in your book')).toBeInTheDocument()
})

test('the recipe page offers cook mode and timers under its steps', async () => {
  const { recipe } = await cook()
  const host = createTestHost({ answers: [answer(getRecipe, () => recipe), answer(listRelated, () => [])] })
  await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  const links = await screen.findAllByRole('link', { name: 'Cook' })
  expect(links[0]).toHaveAttribute('href', `#/recipe/${recipe.id}/cook`)
  expect(await screen.findByRole('button', { name: 'Start timer: 30 min' })).toBeInTheDocument()
})
