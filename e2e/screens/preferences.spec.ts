import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { logIn, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

/** The preferences of docs/preferences.md, each with the place where it is set. */
function documented(): ReadonlyMap<string, string> {
  const rows = readFileSync(new URL('../../docs/preferences.md', import.meta.url), 'utf8').matchAll(
    /^\| (?<names>`[^|]+`) \| [^|]+ \| (?<place>[^|;]+)[^|]* \|/gm,
  )
  const found = new Map<string, string>()
  let last = ''
  for (const { groups } of rows) {
    const { names = '', place = '' } = groups ?? {}
    if (place.trim() !== 'there') last = place.trim()
    const [section = '', ...all] = [...names.matchAll(/\w+/g)].map(([word]) => word)
    for (const name of all) found.set(`${section}.${name}`, last)
  }
  return found
}

const stored = (page: Page): Promise<Record<string, Record<string, unknown>>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('potluck:preferences') ?? '{}'))

/** Uses a control and takes it back. @returns the preferences that it changes */
async function changedBy(page: Page, use: () => Promise<unknown>, back: () => Promise<unknown>): Promise<string[]> {
  const before = await stored(page)
  await use()
  const after = await stored(page)
  await back()
  return Object.entries(after).flatMap(([section, values]) =>
    Object.keys(values)
      .filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[section]?.[name]))
      .map((name) => `${section}.${name}`),
  )
}

const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click())

/** Uses each control within a part of the page. @returns the preferences that they change */
async function changedWithin(page: Page, part: Locator): Promise<ReadonlySet<string>> {
  const found: string[] = []
  for (const control of await part.locator('input[role=switch], button[aria-pressed]').all())
    found.push(
      ...(await changedBy(
        page,
        () => press(control),
        () => press(control),
      )),
    )
  for (const group of await part.getByRole('radiogroup').all()) {
    const chosen = group.locator('input:checked')
    const value = (await chosen.count()) === 1 ? await chosen.inputValue() : null
    if (value === null) continue
    for (const other of await group.locator('input:not(:checked)').all()) {
      const back = () => press(group.locator(`input[value="${value}"]`))
      found.push(...(await changedBy(page, () => press(other), back)))
    }
  }
  for (const select of await part.locator('select').all()) {
    const value = await select.inputValue()
    const values = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
    const other = values.find((one) => one !== value) ?? value
    found.push(
      ...(await changedBy(
        page,
        () => select.selectOption(other),
        () => select.selectOption(value),
      )),
    )
  }
  return new Set(found)
}

test('each preference has one control, at the place that docs/preferences.md says', async ({ page }) => {
  const member = await registerMember(server.url)
  const call = async (path: string, body: object): Promise<{ id: string }> => {
    const answer = await fetch(new URL(`api/${path}`, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
  const soup = { title: 'Soup', labels: ['Quick'], ingredients: '1 onion', instructions: 'Fry it.' }
  const recipe = await call('recipes', soup)
  const list = await call('shoppingLists', { title: 'Market' })
  await logIn(page, member)

  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const opening = (name: string) =>
    page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
  const places: Readonly<Record<string, () => Promise<Locator>>> = {
    settings: async () => {
      const part = await open('#/settings', main)
      for (const late of [/^Messages/, /^Meal plans/]) await page.getByRole('switch', { name: late }).waitFor()
      return part
    },
    'settings, Display': () => open('#/settings/display', main),
    'about, Accessibility': () => open('#/about/accessibility', main),
    'list of recipes, Sort and view': () => open('#/list/main', dialog, 'Sort and view'),
    'list of recipes, Filter': () => open('#/list/main', dialog, 'Filter'),
    'recipe, while cooking': async () => {
      await open(`#/recipe/${recipe.id}`, main, 'Cook')
      await page.getByRole('button', { name: 'Keep the screen on' }).waitFor()
      return page.locator('body')
    },
    'list, menu, View options': async () => {
      await open(`#/shopping-lists/${list.id}`, main, 'More')
      await page.getByRole('menuitem', { name: 'View options' }).click()
      await dialog.waitFor()
      return dialog
    },
  }
  async function open(address: string, part: Locator, opener?: string): Promise<Locator> {
    await page.goto('about:blank')
    await page.goto(`${server.url}${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (opener) await opening(opener).first().click()
    else await part.locator('input').first().waitFor()
    await part.waitFor()
    return part
  }

  const found = new Map<string, string[]>()
  for (const [place, go] of Object.entries(places)) {
    const changed = await changedWithin(page, await go())
    for (const name of changed) found.set(name, [...(found.get(name) ?? []), place])
  }
  for (const [name, place] of documented()) {
    expect.soft(found.get(name), name).toEqual([place])
  }
})
