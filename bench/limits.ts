import { readFileSync } from 'node:fs'

/** A row of the table in docs/benchmarks.md. */
export interface Limit {
  readonly command: string
  readonly what: string
  readonly kind: '≤' | '≥'
  readonly value: number
}

const row = /^\| `bench:([\w-]+)` \| ([^|]+) \| (≤|≥) ([\d,.]+) \|/gm

/** The limits in the text of the page. */
export const limitsIn = (page: string): readonly Limit[] =>
  [...page.matchAll(row)].map(([, command = '', what = '', kind, value = '']) => ({
    command,
    what: what.trim(),
    kind: kind === '≥' ? '≥' : '≤',
    value: Number(value.replaceAll(',', '')),
  }))

const page = new URL('../docs/benchmarks.md', import.meta.url)

const find = (command: string, what: string): Limit | undefined =>
  limitsIn(readFileSync(page, 'utf8')).find((each) => each.command === command && each.what === what)

export const hasLimit = (command: string, what: string): boolean => find(command, what) !== undefined

/** @throws {Error} when the table has no such row */
export function limitOf(command: string, what: string): Limit {
  const limit = find(command, what)
  if (!limit) throw new Error(`docs/benchmarks.md has no limit for “${what}” of bench:${command}`)
  return limit
}

/** Whether a figure keeps its limit; what could not be measured does not. */
export const keeps = ({ kind, value }: Limit, figure: number): boolean =>
  kind === '≤' ? figure <= value : figure >= value

/**
 * Prints each figure with its limit. The process ends with 1 when one is beyond.
 * @param where what the rows of these figures begin with
 */
export function judge(command: string, figures: Readonly<Record<string, number>>, where = ''): void {
  for (const [what, figure] of Object.entries(figures)) {
    const limit = limitOf(command, where + what)
    const isKept = keeps(limit, figure)
    if (!isKept) process.exitCode = 1
    console.log(`${isKept ? 'kept  ' : 'BEYOND'} ${limit.what}: ${figure} (${limit.kind} ${limit.value})`)
  }
}
