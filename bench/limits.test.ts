import { readFileSync } from 'node:fs'
import { keeps, limitOf, limitsIn } from './limits.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('every command has a limit in docs/benchmarks.md, and every limit a command', () => {
  const commands = [...read('package.json').matchAll(/"bench:([\w-]+)":/g)].map(([, name]) => name)
  const limits = limitsIn(read('docs/benchmarks.md'))
  expect(commands.length).toBeLessThanOrEqual(12)
  expect(new Set(limits.map(({ command }) => command))).toEqual(new Set(commands))
  const rows = limits.map(({ command, what }) => `${command}: ${what}`)
  expect(new Set(rows).size).toBe(rows.length)
})

test('a figure is held to the limit of its row', () => {
  const [most, least] = limitsIn(
    '| `bench:server` | list | ≤ 4.5 | 2 |\n| `bench:imports` | recipes | ≥ 1,000 | 2,000 |\n',
  )
  if (!most || !least) throw new Error('a row was not read')
  expect([4.5, 4.6, Number.NaN].map((figure) => keeps(most, figure))).toEqual([true, false, false])
  expect([1_000, 999, Number.NaN].map((figure) => keeps(least, figure))).toEqual([true, false, false])
  expect(() => limitOf('server', 'nothing')).toThrow('no limit for “nothing”')
})
