import { readFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import postcss from 'postcss'
import { builtWebRoot } from '../server.ts'
import { expect, test } from './installation.ts'

interface MenuEntry {
  path: string
  words: { 'en-us': { title: string } }
}

/** Menus of the built remotes; the tests open each remote by its first entry. */
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

/** Bytes, compressed with brotli: docs/architecture.md, "Budgets". */
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

/** Reads the release notes of the live shell. */
async function liveShell(): Promise<LiveShell> {
  const { version } = JSON.parse(await readFile(join(builtWebRoot, '.shell/live.json'), 'utf8'))
  return JSON.parse(await readFile(join(builtWebRoot, '.shell', version, 'release.json'), 'utf8'))
}

test('no later stylesheet repeats a CSS module of the first screen and overrides its styles', async () => {
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
    test('a remote contains no copy of React or the router', async () => {
      for (const file of await filesOf(await liveFolder(id), '.js')) {
        const code = await readFile(file, 'utf8')
        expect(code, file).not.toContain('react.transitional.element')
        expect(code, file).not.toContain('useLocation() may be used only in the context')
      }
    })

    test('a remote exposes one module and bundles no shared library', async () => {
      const manifest = JSON.parse(await readFile(join(await liveFolder(id), 'mf-manifest.json'), 'utf8'))
      expect(manifest.exposes.map((exposed: { path: string }) => exposed.path)).toEqual(['./remote'])
      const provided = (await liveShell()).shared.map(({ name }) => name)
      for (const { name, assets } of manifest.shared) {
        expect(provided).toContain(name)
        expect([...assets.js.sync, ...assets.js.async], name).toEqual([])
      }
    })

    test('a remote lists the names it imports from shared packages, and the shell provides them', async () => {
      const imported = JSON.parse(await readFile(join(await liveFolder(id), 'shared-names.json'), 'utf8'))
      const { names } = await liveShell()
      expect(imported['@potluck/ui']).toContain('PageLayout')
      expect(names['@potluck/ui']).toEqual(expect.arrayContaining(imported['@potluck/ui']))
      expect(names.zod).toEqual(expect.arrayContaining(imported.zod ?? []))
    })

    test('a remote styles only classes with its own prefix', async () => {
      for (const file of await filesOf(await liveFolder(id), '.css')) {
        postcss.parse(await readFile(file, 'utf8')).walkRules(({ selectors, parent }) => {
          if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return
          for (const selector of selectors) expect(selector, file).toContain(`.${id}-`)
        })
      }
    })

    test('a remote’s entry is under its budget', async () => {
      const [entry] = (await filesOf(await liveFolder(id), '.js.br')).filter((file) => file.includes('remoteEntry'))
      expect((await stat(entry ?? '')).size).toBeLessThan(entryBudget)
    })

    test('a remote’s first screen is under its budget, and its registry entry is true', async ({
      page,
      installation,
    }) => {
      // The page is never idle, because files that are loaded when idle do not count.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      const opening = await bytesOf(id, page, async () => {
        await installation.open(address)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
      expect(opening).toBeGreaterThan(0)
      expect(opening).toBeLessThan(openingBudget)

      const entry = await installation.live(id)
      const exposed = await page.evaluate(async (name) => {
        const factory = await Reflect.get(globalThis, name).get('./remote')
        const { contract, routes, background } = factory().default
        return {
          contract,
          background: background !== undefined,
          paths: routes.map(({ path }: { path: string }) => path.split('/')[0]),
        }
      }, id)
      expect(exposed.contract).toBe(entry.contract)
      expect(exposed.background).toBe(entry.background)
      expect([...new Set(exposed.paths)].sort()).toEqual([...entry.paths].sort())
    })
  })

/** Bytes of a remote's own files that are transferred while an action runs. */
async function bytesOf(id: string, page: Page, action: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes(`/remotes/${id}/`)) sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  await action()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
