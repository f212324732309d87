import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { collectErrors, reportPolicyViolations } from '../console-errors.ts'
import { press } from '../keyboard.ts'
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

/** Replaces notifications, which a headless browser does not show: their titles are stored for all windows. */
const recordNotifications = (context: BrowserContext) =>
  context.addInitScript(() => {
    class RecordedNotification extends EventTarget {
      static permission = 'granted'
      onclick = null
      constructor(title: string) {
        super()
        localStorage.setItem('notifications', `${localStorage.getItem('notifications') ?? ''}${title}|`)
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: RecordedNotification })
  })

const notifications = (page: Page) =>
  page.evaluate(() => localStorage.getItem('notifications')?.split('|').filter(Boolean) ?? [])

/** Counts the strokes of the bell in each window. */
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

test('cook mode works by keyboard; timers survive a reload and a closed tab, and ring in one tab', async ({
  page,
  context,
}) => {
  const recipeId = await writeRecipe()
  await context.clock.install()
  await recordNotifications(context)
  await countStrokes(context)
  await reportPolicyViolations(context)
  const errors = await collectErrors(page)
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })
  const button = (name: string | RegExp, where: Page = page) => where.getByRole('button', { name, exact: true })

  await test.step('the yield is not cut off at 320 px or in print', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${server.url}#/recipe/${recipeId}`)
    const yields = page.getByRole('group', { name: 'Makes' })
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

  await test.step('the cook opens cook mode', async () => {
    await press(page, page.getByRole('link', { name: 'Cook' }).locator('visible=true'))
    await expect(page.getByText('Step 1 of 3').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'For this step' })).toHaveText('200 g rice')
    await checkScreen(page, 'cook mode', phone)
  })

  await test.step('the cook starts a timer and reads its details', async () => {
    await press(page, button('Start timer: 10 min'))
    await expect(page.getByText('The timer rings while Potluck is open.')).toBeVisible()
    await press(page, button('Details'))
    const sheet = page.getByRole('dialog', { name: 'Timers' })
    await expect(sheet.getByText('You’ll get a notification, too.')).toBeVisible()
    await checkScreen(page, 'timers', phone)
    await page.keyboard.press('Escape')
    await expect(button(/^Boil the rice, Step 1, 10 min/)).toBeVisible()
  })

  await test.step('Page Down and the arrow key go on; the cook starts a second timer', async () => {
    await page.keyboard.press('PageDown')
    await expect(page.getByText('Step 2 of 3').first()).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Step 3 of 3').first()).toBeVisible()
    await press(page, button('Start timer: 30 min'))
    await expect(button(/^Bake everything, Step 3, 30 min/)).toBeVisible()
  })

  await test.step('a reload restores the step and both timers', async () => {
    await page.reload()
    await expect(page.getByText('Step 3 of 3').first()).toBeVisible()
    await expect(button(/^Boil the rice, Step 1, 10 min (9|10):\d\d$/)).toBeVisible()
    await expect(button(/^Bake everything, Step 3, 30 min (29|30):\d\d$/)).toBeVisible()
  })

  const other = await context.newPage()
  await test.step('another tab shows the timers in another remote after the first is closed', async () => {
    await other.addInitScript((value) => localStorage.setItem('potluck:token', value), cook.token)
    await other.goto(`${server.url}#/people`)
    await expect(button(/^Boil the rice, Step 1, 10 min/, other)).toBeVisible()
    await page.close()
  })

  const third = await context.newPage()
  await test.step('one of two tabs rings', async () => {
    await third.addInitScript((value) => localStorage.setItem('potluck:token', value), cook.token)
    await third.goto(`${server.url}#/labels`)
    await expect(button(/^Boil the rice, Step 1, 10 min/, third)).toBeVisible()
    // Key presses move the bell to this tab.
    await third.keyboard.press('End')
    await context.clock.fastForward('10:00')
    for (const tab of [other, third]) await expect(button('Stop Boil the rice, Step 1, 10 min', tab)).toBeVisible()
    await expect.poll(() => strokesIn(third)).toBeGreaterThan(0)
    expect(await strokesIn(other)).toBe(0)
    expect(await notifications(third)).toEqual(['Boil the rice, Step 1, 10 min: time’s up'])
    await expect(third.getByRole('alert').filter({ hasText: 'Boil the rice, Step 1, 10 min: time’s up' })).toHaveCount(
      1,
    )
  })

  await test.step('the other tab rings when the ringing tab is closed, until the cook stops it', async () => {
    await third.close()
    await other.keyboard.press('End')
    await context.clock.fastForward('00:02')
    await expect.poll(() => strokesIn(other)).toBeGreaterThan(0)
    expect(await notifications(other)).toHaveLength(1)
    await press(other, button('Stop Boil the rice, Step 1, 10 min', other))
    await expect(other.getByText('Boil the rice, Step 1, 10 min: time’s up')).toHaveCount(0)
    await expect(button(/^Bake everything, Step 3, 30 min 1\d:\d\d$/, other)).toBeVisible()
    await context.clock.fastForward('20:00')
    await expect(button('Stop Bake everything, Step 3, 30 min', other)).toBeVisible()
    await expect
      .poll(() => notifications(other))
      .toEqual(['Boil the rice, Step 1, 10 min: time’s up', 'Bake everything, Step 3, 30 min: time’s up'])
  })
  expect(errors).toEqual([])
})
