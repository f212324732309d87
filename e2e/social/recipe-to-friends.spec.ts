import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { befriend, openAs, registerCook } from './cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

test('three friends save, decline, search, mute and delete a recipe that was sent to them', async ({ browser }) => {
  const anna = await registerCook(server.url, 'Anna')
  const [ben, carl, dora] = [
    await registerCook(server.url, 'Ben'),
    await registerCook(server.url, 'Carl'),
    await registerCook(server.url, 'Dora'),
  ]
  for (const friend of [ben, carl, dora]) await befriend(anna, friend)
  const pie = await anna.call('POST', 'recipes', { title: 'Plum pie', ingredients: '12 plums' })
  await anna.call('POST', 'recipes', { title: 'Leek soup' })

  const hers = await openAs(browser, server.url, anna, `/recipe/${pie.id}`)
  const bens = await openAs(browser, server.url, ben, '/people')
  const carls = await openAs(browser, server.url, carl, '/messages')
  await expect(bens.getByRole('heading', { name: 'Friends' })).toBeVisible()

  await test.step('Anna sends the recipe to three friends together', async () => {
    await hers.getByRole('button', { name: 'Share' }).click()
    await hers.getByRole('button', { name: 'To a friend' }).click()
    const dialog = hers.getByRole('dialog')
    for (const name of ['Ben', 'Carl', 'Dora']) {
      const friend = dialog.getByRole('button', { name, exact: true })
      // A press that follows the press on "To a friend" at once is taken for a double tap.
      await expect(async () => {
        await friend.click()
        await expect(friend).toHaveAttribute('aria-pressed', 'true', { timeout: 200 })
      }).toPass()
    }
    await dialog.getByRole('textbox').fill('From my own tree')
    await dialog.getByRole('button', { name: 'Send to 3 friends' }).click()
    await expect(hers.getByText('Sent to 3 friends')).toBeVisible()
  })

  await test.step('Ben opens the notification and saves the recipe in the conversation', async () => {
    await bens.getByRole('button', { name: 'View' }).click()
    await expect(bens.getByText('From my own tree')).toBeVisible()
    await bens.getByRole('button', { name: 'Save to my book' }).click()
    await expect(bens.getByText('In your book')).toBeVisible()
    expect((await new AxeBuilder({ page: bens }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })

  await test.step('Carl declines the recipe and undoes it', async () => {
    await carls.getByRole('link', { name: 'Anna' }).click()
    await carls.getByRole('button', { name: 'No, thanks' }).click()
    await expect(carls.getByText('This recipe is no longer in your inbox.')).toBeVisible()
    await carls.getByRole('button', { name: 'Undo' }).click()
    await expect(carls.getByRole('link', { name: 'Plum pie' })).toBeVisible()
  })

  await test.step('a draft with two recipes survives a reload and is sent', async () => {
    await carls.getByRole('textbox').fill('Have you got more?')
    await carls.keyboard.press('Enter')
    await hers.goto(`${server.url}#/messages/${carl.id}`)
    await expect(hers.getByText('Have you got more?')).toBeVisible()
    await hers.getByRole('textbox').fill('Two of them')
    await hers.getByRole('button', { name: 'Attach recipes' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Plum pie' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Leek soup' }).click()
    await hers.getByRole('button', { name: 'Done · 2 recipes' }).click()
    await hers.reload()
    await expect(hers.getByRole('list', { name: 'Recipes to send' }).getByRole('listitem')).toHaveCount(2)
    await hers.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(carls.getByText('Two of them')).toBeVisible()
    await expect(carls.getByRole('link', { name: 'Leek soup' })).toBeVisible()
  })

  await test.step('Dora mutes Anna and still receives the message', async () => {
    const doras = await openAs(browser, server.url, dora, `/messages/${anna.id}`)
    await doras.getByRole('button', { name: 'More about Anna' }).click()
    await doras.getByRole('menuitem', { name: 'Mute' }).click()
    await expect(doras.getByText(/You won’t be notified/)).toBeVisible()
    await doras.goto(`${server.url}#/messages`)
    await expect(doras.getByText('Muted')).toBeAttached()
    await anna.call('POST', 'messages', { to: dora.id, body: 'Are you there?' })
    await expect(doras.getByText('Are you there?')).toBeVisible()
  })

  await test.step('search opens a message in its conversation, and Ben deletes it for himself', async () => {
    await bens.goto(`${server.url}#/messages`)
    await bens.getByRole('searchbox', { name: 'Search your messages' }).fill('TREE')
    await bens.getByRole('list', { name: 'Messages found' }).getByRole('link', { name: 'Anna' }).click()
    await expect(bens.getByText('You’re reading older messages.')).toBeVisible()
    await bens.getByRole('link', { name: 'Newest messages' }).click()
    await bens.getByRole('button', { name: 'More about this message' }).first().click()
    await bens.getByRole('menuitem', { name: 'Delete for me' }).click()
    await expect(bens.getByText('From my own tree')).toHaveCount(0)
    await hers.goto(`${server.url}#/messages/${ben.id}`)
    await expect(hers.getByText('From my own tree')).toBeVisible()
  })
})
