import { readFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import postcss from 'postcss'
import { builtWebRoot } from '../server.ts'
import { expect, test } from './kitchen.ts'

interface MenuEntry {
  path: string
  words: { 'en-us': { title: string } }
}

/** What the files of each built remote promise, whatever its source says. Each is opened by its first menu entry. */
const menus: Record<string, Record<string, [MenuEntry]>> = JSON.parse(
  readFileSync(join(builtWebRoot, 'menus.json'), 'utf8'),
)
const remotes = JSON.parse(readFileSync(join(builtWebRoot, 'remotes.json'), 'utf8')).remotes.map(
  ({ id, version }: { id: string; version: string }) => {
    const first = menus[id]?.[version]?.[0]
    if (!first) throw new Error(`remote ${id} ${version} has no menu`)
    return { id, address: first.path, title: first.words['en-us'].title }
  },
)

/** Bytes, compressed with brotli: architecture, "Budgets". */
const entryBudget = 20_000
const openingBudget = 60_000

async function liveFolder(id: string): Promise<string> {
  const registry = JSON.parse(await readFile(join(builtWebRoot, 'remotes.json'), 'utf8'))
  const { version } = registry.remotes.find((entry: { id: string }) => entry.id === id)
  return join(builtWebRoot, 'remotes', id, version)
}

const filesOf = async (folder: string, extension: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith(extension)).map((file) => join(folder, file))

interface LiveShell {
  shared: { name: string }[]
  names: Record<string, string[]>
  assets: string[]
}

/** What the live shell said of itself when it was published. */
async function liveShell(): Promise<LiveShell> {
  const { version } = JSON.parse(await readFile(join(builtWebRoot, '.shell/live.json'), 'utf8'))
  return JSON.parse(await readFile(join(builtWebRoot, '.shell', version, 'release.json'), 'utf8'))
}

test('what the first screen is styled with is in no other sheet, which would come later and undo what builds on it', async () => {
  const sheets = (await liveShell()).assets.filter((file) => file.endsWith('.css'))
  const page = await readFile(join(builtWebRoot, 'index.html'), 'utf8')
  const isFirst = (file: string) => page.includes(`href="assets/${file.replace('assets/', '')}"`)
  const modulesOf = async (files: string[]) => {
    const text = await Promise.all(
      files.map((file) => readFile(join(builtWebRoot, 'assets', file.replace('assets/', '')), 'utf8')),
    )
    return new Set([...text.join().matchAll(/\.(shell-[\w-]{5}-)/g)].map(([, prefix]) => prefix))
  }
  const first = await modulesOf(sheets.filter(isFirst))
  expect(first.size).toBeGreaterThan(10)
  const later = await modulesOf(sheets.filter((file) => !isFirst(file)))
  expect([...first].filter((prefix) => later.has(prefix))).toEqual([])
})

for (const { id, address, title } of remotes)
  test.describe(id, () => {
    test('holds no React and no router of its own', async () => {
      for (const file of await filesOf(await liveFolder(id), '.js')) {
        const code = await readFile(file, 'utf8')
        expect(code, file).not.toContain('react.transitional.element')
        expect(code, file).not.toContain('useLocation() may be used only in the context')
      }
    })

    test('exposes one thing, and what it shares it takes from the shell and brings no copy of', async () => {
      const manifest = JSON.parse(await readFile(join(await liveFolder(id), 'mf-manifest.json'), 'utf8'))
      expect(manifest.exposes.map((exposed: { path: string }) => exposed.path)).toEqual(['./remote'])
      const provided = (await liveShell()).shared.map(({ name }) => name)
      for (const { name, assets } of manifest.shared) {
        expect(provided).toContain(name)
        expect([...assets.js.sync, ...assets.js.async], name).toEqual([])
      }
    })

    test('wrote down each name that it takes of the design system, and the shell has them', async () => {
      const taken = JSON.parse(await readFile(join(await liveFolder(id), 'shared-names.json'), 'utf8'))
      const { names } = await liveShell()
      expect(taken['@potluck/ui']).toContain('PageLayout')
      expect(names['@potluck/ui']).toEqual(expect.arrayContaining(taken['@potluck/ui']))
      expect(names.zod).toEqual(expect.arrayContaining(taken.zod ?? []))
    })

    test('styles nothing but its own classes', async () => {
      for (const file of await filesOf(await liveFolder(id), '.css')) {
        postcss.parse(await readFile(file, 'utf8')).walkRules(({ selectors, parent }) => {
          if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return
          for (const selector of selectors) expect(selector, file).toContain(`.${id}-`)
        })
      }
    })

    test('its entry is small', async () => {
      const [entry] = (await filesOf(await liveFolder(id), '.js.br')).filter((file) => file.includes('remoteEntry'))
      expect((await stat(entry ?? '')).size).toBeLessThan(entryBudget)
    })

    test('its first screen is small, and it is what its registry entry says', async ({ page, kitchen }) => {
      // Opened first thing, and the page is never idle: what is brought then is no part of an opening.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      const opening = await bytesOf(id, page, async () => {
        await kitchen.open(address)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
      expect(opening).toBeGreaterThan(0)
      expect(opening).toBeLessThan(openingBudget)

      const stated = await kitchen.live(id)
      const exposed = await page.evaluate(async (name) => {
        const factory = await Reflect.get(globalThis, name).get('./remote')
        const { contract, routes, background } = factory().default
        return {
          contract,
          background: background !== undefined,
          paths: routes.map(({ path }: { path: string }) => path.split('/')[0]),
        }
      }, id)
      expect(exposed.contract).toBe(stated.contract)
      expect(exposed.background).toBe(stated.background)
      expect([...new Set(exposed.paths)].sort()).toEqual([...stated.paths].sort())
    })
  })

/** Bytes of a remote's own files that are transferred meanwhile. */
async function bytesOf(id: string, page: Page, doing: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes(`/remotes/${id}/`)) sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  await doing()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
