import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { logIn, registerMember } from '../member.ts'
import { builtWebRoot, startServer } from '../server.ts'
import { pantry } from './pantry-remote.ts'

const repository = resolve(import.meta.dirname, '../..')
const model = 'mfe-settings'
const isSource = (path: string) => !/^(node_modules|dist|data|coverage|test-results|\.git)$/.test(basename(path))

async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries
    .filter(({ name }) => isSource(name))
    .map(async (entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sourcesOf(path) : entry.isFile() ? [path] : []
    })
  return (await Promise.all(files)).flat()
}

/** Copies the sources of the project with its installed packages and built bundles. @returns the folder */
async function copyProject(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'potluck-copy-')))
  await cp(repository, copy, { recursive: true, filter: isSource })
  await cp(builtWebRoot, join(copy, 'dist/web'), { recursive: true })
  const packageFolders = (await sourcesOf(repository)).filter((file) => basename(file) === 'package.json').map(dirname)
  for (const packageFolder of packageFolders) {
    const packages = join(packageFolder, 'node_modules')
    await symlink(packages, join(copy, relative(repository, packages))).catch(() => undefined)
  }
  return copy
}

/** Adds the remote as the guide says: new files, copied files, and links as `pnpm install` makes them. */
async function addPantry(copy: string): Promise<void> {
  const folder = join(copy, 'mfe-pantry')
  for (const [path, content] of Object.entries(pantry)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  for (const file of ['tsconfig.json', 'jest.config.mjs', 'webpack.config.mjs'])
    await cp(join(copy, model, file), join(folder, file))

  const { dependencies, devDependencies } = JSON.parse(pantry['package.json'] ?? '{}')
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = await realpath(join(repository, model, 'node_modules', name))
    const inside = relative(repository, target)
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    // Packages of the project are those of the copy.
    await symlink(inside.startsWith('shared/') ? join(copy, inside) : target, join(folder, 'node_modules', name))
  }
}

/** Contents of every file of the project without the new remote, by path. */
async function contentsOf(copy: string): Promise<Readonly<Record<string, string>>> {
  const names = (await sourcesOf(copy)).map((file) => relative(copy, file))
  const others = names.filter((name) => !name.startsWith('mfe-pantry/')).sort()
  return Object.fromEntries(
    await Promise.all(others.map(async (name) => [name, await readFile(join(copy, name), 'utf8')] as const)),
  )
}

/** Runs a command of the project to its end. @returns its output */
function run(copy: string, script: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(copy, script), ...args], { cwd: copy })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code) =>
      code === 0 ? done(output) : failed(new Error(`${script} ended with ${code}: ${output}`)),
    )
  })
}

test('a new remote needs only its folder to be checked, built, published and shown in menu and settings', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const copy = await copyProject()
  const before = await contentsOf(copy)
  try {
    await addPantry(copy)
    expect(await run(copy, 'scripts/test.mjs', 'mfe-pantry')).toMatch(/\n[1-9]\d* passed, 0 failed\n$/)
    await run(copy, 'node_modules/knip/bin/knip.js', '--workspace', 'mfe-pantry')
    await run(copy, 'scripts/build.mjs', 'mfe-pantry')

    const server = await startServer({}, join(copy, 'dist/web'))
    try {
      await logIn(page, await registerMember(server.url))
      await page.goto(`${server.url}#/about`)
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Pantry' })).toBeVisible()
      const entries = await menu.getByRole('listitem').allTextContents()
      expect(entries.indexOf('Pantry')).toBe(entries.indexOf('Meal plans') + 1)
      await menu.getByRole('link', { name: 'Pantry' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'What is in the house' })).toBeVisible()
      await expect(page.getByText('The shelves are empty.')).toBeVisible()

      await page.goto(`${server.url}#/settings`)
      await page.getByRole('switch', { name: /^Pantry/ }).click()
      await expect(menu.getByRole('link', { name: 'Pantry' })).toBeHidden()
      await page.goto(`${server.url}#/pantry`)
      await page.getByRole('button', { name: 'Turn it back on' }).click()
      await expect(page.getByText('The shelves are empty.')).toBeVisible()
    } finally {
      await server.stop()
    }

    expect(await contentsOf(copy)).toEqual(before)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})
