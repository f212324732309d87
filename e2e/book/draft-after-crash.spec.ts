import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, expect, type Page, test } from '@playwright/test'
import { logIn, registerMember } from '../member.ts'
import { startServer } from '../server.ts'

/** Kills every process of the browser whose profile is in this folder. */
function killBrowser(folder: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder)) process.kill(Number(id), 'SIGKILL')
    } catch {
      // The process has ended in the meantime.
    }
  }
}

test('a draft is restored after the browser is killed within a second of the last keystroke', async ({
  launchOptions,
}) => {
  const server = await startServer()
  const cook = await registerMember(server.url)
  const folder = mkdtempSync(join(tmpdir(), 'potluck-browser-'))
  async function openEditor(): Promise<Page> {
    const context = await chromium.launchPersistentContext(folder, launchOptions)
    const page = context.pages()[0] ?? (await context.newPage())
    await logIn(page, cook)
    await page.goto(`${server.url}#/edit-recipe/new`)
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
    return page
  }
  try {
    const page = await openEditor()
    await page.getByRole('textbox', { name: 'Title' }).fill('Plum cake')
    await pause(900)
    killBrowser(folder)
    const next = await openEditor()
    await expect(next.getByRole('textbox', { name: 'Title' })).toHaveValue('Plum cake')
    await next.context().close()
  } finally {
    killBrowser(folder)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
