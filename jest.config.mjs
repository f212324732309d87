import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPackages } from './scripts/parts.mjs'

const packages = ['scripts', ...readPackages().map(({ folder }) => folder)].filter((folder) =>
  existsSync(join(import.meta.dirname, folder, 'jest.config.mjs')),
)

/** Packages by their settings. Those that have the same are one project: Jest transforms what they share for each project anew. */
async function packagesBySettings() {
  const bySettings = new Map()
  for (const pkg of packages) {
    const { default: settings } = await import(`./${pkg}/jest.config.mjs`)
    bySettings.set(settings, [...(bySettings.get(settings) ?? []), pkg])
  }
  return [...bySettings]
}

/** Every package's tests in one run; each package's own settings stay beside it. */
export default async () => ({
  // Of a project's own settings Jest does not take this one: servers and databases start in tests, two suites at a time.
  testTimeout: 20_000,
  testSequencer: '<rootDir>/shared/build/jest-order.mjs',
  projects: (await packagesBySettings()).map(([settings, alike]) =>
    alike.length === 1
      ? `<rootDir>/${alike[0]}`
      : { ...settings, rootDir: import.meta.dirname, roots: alike.map((pkg) => `<rootDir>/${pkg}`) },
  ),
})
