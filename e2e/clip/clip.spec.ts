import { expect, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from './foreign-site.ts'

let server: RunningServer
let site: ForeignSite

test.beforeAll(async () => {
  site = await startForeignSite()
  server = await startServer({ REACHABLE_NETWORKS: foreignNetwork })
})

test.afterAll(async () => {
  await server.stop()
  site.stop()
})

test('a cook clips a recipe by its link, and by the bookmarklet if the site refuses servers', async ({
  context,
  page,
}) => {
  const { token } = await registerMember(server.url)
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
  const errors = await collectErrors(page)
  const box = page.getByLabel('Link or recipe text')

  await test.step('an empty book offers the clip box; a link opens the review', async () => {
    await page.goto(server.url)
    await page.getByRole('main').getByRole('link', { name: 'Add a recipe' }).click()
    await box.fill(`${site.url}/crumble?utm_source=letter`)
    await box.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Plum crumble')
  })

  await test.step('the menu of a line moves it to the instructions; a tap adds a missing line', async () => {
    const ingredients = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Move or remove: Halve the plums before you begin.' }).click()
    await page.getByRole('menuitem', { name: 'Move to instructions' }).click()
    await expect(ingredients).toHaveCount(2)
    await page.getByRole('button', { name: 'A pinch of cinnamon does no harm.' }).click()
    await expect(ingredients).toHaveText(['600 g plums', '100 g oats', 'A pinch of cinnamon does no harm.'])
    const steps = page.getByRole('list', { name: 'Instructions' }).getByRole('listitem')
    await expect(steps.first()).toHaveText('Halve the plums before you begin.')
  })

  await test.step('the saved recipe has its photo', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: '600 g plums' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'View photo 1' })).toBeVisible()
  })

  await test.step('a link that was clipped before is recognized; several links are read together', async () => {
    await page.goto(`${server.url}#/edit-recipe/new?autofill-url=${encodeURIComponent(`${site.url}/crumble`)}`)
    await expect(page.getByText('You already have this one')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the box' }).click()
    await box.fill(`${site.url}/crumble\n${site.url}/gone`)
    await page.getByRole('button', { name: 'Read 2 links' }).click()
    await expect(page.getByText('1 recipe was already in the book.')).toBeVisible()
    await expect(page.getByText('Couldn’t reach the page.')).toBeVisible()
    await page.getByRole('link', { name: 'Add more links' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add a recipe' })).toBeVisible()
  })

  await test.step('a page that refuses servers is reported; the bookmarklet sends it from the browser', async () => {
    await box.fill(`${site.url}/stew`)
    await box.press('Enter')
    await expect(page.getByText('This site blocks Potluck')).toBeVisible()
    const code = await page.getByRole('link', { name: 'Save to Potluck' }).first().getAttribute('href')
    const foreign = await context.newPage()
    await foreign.goto(`${site.url}/stew`)
    const opened = foreign.waitForEvent('popup')
    // A bookmarklet runs with the rights of the user, whatever the policy of the page.
    const browser = await context.newCDPSession(foreign)
    const expression = decodeURIComponent((code ?? '').replace('javascript:', ''))
    await browser.send('Runtime.evaluate', { expression, userGesture: true })
    const review = await opened
    await expect(review.getByRole('textbox', { name: 'Title' })).toHaveValue('Lentil stew')
    await expect(review.getByText(`From ${foreignNetwork}`)).toBeVisible()
    expect(await review.evaluate(() => window.opener)).toBeNull()
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(review.getByRole('checkbox', { name: '200 g lentils' })).toBeVisible()
  })

  // The server answers a refused page with 4xx, which the browser logs as an error.
  expect(errors.filter((error) => !/status of 4\d\d/.test(error))).toEqual([])
})
