import { expect, test } from './kitchen.ts'

test('a start that the connection interrupts is no blank page, and a reload recovers', async ({ page, kitchen }) => {
  kitchen.proxy.fail(/assets\/(?!main)[^/]*\.js/, { status: 503, type: 'text/plain', body: 'Busy' })
  await kitchen.open('/settings')
  await expect(page.getByRole('alert')).toContainText('There was a connection interruption while loading this page.')
  kitchen.proxy.fail(null)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a configuration that cannot be read is named', async ({ page, kitchen }) => {
  kitchen.proxy.fail(/config\.json/, { status: 500, type: 'text/plain', body: 'Broken' })
  await kitchen.open('/settings')
  await expect(page.getByRole('alert')).toContainText('Potluck could not start: config.json answered 500')
})
