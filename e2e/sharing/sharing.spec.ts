import { expect, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startForeignPage } from './foreign-page.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function writeRecipe({ token }: Member, draft: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(new URL('api/recipes', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  })
  return (await response.json()).id
}

test('a shared link opens for a guest, embeds in a blog, saves to a new book, prints, and can be revoked', async ({
  page,
  browser,
}) => {
  const anna = await registerMember(server.url, 'Anna')
  const recipeId = await writeRecipe(anna, {
    title: 'Plum crumble',
    yield: '4 servings',
    source: 'Aunt Mo',
    ingredients: '600 g plums\n[Top]\n100 g oats',
    instructions: 'Lay the plums into a dish.\nBake for 30 minutes.',
  })
  await writeRecipe(anna, { title: 'Lentil stew', ingredients: '200 g lentils' })
  await logIn(page, anna)
  const errors = await collectErrors(page)
  const share = page.getByRole('button', { name: 'Share' })
  let link = ''
  let code = ''

  await test.step('the owner makes a link', async () => {
    await page.goto(`${server.url}#/recipe/${recipeId}`)
    await share.click()
    await page.getByRole('button', { name: 'Links' }).click()
    await page.getByLabel('For whom').fill('Choir')
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByRole('heading', { name: 'Choir' })).toBeVisible()
    link = await page.getByLabel('Address').inputValue()
    await page.getByRole('button', { name: 'QR code' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the link to Plum crumble' })).toBeVisible()
    await page.getByRole('button', { name: 'On a website' }).click()
    code = await page.getByLabel('Code for your website').inputValue()
    await page.keyboard.press('Escape')
  })

  await test.step('a guest without JavaScript opens the link and ticks ingredients', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const stranger = await context.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: 'Plum crumble' })).toBeVisible()
    await stranger.getByRole('checkbox', { name: '600 g plums' }).check()
    await expect(stranger.getByText('Shared by Anna')).toBeVisible()
    expect(await stranger.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await context.close()
  })

  await test.step('a blog can embed the card but not the whole page', async () => {
    const context = await browser.newContext()
    const foreign = await startForeignPage(`${code}<iframe id="intact" src="${link}"></iframe>`)
    const blog = await context.newPage()
    await blog.goto(foreign.url)
    const card = blog.frameLocator('iframe[title="Plum crumble"]')
    await expect(card.getByText('600 g plums')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Open recipe' })).toHaveAttribute('target', '_blank')
    await expect(blog.frameLocator('#whole').getByText('600 g plums')).toHaveCount(0)
    const reached = await blog.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)
    expect(reached).toBeNull()
    await context.close()
    foreign.stop()
  })

  await test.step('a guest registers and saves the recipe', async () => {
    const context = await browser.newContext()
    const guest = await context.newPage()
    const guestErrors = await collectErrors(guest)
    await guest.goto(link)
    await guest.getByRole('link', { name: 'Save to my book' }).click()
    await guest.getByRole('link', { name: 'Start a book and save it' }).click()
    await guest.getByLabel('Name', { exact: true }).fill('Ben')
    await guest.getByLabel('Email').fill('ben@example.org')
    await guest.getByLabel('Password', { exact: true }).fill('mash beans 7 leeks')
    await guest.locator('[name=confirmPassword]').fill('mash beans 7 leeks')
    await guest.getByRole('button', { name: 'Create account' }).click()
    await guest.getByRole('button', { name: 'Save to my book' }).click()
    await expect(guest.getByRole('checkbox', { name: '100 g oats' })).toBeVisible()
    await expect(guest.getByText('Aunt Mo').first()).toBeVisible()
    expect(guestErrors).toEqual([])
    await context.close()
  })

  await test.step('the print dialog previews and opens the page to print', async () => {
    await share.click()
    await page.getByRole('button', { name: 'On paper' }).click()
    const sheet = page.frameLocator('iframe[title="Preview"]')
    await expect(sheet.getByRole('heading', { name: 'Plum crumble' })).toBeVisible()
    await page.getByRole('dialog').getByLabel('Layout').selectOption('Half page, compact')
    await page.getByLabel('Amounts', { exact: true }).selectOption('2×')
    await expect(sheet.locator('.compact').getByText('1.2 kg plums')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('dialog').getByRole('link', { name: 'Print' }).click()
    const paper = await opened
    await expect(paper.getByRole('heading', { name: 'Plum crumble' })).toBeVisible()
    expect(paper.url()).not.toContain(anna.token)
    await paper.close()
    await page.keyboard.press('Escape')
  })

  await test.step('several recipes print as a booklet with a table of contents', async () => {
    await page.goto(`${server.url}#/list/main`)
    await page.getByRole('link', { name: 'Lentil stew' }).click({ modifiers: ['ControlOrMeta'] })
    await page.getByRole('button', { name: 'Plum crumble' }).click()
    await page.getByRole('button', { name: 'Okay' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Print' }).click()
    await page.getByLabel('Booklet title').fill('For Ben')
    const booklet = page.frameLocator('iframe[title="Preview"]')
    await expect(booklet.getByRole('heading', { name: 'For Ben' })).toBeVisible()
    await expect(booklet.getByRole('navigation').getByRole('listitem')).toHaveText([/Lentil stew/, /Plum crumble/])
    await page.keyboard.press('Escape')
  })

  await test.step('a revoked link answers 404', async () => {
    await page.goto(`${server.url}#/shares`)
    await page.getByRole('button', { name: 'Turn off link to Plum crumble' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click()
    await expect(page.getByRole('heading', { name: 'You’re not sharing anything' })).toBeVisible()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const stranger = await context.newPage()
    const answer = await stranger.goto(link)
    expect(answer?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await context.close()
  })
  expect(errors).toEqual([])
})
