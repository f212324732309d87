import { createApiClient } from '@potluck/api/client'
import { addMealPlanItems, createMealPlan } from '@potluck/api/meal-plans'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import type { Browser, Page } from 'playwright-core'
import { type Tasks, tasksOf } from './task-times.ts'

const things = ['onions', 'milk', 'flour', 'basil', 'cod fillets', 'rice', 'eggs', 'bread', 'soap', 'apples']

/** Lines of the longest list that there may be. */
const lines = 1_000

const clientOf = (address: string, token: string) => createApiClient({ base: `${address}api/`, token: () => token })

/** A page that shows the member a screen of the product that has nothing to load, at phone size. */
async function openPage(browser: Browser, address: string, token: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
  const page = await context.newPage()
  await page.goto(`${address}#/shopping-lists`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 4) {
      scrollTo(0, at)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })

/** Measures tasks of the page while a list of a thousand lines opens, is scrolled, and loses one to the basket. */
export async function measureLongList(browser: Browser, address: string, token: string, slowdown: number) {
  const api = clientOf(address, token)
  const { id } = (await api.call(createShoppingList, { body: { title: 'Long' } })).data
  const items = Array.from({ length: lines }, (_, at) => ({
    title: `${(at % 7) + 1} ${things[at % things.length]} ${String.fromCharCode(97 + (at % 26))}${Math.floor(at / 26)}`,
  }))
  await api.call(addShoppingListItems, { params: { id }, body: { items } })
  const page = await openPage(browser, address, token, slowdown)
  const measured: Record<string, Tasks> = {}
  const measure = async (name: string, act: () => Promise<unknown>) => {
    const { done: _done, ...tasks } = await tasksOf(browser, page, act)
    measured[name] = tasks
  }
  await measure('open', async () => {
    await page.evaluate((hash) => location.assign(hash), `#/shopping-lists/${id}`)
    await page.waitForFunction((count) => document.querySelectorAll('[data-items]').length >= count, lines)
    await page.waitForTimeout(500)
  })
  await measure('scroll', () => scrollThrough(page))
  await measure('tick', async () => {
    await page.getByRole('checkbox').first().click()
    // It sinks after a moment.
    await page.waitForTimeout(3_000)
  })
  await page.context().close()
  return { lines, ...measured }
}

/** Measures tasks of the page while a plan of a year opens and somebody turns its months. */
export async function measureLongPlan(browser: Browser, address: string, token: string, slowdown: number) {
  const api = clientOf(address, token)
  const { id } = (await api.call(createMealPlan, { body: { title: 'Year' } })).data
  const meals = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
  const dishes = Array.from({ length: 1_460 }, (_, at) => ({
    title: `Dish ${at}`,
    day: new Date(Date.now() + (Math.floor(at / 4) - 180) * 86_400_000).toISOString().slice(0, 10),
    meal: meals[at % 4],
  }))
  for (let at = 0; at < dishes.length; at += 500) {
    await api.call(addMealPlanItems, { params: { id }, body: { items: dishes.slice(at, at + 500) } })
  }
  const page = await openPage(browser, address, token, slowdown)
  const { done: _opened, ...open } = await tasksOf(browser, page, async () => {
    await page.evaluate((hash) => location.assign(hash), `#/meal-planners/${id}`)
    await page.getByRole('article').first().waitFor()
    await page.waitForTimeout(500)
  })
  await page.getByText('Month', { exact: true }).click()
  await page.waitForTimeout(500)
  const { done: _leafed, ...leaf } = await tasksOf(browser, page, async () => {
    for (let month = 0; month < 4; month += 1) {
      await page.getByRole('button', { name: 'Month after' }).click()
      await page.waitForTimeout(700)
    }
  })
  await page.context().close()
  return { dishes: dishes.length, open, leaf }
}
