import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { befriend, openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

test('two people write one recipe of their kitchen and send it to a friend; the one who is removed while writing keeps the text', async ({
  browser,
}) => {
  const [anna, ben, frida] = [
    await registerCook(server.url, 'Anna'),
    await registerCook(server.url, 'Ben'),
    await registerCook(server.url, 'Frida'),
  ]
  const { id } = await anna.call<{ id: string }>('POST', 'kitchens', { name: 'Home' })
  const link = await anna.call<{ secret: string }>('POST', `kitchens/${id}/links`, {})
  await ben.call('POST', 'kitchen-links/accept', { secret: link.secret })
  await befriend(anna, frida)
  const soup = await anna.call<{ id: string }>('POST', `recipes?kitchen=${id}`, {
    title: 'Leek soup',
    ingredients: '2 leeks',
    instructions: 'Cook.',
    notes: 'thin',
  })
  const path = `/edit-recipe/${soup.id}`
  const hers = await openAs(browser, server.url, anna, path)
  await hers.setViewportSize({ width: 390, height: 844 })
  const bens = await openAs(browser, server.url, ben, path)
  const ingredients = hers.getByRole('textbox', { name: 'Ingredients' })

  await test.step('what Ben saves comes into her open form, and what she types too is offered by his name', async () => {
    await ingredients.press('Control+End')
    await ingredients.pressSequentially('\nthyme')
    await ingredients.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    const place = await ingredients.boundingBox()
    await bens.getByRole('textbox', { name: 'Notes' }).fill('with cream')
    await bens.getByRole('textbox', { name: 'Ingredients' }).fill('2 leeks\nbay leaf')
    await bens.getByRole('button', { name: 'Save' }).click()
    await expect(hers.getByText('Changed by Ben: Notes. It’s already in your form.')).toBeVisible()
    await expect(hers.getByText('Ben also changed this: Ingredients')).toBeVisible()
    await expect(hers.getByRole('textbox', { name: 'Notes' })).toHaveValue('with cream')
    await expect(ingredients).toBeFocused()
    expect((await ingredients.boundingBox())?.y).toBe(place?.y)
    await expect(ingredients).toHaveValue('2 leeks\nthyme')
    await hers.getByRole('button', { name: 'Compare' }).click()
    await expect(hers.getByText(/^Ben saved it: Just now/)).toBeVisible()
    await hers.getByRole('button', { name: 'Save this version' }).click()
    await expect(hers.getByRole('heading', { name: 'Leek soup', includeHidden: true }).first()).toBeVisible()
    const saved = await anna.call<{ ingredients: string; notes: string }>('GET', `recipes/${soup.id}`)
    expect(saved).toMatchObject({ ingredients: '2 leeks\nbay leaf\nthyme', notes: 'with cream' })
  })

  await test.step('the history names both', async () => {
    await hers.getByRole('button', { name: 'More actions' }).click()
    await hers.getByRole('menuitem', { name: 'History' }).click()
    const history = hers.getByRole('dialog')
    await expect(history.getByText('You changed after that: Ingredients')).toBeVisible()
    await expect(
      history
        .getByText('Ben changed after that: Notes and Ingredients')
        .or(history.getByText('Ben changed after that: Ingredients and Notes')),
    ).toBeVisible()
    await history.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('she sends it to a friend', async () => {
    await hers.getByRole('button', { name: 'Share' }).click()
    await hers.getByRole('button', { name: 'To a friend' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Send to Frida' }).click()
    await expect(hers.getByText('Sent to Frida')).toBeVisible()
    const [message] = await frida.call<{ recipe: { title: string } }[]>('GET', `messages?user=${anna.id}`)
    expect(message?.recipe.title).toBe('Leek soup')
  })

  await test.step('Ben is removed while he writes: he is told so, and keeps what he wrote', async () => {
    await bens.goto(`${server.url}#${path}`)
    await bens.setViewportSize({ width: 390, height: 844 })
    await bens.getByRole('textbox', { name: 'Notes' }).fill('with cream and nutmeg')
    await anna.call('DELETE', `kitchens/${id}/members/${ben.id}`)
    await expect(bens.getByText('You’re no longer in this household').first()).toBeVisible()
    await bens.getByRole('button', { name: 'Save to my book' }).click()
    await expect(bens.getByRole('heading', { name: 'Leek soup', includeHidden: true }).first()).toBeVisible()
    await expect(bens.getByText('with cream and nutmeg')).toBeVisible()
    const titles = async () =>
      (await ben.call<{ data: { title: string }[] }>('GET', 'recipes/by-page')).data.map(({ title }) => title)
    await expect.poll(titles).toEqual(['Leek soup'])
  })
})
