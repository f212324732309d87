import { renameSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { reportPolicyViolations } from '../console-errors.ts'
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts'
import { logIn, registerMember } from '../member.ts'
import { type ServerOfCopy, startServerOfCopy } from '../server.ts'

interface Entry {
  id: string
  version: string
  contract: number
  enabled: boolean
  entry: string
  paths: string[]
  background: boolean
}

/**
 * An installation for one test: the served files, a network that can fail, and a member who is logged in. All tests
 * without settings of their own share one server, since the server stores no state of the files.
 */
export interface Installation {
  readonly server: ServerOfCopy
  readonly proxy: FaultProxy
  /** Changes the registry. */
  editRegistry(
    change: (registry: { schemaVersion: number; allowOverrides: boolean; remotes: Entry[] }) => void,
  ): Promise<void>
  /** Reads a file of the served folder. */
  read(path: string): Promise<string>
  /** Writes a file of the served folder, without a compressed copy; null removes it. */
  put(path: string, content: string | null): Promise<void>
  /** Deploys a remote's files as another version and removes the version that was there. */
  moveVersion(id: string, version: string): Promise<void>
  /** The live entry of a remote. */
  live(id: string): Promise<Entry>
  /** Opens an address of the product. */
  open(path: string): Promise<void>
  /** Lines of the browser's console, and uncaught errors. */
  readonly console: readonly string[]
}

const inFolder = (installation: { server: ServerOfCopy }, path: string) => join(installation.server.webRoot, path)

export const test = base.extend<
  { environment: NodeJS.ProcessEnv | null; installation: Installation },
  { sharedServer: ServerOfCopy }
>({
  environment: [null, { option: true }],
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await startServerOfCopy()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  installation: async ({ page, environment, sharedServer }, use) => {
    const server = environment ? await startServerOfCopy(environment) : sharedServer
    if (server === sharedServer) await server.restore()
    const proxy = await startFaultProxy(server.url)
    await logIn(page, await registerMember(server.url))
    const console: string[] = []
    page.on('console', (message) => {
      // Playwright blocks the service worker and logs it.
      if (!message.text().includes('blocked by Playwright')) console.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => console.push(`uncaught: ${error.message}`))
    await reportPolicyViolations(page)
    const registryFile = inFolder({ server }, 'remotes.json')
    const readRegistry = async () => JSON.parse(await readFile(registryFile, 'utf8'))
    const editRegistry: Installation['editRegistry'] = async (change) => {
      const registry = await readRegistry()
      change(registry)
      await writeFile(registryFile, JSON.stringify(registry))
    }
    await use({
      server,
      proxy,
      console,
      editRegistry,
      moveVersion: (id, version) =>
        editRegistry(({ remotes }) => {
          for (const entry of remotes) {
            if (entry.id !== id) continue
            const folder = inFolder({ server }, `remotes/${id}`)
            renameSync(join(folder, entry.version), join(folder, version))
            Object.assign(entry, { version, entry: entry.entry.replace(entry.version, version) })
          }
        }),
      read: (path) => readFile(inFolder({ server }, path), 'utf8'),
      async put(path, content) {
        for (const copy of ['', '.br', '.gz']) await rm(inFolder({ server }, path + copy), { force: true })
        if (content === null) return
        await mkdir(dirname(inFolder({ server }, path)), { recursive: true })
        await writeFile(inFolder({ server }, path), content)
      },
      async live(id) {
        return (await readRegistry()).remotes.find((entry: Entry) => entry.id === id)
      },
      async open(path) {
        await page.goto(`${proxy.url}#${path}`)
      },
    })
    await proxy.stop()
    if (server !== sharedServer) await server.stop()
  },
})

export { expect }

/** Text of the dialog that appears when a file did not arrive. */
const prompt = 'There was a connection interruption while loading this page. Do you want to reload the application?'

export const reloadPrompt = (page: Page) => page.getByRole('dialog').filter({ hasText: prompt })

/** Answers the question whether to reload with no. */
export async function declineReload(page: Page): Promise<void> {
  await reloadPrompt(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(reloadPrompt(page)).toHaveCount(0)
}

/** The failure panel that replaces a screen. */
export const failure = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })

/** Opens another remote by the menu and expects its screen. */
export async function expectTheRestToWork(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}
