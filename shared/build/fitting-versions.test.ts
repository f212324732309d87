import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSharedVersions } from './fitting-versions.mjs'
import { providedModule, sharedScope, takenFromShell } from './shared-scope.mjs'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'part-'))
})

afterEach(() => rm(directory, { recursive: true }))

async function install(name: string, version: string): Promise<void> {
  await mkdir(join(directory, 'node_modules', name), { recursive: true })
  await writeFile(join(directory, 'node_modules', name, 'package.json'), JSON.stringify({ version }))
}

test('a part whose packages fit the shared scope is built', async () => {
  await install('react', '19.3.1')
  expect(() => checkSharedVersions(directory)).not.toThrow()
})

test('a part with another major is not built, and each package is named', async () => {
  await install('react', '18.3.1')
  await install('i18next', '25.0.0')
  expect(() => checkSharedVersions(directory)).toThrow(
    /react 18\.3\.1 is installed, the shared scope has \^19.*i18next 25\.0\.0 is installed/,
  )
})

test('every row of the shared scope has a reason', () => {
  expect(sharedScope.every(({ reason }) => reason.length > 10)).toBe(true)
})

test('a remote contains no copy of a shared package', () => {
  expect(
    Object.values<{ import: boolean; singleton: boolean }>(takenFromShell()).every(
      (shared) => shared.import === false && shared.singleton,
    ),
  ).toBe(true)
})

test('the shell builds packages that only remotes use', () => {
  expect(providedModule()).toContain('import("@potluck/ui/forms")')
})
