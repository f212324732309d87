/**
 * Measures whether a book of 10,000 recipes scrolls without a hitch: `npm run bench:scroll [-- slowdown]`.
 *
 * A fresh server, real Chromium at phone size, both views, the CPU slowed down by the factor given (1 unless told). A
 * finger's pace for 100 screens, then ten jumps all over the book, as with a scroll bar. Then a shopping list of 1,000
 * lines is opened, scrolled and ticked, and a plan of a year opened and leafed through. Prints one JSON object: the
 * tasks of the page that took over 50 ms of processor time, the longest of them, and the most recipes drawn at once.
 * Processor time, since a task that others interrupt on a busy machine is not long.
 */
import { type Browser, chromium, type Page } from 'playwright-core'
import { importRecipes, registerCook } from '../server/cook.ts'
import { chromiumArgs, chromiumPath } from '../web/chromium.ts'
import { startServer } from '../web/server.ts'
import { measureLongList, measureLongPlan } from './long-list.ts'
import { type Tasks, tasksOf } from './task-times.ts'

interface Scrolling extends Tasks {
  readonly view: string
  /** Recipes that stood in the page at once, at most. */
  readonly drawn: number
}

const recipes = 10_000
const screens = 100
const jumps = 10

async function measure(browser: Browser, address: string, token: string, view: string, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await context.addInitScript(
    ([value = '', viewType = '']) => {
      localStorage.setItem('potluck:token', value)
      localStorage.setItem('potluck:preferences', JSON.stringify({ myRecipes: { viewType } }))
    },
    [token, view],
  )
  const page = await context.newPage()
  await page.goto(`${address}#/list/main`)
  await page.getByText('10,000 recipes').waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { done: drawn, ...tasks } = await tasksOf(browser, page, () => scroll(page))
  await context.close()
  return { view, ...tasks, drawn }
}

/** Scrolls as a cook does; gives the most recipes that stood in the page at once. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(
    async ([screenCount, jumpCount]) => {
      let drawn = 0
      const look = async () => {
        await new Promise(requestAnimationFrame)
        drawn = Math.max(drawn, document.querySelectorAll('main a[href*="#/recipe/"]').length)
      }
      const step = innerHeight / 12
      for (let frames = 0; frames < screenCount * 12; frames += 1) {
        scrollBy(0, step)
        await look()
      }
      for (let jump = 0; jump < jumpCount; jump += 1) {
        scrollTo(0, (document.documentElement.scrollHeight * ((jump * 7) % 10)) / 10)
        for (let frames = 0; frames < 30; frames += 1) await look()
      }
      return drawn
    },
    [screens, jumps] as const,
  )

const slowdown = Number(process.argv[2] ?? 1)
const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const views: Scrolling[] = []
try {
  const token = await registerCook(server.address)
  await importRecipes(server.address, token, recipes)
  for (const view of ['list', 'tiles']) views.push(await measure(browser, server.address, token, view, slowdown))
  const list = await measureLongList(browser, server.address, token, slowdown)
  const plan = await measureLongPlan(browser, server.address, token, slowdown)
  console.log(JSON.stringify({ recipes, slowdown, views, list, plan }, null, 2))
} finally {
  await browser.close()
  await server.stop()
}
