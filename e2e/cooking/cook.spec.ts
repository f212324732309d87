import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { press } from '../by-keyboard.ts'
import { complaintsOf, reportPolicyViolations } from '../complaints.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let cook: Member

test.beforeAll(async () => {
  server = await startServer()
  cook = await registerMember(server.url)
})

test.afterAll(() => server.stop())

async function writeRecipe(): Promise<string> {
  const response = await fetch(`${server.url}api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}` },
    body: JSON.stringify({
      title: 'Rice pudding',
      yield: '10-12 servings',
      ingredients: '200 g rice\n1 l milk\n2 eggs',
      instructions: 'Boil the rice for 10 minutes.\nWhisk the eggs into the milk.\nBake everything 25 to 30 minutes.',
    }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).id
}

/** A browser without a head shows no notifications: this one allows them, and notes them where all windows find them. */
const noteNotifications = (context: BrowserContext) =>
  context.addInitScript(() => {
    class Noted extends EventTarget {
      static permission = 'granted'
      onclick = null
      constructor(title: string) {
        super()
        localStorage.setItem('rung', `${localStorage.getItem('rung') ?? ''}${title}|`)
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Noted })
  })

const rung = (page: Page) => page.evaluate(() => localStorage.getItem('rung')?.split('|').filter(Boolean) ?? [])

/** How often a bell was struck in this window. */
const countStrokes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const strike = AudioContext.prototype.createOscillator
    Object.assign(globalThis, { strokes: 0 })
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      Object.assign(globalThis, { strokes: Number(Reflect.get(globalThis, 'strokes')) + 1 })
      return strike.call(this)
    }
  })

const strokesIn = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'strokes')))

const phone = { size: 'phone', scheme: 'light', language: 'en-us' } as const

test('a cook without a mouse cooks with two timers over a reload and a closed tab; one tab rings, once', async ({
  page,
  context,
}) => {
  const recipeId = await writeRecipe()
  await context.clock.install()
  await noteNotifications(context)
  await countStrokes(context)
  await reportPolicyViolations(context)
  const complaints = await complaintsOf(page)
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })
  const button = (name: string | RegExp, where: Page = page) => where.getByRole('button', { name, exact: true })

  await test.step('reads all words of the yield on the narrowest phone, on paper too', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${server.url}#/recipe/${recipeId}`)
    const yields = page.getByRole('group', { name: 'Yield' })
    await expect(yields.getByRole('textbox')).toHaveValue('10-12')
    const cutWords = () =>
      yields.evaluate((group) =>
        [...group.querySelectorAll('input, bdi, bdi > span, output')]
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ tagName }) => tagName),
      )
    expect(await cutWords()).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await cutWords()).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('begins to cook', async () => {
    await press(page, page.getByRole('link', { name: 'Cook' }).locator('visible=true'))
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expect(page.getByRole('list', { name: 'For this step' })).toHaveText('200 g rice')
    await checkScreen(page, 'cook mode', phone)
  })

  await test.step('starts a timer, and reads what it can do', async () => {
    await press(page, button('Start a timer: 10 min'))
    await expect(page.getByText('The timer rings as long as Potluck stays open.')).toBeVisible()
    await press(page, button('Details'))
    const sheet = page.getByRole('dialog', { name: 'Timers' })
    await expect(sheet.getByText('A notification appears, too.')).toBeVisible()
    await checkScreen(page, 'timers', phone)
    await page.keyboard.press('Escape')
    await expect(button(/^Step 1, 10 min/)).toBeVisible()
  })

  await test.step('goes on by pedal and space, and starts another', async () => {
    await page.keyboard.press('PageDown')
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await press(page, button('Start a timer: 30 min'))
    await expect(button(/^Step 3, 30 min/)).toBeVisible()
  })

  await test.step('finds both, and the step, after a reload', async () => {
    await page.reload()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await expect(button(/^Step 1, 10 min (9|10):\d\d$/)).toBeVisible()
    await expect(button(/^Step 3, 30 min (29|30):\d\d$/)).toBeVisible()
  })

  const other = await context.newPage()
  await test.step('sees them on a screen of another remote, in another tab, and closes the first', async () => {
    await other.addInitScript((kept) => localStorage.setItem('potluck:token', kept), cook.token)
    await other.goto(`${server.url}#/people`)
    await expect(button(/^Step 1, 10 min/, other)).toBeVisible()
    await page.close()
  })

  const third = await context.newPage()
  await test.step('has one of two tabs ring', async () => {
    await third.addInitScript((kept) => localStorage.setItem('potluck:token', kept), cook.token)
    await third.goto(`${server.url}#/labels`)
    await expect(button(/^Step 1, 10 min/, third)).toBeVisible()
    // The cook is here: the bell comes along.
    await third.keyboard.press('End')
    await context.clock.fastForward('10:00')
    for (const tab of [other, third]) await expect(button('Stop Step 1, 10 min', tab)).toBeVisible()
    await expect.poll(() => strokesIn(third)).toBeGreaterThan(0)
    expect(await strokesIn(other)).toBe(0)
    expect(await rung(third)).toEqual(['Step 1, 10 min: time is up'])
    await expect(third.getByRole('alert').filter({ hasText: 'Step 1, 10 min: time is up' })).toHaveCount(1)
  })

  await test.step('the tab that rings is killed: the other rings on; stopped there, all is quiet', async () => {
    await third.close()
    await other.keyboard.press('End')
    await context.clock.fastForward('00:02')
    await expect.poll(() => strokesIn(other)).toBeGreaterThan(0)
    expect(await rung(other)).toHaveLength(1)
    await press(other, button('Stop Step 1, 10 min', other))
    await expect(other.getByText('Step 1, 10 min: time is up')).toHaveCount(0)
    await expect(button(/^Step 3, 30 min 1\d:\d\d$/, other)).toBeVisible()
    await context.clock.fastForward('20:00')
    await expect(button('Stop Step 3, 30 min', other)).toBeVisible()
    await expect.poll(() => rung(other)).toEqual(['Step 1, 10 min: time is up', 'Step 3, 30 min: time is up'])
  })
  expect(complaints).toEqual([])
})
