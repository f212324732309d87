import type { Locator, Page } from 'playwright-core'
import type { Book } from '../web/book.ts'

/** What a member does on a screen, by name, in order. */
export type Steps = Readonly<Record<string, (page: Page) => Promise<void>>>

/** Somebody looks before they tap again, and types on a phone at this pace, milliseconds. */
const pace = { tap: 500, letter: 250 } as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()

const tap = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).tap()
  await page.waitForTimeout(pace.tap)
}
const tapButton = (name: string | RegExp) => tap((page) => button(page, name))
const tapLink = (name: string | RegExp) => tap((page) => link(page, name))
const tapMenuItem = (name: string | RegExp) => tap((page) => page.getByRole('menuitem', { name }).first())

/** Types letter by letter, and deletes what was typed with as many keys. */
const typeAndDelete = (find: (page: Page) => Locator, text: string) => async (page: Page) => {
  await find(page).tap()
  await page.waitForTimeout(pace.tap)
  await page.keyboard.type(text, { delay: pace.letter })
  await page.waitForTimeout(pace.tap)
  for (const _ of text) await page.keyboard.press('Backspace', { delay: pace.letter / 2 })
  await page.waitForTimeout(pace.tap)
}

/** Adds so much text that it stays. */
const typeInto = (find: (page: Page) => Locator, text: string) => async (page: Page) => {
  await find(page).tap()
  await page.keyboard.type(text, { delay: pace.letter })
  await page.waitForTimeout(pace.tap)
}

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await page.waitForTimeout(pace.tap)
}

const goBack = async (page: Page) => {
  await page.goBack()
  await page.waitForTimeout(pace.tap)
}

/** A screen that no tap of this walk leads to. */
const open = (path: string) => async (page: Page) => {
  await page.evaluate((hash) => location.assign(hash), `#/${path}`)
  await page.waitForTimeout(2 * pace.tap)
}

const searchBox = (page: Page) => page.getByRole('searchbox').first()
const field = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true })
const place = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const inMenu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name })
const recipeAt = (at: number) => (page: Page) => page.getByRole('main').locator('a[href^="#/recipe/"]').nth(at)

const recipeList: Steps = {
  'list: search letter by letter': typeAndDelete(searchBox, 'chicken soup'),
  'list: search with operators': typeAndDelete(searchBox, '"olive oil" -garlic'),
  'list: search what is not there': typeAndDelete(searchBox, 'qwxzv'),
  'list: open filters': tapButton('Filter'),
  'list: filter by label': tapButton(/^dinner/),
  'list: close filters': press('Escape'),
  'list: remove filter': tapButton(/^Remove filter/),
  'list: open view': tapButton('Sorting and view'),
  'list: as tiles': tap((page) => page.getByRole('dialog').getByText('Tiles', { exact: true })),
  'list: as rows': tap((page) => page.getByRole('dialog').getByText('Rows', { exact: true })),
  'list: close view': press('Escape'),
  'list: select': tapButton('Select'),
  'list: select a recipe': tap((page) => page.getByRole('main').getByRole('listitem').nth(1).getByRole('button')),
  'list: select all': tapButton(/^Select all/),
  'list: end selection': tapButton('Stop selecting'),
}

const recipe: Steps = {
  'list: open a recipe': tap(recipeAt(0)),
  'recipe: one more': tapButton('One more'),
  'recipe: amount and units': tapButton('Amount and units'),
  'recipe: close amount and units': press('Escape'),
  'recipe: tick an ingredient': tap((page) => page.getByRole('checkbox').first()),
  'recipe: steps': tapButton('Steps'),
  'recipe: more actions': tapButton('More actions'),
  'recipe: to a shopping list': tapMenuItem('Add to shopping list'),
  'recipe: close the dialog': press('Escape'),
  'recipe: edit': tapLink('Edit'),
  'editor: title': typeInto(field('Title'), ' of mine'),
  'editor: ingredients': typeInto(field('Ingredients'), '\n2 cups flour'),
  'editor: instructions': typeInto(field('Instructions'), '\nBake for 20 minutes.'),
  'editor: leave': tapButton('Back'),
  'editor: keep the draft': tapButton('Keep draft and leave'),
  'recipe: cook': tap((page) => link(page, 'Cook').locator('visible=true')),
  'cook mode: next': tapButton('Next'),
  'cook mode: next again': tapButton('Next'),
  'cook mode: leave': tapButton('Back to the recipe'),
  'recipe: back to the list': tapButton('Back'),
  'list: what can I cook': tapLink('What can I cook?'),
  'what can I cook: search': typeInto(searchBox, 'oni'),
  'what can I cook: add': press('Enter'),
  'what can I cook: add garlic': tapButton('Add garlic'),
  'what can I cook: back': tapButton('Back'),
}

const planning = ({ listId, planId }: Book): Steps => ({
  'lists: open': tap(place('Lists')),
  'list of things: open': tap((page) => page.locator(`a[href="#/shopping-lists/${listId}"]`)),
  'list of things: tick': tap((page) => page.getByRole('checkbox').nth(3)),
  'list of things: add by letters': typeInto((page) => page.getByRole('combobox'), 'parsley'),
  'list of things: add': press('Enter'),
  'list of things: more': tapButton('More'),
  'list of things: close': press('Escape'),
  'list of things: about an item': tapButton(/^More about/),
  'list of things: close the item': press('Escape'),
  'plans: open': tap(place('Plans')),
  'plan: open': tap((page) => page.locator(`a[href="#/meal-planners/${planId}"]`).first()),
  'plan: next week': tapButton('Week after'),
  'plan: month': tap((page) => page.getByText('Month', { exact: true })),
  'plan: next month': tapButton('Month after'),
  'plan: week': tap((page) => page.getByText('Week', { exact: true })),
  'plan: today': tapButton('Today'),
  'plan: a dish': tapButton(/^Plan a dish for/),
  'plan: dish by letters': typeInto((page) => page.getByLabel('What there is to eat'), 'leek'),
  'plan: close the dish': tapButton('Close'),
  'plan: back': tapLink('Meal plans'),
})

const others: Steps = {
  'messages: open': tap(place('Messages')),
  'messages: a conversation': tapLink('Ben'),
  'conversation: write': typeInto(field('Message to Ben'), 'Soup, I think.'),
  'conversation: send': tapButton('Send'),
  'conversation: back': goBack,
  'menu: open': tapButton('Menu'),
  'menu: people': tap(inMenu('People')),
  'people: my profile': tapLink(/^Cook/),
  'profile: about me': typeInto(field('About me'), 'I cook'),
  'profile: back': goBack,
  'profile: leave': tapButton('Leave'),
  'menu: open again': tapButton('Menu'),
  'menu: labels': tap(inMenu('Labels')),
  'labels: find': typeAndDelete(searchBox, 'veg'),
  'labels: of one': tap((page) => page.getByRole('button', { name: /^What to do with/ }).first()),
  'labels: close': press('Escape'),
  'menu: and again': tapButton('Menu'),
  'menu: settings': tap(inMenu('Settings')),
  'settings: dark': tap((page) => page.getByText('Dark', { exact: true })),
  'settings: light': tap((page) => page.getByText('Light', { exact: true })),
  'settings: account': tapLink('Cook'),
  'account: back': goBack,
  'settings: import': tapLink('Bring recipes over'),
  'import: back': goBack,
  'settings: export': tapLink('Take recipes out'),
  'export: as JSON': tap((page) => page.getByText('JSON', { exact: true })),
  'export: back': goBack,
  'settings: shares': tapLink('What I share'),
  'shares: back': goBack,
  'add a recipe: open': open('add-recipe'),
  'add a recipe: write': typeInto(field('A link, or the recipe itself'), 'Pancakes'),
  'duplicates: open': open('list/duplicates'),
  'trash: open': open('list/trash'),
  'places: recipes': tap(place('Recipes')),
}

/** Closes the short lesson that a first use opens; it may come or not. */
export async function endLesson(page: Page): Promise<void> {
  const okay = button(page, 'Okay')
  if (await okay.isVisible()) await okay.tap()
}

/** Through all screens of a member. */
export const walkOf = (book: Book): Steps => ({ ...recipeList, ...recipe, ...planning(book), ...others })
