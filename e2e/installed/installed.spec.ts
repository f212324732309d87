import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { foreignNetwork, startForeignSite } from '../clip/foreign-site.ts'
import { logIn, registerMember } from '../member.ts'
import { type ServerOfCopy, startServerOfCopy } from '../server.ts'
import { paprikaFile, tinyPhoto } from '../walk/paprika-file.ts'

test.use({ serviceWorkers: 'allow' })

/** Starts the product at one address; its server can be stopped, changed and started again. */
async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-installed-'))
  let server: ServerOfCopy
  let port = '0'
  const start = async (environment: NodeJS.ProcessEnv = {}) => {
    server = await startServerOfCopy({
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      REACHABLE_NETWORKS: foreignNetwork,
      ...environment,
    })
    port = new URL(server.url).port
  }
  await start()
  return {
    start,
    url: () => server.url,
    webRoot: () => server.webRoot,
    /** Stops the server: nothing answers at the address. */
    stop: () => server.stop(),
    async end() {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Paths of the files in each cache of the worker. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(
      names.map(async (name) => [
        name,
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ]),
    )
    return Object.fromEntries(entries) as Record<string, string[]>
  })

const scopes = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

/** Waits until the worker has cached the page, the settings and every file of shell and remotes; of the locales, English only. */
async function waitUntilCached(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const { 'potluck:files': files = [], 'potluck:pages': pages = [] } = await cachedPaths(page)
        const required = await page.evaluate(async () => {
          const { remotes } = await (await fetch('remotes.json')).json()
          const folders: string[] = remotes.map(
            ({ entry }: { entry: string }) => new URL('./', new URL(entry, location.href)).pathname,
          )
          const lists = await Promise.all(
            folders.map(async (folder) =>
              Object.keys(await (await fetch(`${folder}files.json`)).json())
                .filter((file) => file !== 'version')
                .map((file) => folder + file.replace(/\?.*/, '')),
            ),
          )
          // Other languages are cached when a cook chooses them.
          return lists.flat().filter((file) => !/\/locales\/(?!.*en-us)/.test(file))
        })
        return pages.length === 3 && required.length > 50 && required.every((file) => files.includes(file))
      },
      { timeout: 40_000 },
    )
    .toBe(true)
}

interface SharedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

const photo: SharedFile = { name: 'plums.png', type: 'image/png', bytes: Buffer.from(tinyPhoto, 'base64') }

/** Shares a text and a file with the installed product: sends the form that its manifest describes. The first fitting field takes the file. */
const share = (page: Page, text: string, { name, type, bytes }: SharedFile) =>
  page.evaluate(
    async ({ text, name, type, bytes }) => {
      const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? ''
      const { action, method, enctype, params } = (await (await fetch(manifest)).json()).share_target
      const form = Object.assign(document.createElement('form'), {
        action: new URL(action, manifest).href,
        method,
        enctype,
      })
      const ending = name.replace(/^.*\./, '.')
      const accepted: { name: string; accept: string[] }[] = params.files
      const field = accepted.find(({ accept }) =>
        accept.some((kind) => kind === type || kind === ending || (kind === 'image/*' && type.startsWith('image/'))),
      )
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field?.name ?? '' })
      const files = new DataTransfer()
      files.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      input.files = files.files
      const words = Object.assign(document.createElement('input'), { name: params.text, value: text })
      form.append(words, input)
      document.body.append(form)
      form.submit()
    },
    { text, name, type, bytes: [...bytes] },
  )

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the installed product accepts shares, opens offline, offers a new version, and uninstalls by a server setting', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const [product, site] = [await startProduct(), await startForeignSite()]
  try {
    await logIn(page, await registerMember(product.url()))
    await page.goto(`${product.url()}#/settings`)
    await expect(heading(page, 'Settings')).toBeVisible()

    // A browser offers to install a product with such a manifest.
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? ''
      const content = await (await fetch(link)).json()
      const icons: { src: string; sizes: string }[] = content.icons
      const sizes = await Promise.all(
        icons.map(async ({ src }) => {
          const image = await createImageBitmap(await (await fetch(src)).blob())
          return `${image.width}x${image.height}`
        }),
      )
      return { ...content, hasIconSizes: sizes.join() === icons.map(({ sizes: declared }) => declared).join() }
    })
    expect(manifest).toMatchObject({ name: 'Potluck', display: 'standalone', hasIconSizes: true })
    await expect.poll(() => scopes(page)).toEqual([product.url()])
    await waitUntilCached(page)
    // The shared caches store no answers of the API.
    const { 'potluck:files': files, 'potluck:pages': pages } = await cachedPaths(page)
    expect(JSON.stringify([files, pages])).not.toContain('/api/')

    await share(page, `Look at this: ${site.url}/crumble`, photo)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Plum crumble')
    await expect(page.getByText('Your photo is included')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(heading(page, 'Plum crumble')).toBeVisible()
    await expect(page.getByRole('button', { name: 'View photo 1' })).toBeVisible()
    // A PDF is read as photos are, and a file of recipes is looked at before anything is saved.
    await share(page, 'crumble.pdf', { name: 'crumble.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') })
    await expect(heading(page, 'Recipe pages')).toBeVisible()
    const library = paprikaFile([{ name: 'Plum cake', ingredients: '3 plums', directions: 'Bake.' }])
    await share(page, '', { name: 'My book.paprikarecipes', type: 'application/octet-stream', bytes: library })
    await expect(page.getByText('Plum cake')).toBeVisible()
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
    await page.goto(`${product.url()}#/settings`)
    await expect(heading(page, 'Settings')).toBeVisible()

    await product.stop()
    await page.reload()
    await expect(heading(page, 'Settings')).toBeVisible()
    // Another remote, whose screen was never opened.
    await page.goto(`${product.url()}#/shopping-lists`)
    await expect(heading(page, 'Shopping lists')).toBeVisible()

    await product.start()
    await page.goto(`${product.url()}#/settings`)
    // A reload right away opens the typed address, not the one before.
    await page.reload()
    await expect(heading(page, 'Settings')).toBeVisible()
    await expect(page.getByText('A new version of Potluck is ready.')).toBeHidden()

    // Publish another shell with another first script and worker.
    const main = /assets\/main\.[0-9a-f]+\.js/
    const [root, next] = [product.webRoot(), 'assets/main.00000000.js']
    const script = main.exec(await readFile(join(root, 'index.html'), 'utf8'))?.[0] ?? ''
    await writeFile(join(root, next), await readFile(join(root, script)))
    for (const file of ['index.html', 'service-worker.js']) {
      const text = (await readFile(join(root, file), 'utf8')).replaceAll(script, next)
      for (const copy of ['.br', '.gz']) await rm(join(root, file + copy), { force: true })
      await writeFile(join(root, file), text)
    }
    const second = await page.context().newPage()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(page.getByText('A new version of Potluck is ready.')).toBeVisible()
    // Both versions work side by side; no window was reloaded.
    await second.goto(`${product.url()}#/settings`)
    await expect(heading(second, 'Settings')).toBeVisible()
    expect(await second.locator(`script[src*="${next}"]`).count()).toBe(1)
    expect(await page.locator(`script[src*="${script}"]`).count()).toBe(1)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator(`script[src*="${next}"]`)).toHaveCount(1)
    await expect(heading(page, 'Settings')).toBeVisible()
    await second.close()

    // The owner of the server switches the worker off.
    await product.stop()
    await product.start({ SERVICE_WORKER: 'false' })
    await page.goto(`${product.url()}#/about`)
    await page.reload()
    await expect.poll(() => scopes(page), { timeout: 30_000 }).toEqual([])
    const workerCaches = async () =>
      Object.keys(await cachedPaths(page)).filter((name) => /^potluck:(files|pages)$/.test(name))
    await expect.poll(workerCaches).toEqual([])
    await page.reload()
    await expect(heading(page, 'About')).toBeVisible()
  } finally {
    site.stop()
    await product.end()
  }
})

test('the product opens although its worker throws, has no storage or lost its caches', async ({ page }) => {
  test.setTimeout(120_000)
  const product = await startProduct()
  try {
    const worker = join(product.webRoot(), 'service-worker.js')
    const original = await readFile(worker, 'utf8')
    for (const copy of ['.br', '.gz']) await rm(worker + copy, { force: true })
    const withWorker = async (script: string) => {
      await writeFile(worker, script)
      await page.goto(`${product.url()}#/about`)
      await expect(heading(page, 'About')).toBeVisible()
      await page.evaluate(async () => {
        await navigator.serviceWorker
          .register('service-worker.js', { updateViaCache: 'none' })
          .then((registration) => registration.update())
          .catch(() => {})
      })
      // Requests of a stopped worker may be lost. The page reports a lost file and offers a reload; for the page itself
      // Chromium waits for a reload.
      await expect(async () => {
        await page.reload({ timeout: 10_000 })
        await expect(heading(page, 'About')).toBeVisible()
      }).toPass({ timeout: 40_000 })
    }
    await withWorker("addEventListener('fetch', () => { throw new Error('broken at each request') })")
    await withWorker(
      `Object.defineProperty(self, 'caches', { value: { open: () => Promise.reject(new DOMException('no', 'QuotaExceededError')), keys: async () => [] } });${original}`,
    )
    await withWorker(original)
    // The browser deletes the caches while the worker runs.
    await expect.poll(async () => Object.keys(await cachedPaths(page)), { timeout: 30_000 }).toContain('potluck:pages')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.reload()
    await expect(heading(page, 'About')).toBeVisible()
  } finally {
    await product.end()
  }
})
