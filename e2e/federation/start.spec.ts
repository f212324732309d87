import { expect, test } from './installation.ts'

test('a start without all scripts shows an error, and a reload recovers', async ({ page, installation }) => {
  installation.proxy.fail(/assets\/(?!main)[^/]*\.js/, { status: 503, type: 'text/plain', body: 'Busy' })
  await installation.open('/settings')
  await expect(page.getByRole('alert')).toContainText('There was a connection interruption while loading this page.')
  installation.proxy.fail(null)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a start names a configuration that cannot be read', async ({ page, installation }) => {
  installation.proxy.fail(/config\.json/, { status: 500, type: 'text/plain', body: 'Broken' })
  await installation.open('/settings')
  await expect(page.getByRole('alert')).toContainText('Potluck couldn’t start: config.json answered 500')
})
