import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
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

async function ask(url: string, { token }: Member, method: string, path: string): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(new URL(`api/${path}`, url), { method, headers, ...(method === 'POST' && { body: '{}' }) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** Makes two members friends. @returns the id of the second */
async function befriend(url: string, one: Member, other: Member): Promise<string> {
  const [from, to] = [await ask(url, one, 'GET', 'users/'), await ask(url, other, 'GET', 'users/')]
  await ask(url, one, 'POST', `users/friends/${to.id}`)
  await ask(url, other, 'POST', `users/friends/${from.id}`)
  return to.id
}

const soup =
  'Tomato soup\n\nIngredients\n1 kg tomatoes\n2 onions\n\nMethod\nChop the onions.\nCook everything for an hour.'

interface Case {
  readonly title: string
  readonly path: (benId: string) => string
  /** Writes something. */
  readonly write: (page: Page) => Promise<void>
  /** Expects the text in its field. */
  readonly find: (page: Page) => Promise<void>
}

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message to Ben' })
const clipBox = (page: Page) => page.getByRole('textbox', { name: 'Link or recipe text' })

const cases: readonly Case[] = [
  {
    title: 'a recipe',
    path: () => '/edit-recipe/new',
    write: (page) => titleField(page).fill('Plum cake'),
    find: (page) => expect(titleField(page)).toHaveValue('Plum cake'),
  },
  {
    title: 'a message',
    path: (benId) => `/messages/${benId}`,
    write: (page) => messageField(page).fill('Shall we cook on Sunday?'),
    find: (page) => expect(messageField(page)).toHaveValue('Shall we cook on Sunday?'),
  },
  {
    title: 'a clip in review',
    path: () => '/add-recipe',
    async write(page) {
      await clipBox(page).fill(soup)
      await page.getByRole('button', { name: 'Read recipe' }).click()
      await titleField(page).fill('Sunday soup')
    },
    find: (page) => expect(titleField(page)).toHaveValue('Sunday soup'),
  },
]

for (const { title, path, write, find } of cases) {
  const tag = title === 'a recipe' ? [] : ['@rest']
  test(`the draft of ${title} is restored after the browser is killed within a second of the last keystroke`, {
    tag,
  }, async ({ launchOptions }) => {
    const server = await startServer()
    const cook = await registerMember(server.url)
    const benId = await befriend(server.url, cook, await registerMember(server.url, 'Ben'))
    const folder = mkdtempSync(join(tmpdir(), 'potluck-browser-'))
    async function open(): Promise<Page> {
      const context = await chromium.launchPersistentContext(folder, launchOptions)
      const page = context.pages()[0] ?? (await context.newPage())
      await logIn(page, cook)
      await page.goto(`${server.url}#${path(benId)}`)
      return page
    }
    try {
      const page = await open()
      await write(page)
      await pause(900)
      killBrowser(folder)
      const next = await open()
      await find(next)
      await next.context().close()
    } finally {
      killBrowser(folder)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
