import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../server.ts'

const folder = resolve(import.meta.dirname, '../../mfe-social')

const freePort = () =>
  new Promise<number>((resolvePort) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts what `pnpm --filter mfe-social standalone` starts, on a free port. */
async function startStandalone(productUrl: string) {
  const port = await freePort()
  const webpack = join(folder, 'node_modules/webpack/bin/webpack.js')
  const serving = spawn(
    process.execPath,
    [webpack, 'serve', '--mode', 'development', '--env', 'standalone', '--port', `${port}`],
    { cwd: folder, env: { ...process.env, PRODUCT_URL: productUrl }, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}/`
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass({ timeout: 50_000 })
  return {
    url,
    stop: () =>
      new Promise<void>((stopped) => {
        serving.once('exit', () => stopped())
        serving.kill()
      }),
  }
}

test('a standalone remote shows its screens against a real server in another language and theme, as guest and member', async ({
  page,
}) => {
  const server = await startServer()
  const standalone = await startStandalone(server.url)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => /-src|Content Security/.test(message.text()) && errors.push(message.text()))
  try {
    await page.goto(standalone.url)
    await page.getByText('Member', { exact: true }).click()
    await page.getByRole('button', { name: 'New cook' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()

    await page.getByLabel('Screen').selectOption('/people/my-profile')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada')
    await page.getByLabel('Address').fill('/messages')
    await page.getByLabel('Address').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()

    await page.getByLabel('Language').selectOption('he')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1, name: 'הודעות' })).toBeVisible()
    await page.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')

    await page.getByText('Guest', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Guest' })).toBeChecked()
    expect(errors).toEqual([])
  } finally {
    await standalone.stop()
    await server.stop()
  }
})
