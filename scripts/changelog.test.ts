import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const changelog = read('CHANGELOG.md')

/** The newest version first. */
const versions = changelog.split(/^(?=## \[)/m).slice(1)

test('every version has its number and day, and says how far its migrations go', () => {
  expect(versions.length).toBeGreaterThan(0)
  for (const [at, text] of versions.entries()) {
    expect(text).toMatch(
      at === 0 ? /^## \[\d+\.\d+\.\d+\] - (unreleased|\d{4}-\d\d-\d\d)\n/ : /^## \[[\d.]+\] - \d{4}-\d\d-\d\d\n/,
    )
    expect(text).toMatch(/^Database: migrations up to \d{4}\.$/m)
  }
})

test('the newest version names the last migration: a new one needs a line', () => {
  const migrations = readdirSync(join(root, 'server/src/machinery/base/migrations')).flatMap(
    (name) => /^(\d{4})-.*(?<!\.test)\.ts$/.exec(name)?.[1] ?? [],
  )
  expect(versions[0]).toContain(`Database: migrations up to ${migrations.sort().at(-1)}.`)
})

test('every setting is named by the version that brought it: a new one needs a line', () => {
  const settings = [...read('docs/settings.md').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name]) => name ?? '')
  expect(settings.length).toBeGreaterThan(70)
  expect(settings.filter((name) => !changelog.includes(`\`${name}\``))).toEqual([])
})
