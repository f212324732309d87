import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Expected } from './score.ts'

/** A stored web page and what a careful reader found on it. */
export interface Page {
  readonly name: string
  readonly html: string
  readonly url: string
  readonly want: Expected
}

/** Reads a folder of `<host>/<name>.html[.gz]` with `<name>.json` beside each. */
export function* readCorpus(folder: string): Generator<Page> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files) {
    const name = /^(.*)\.html(?:\.gz)?$/.exec(file)?.[1]
    if (name === undefined) continue
    const bytes = readFileSync(join(folder, file))
    const facts: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    yield { name, html, url: text(facts, 'canonical_url'), want: expected(facts) }
  }
}

function expected(facts: unknown): Expected {
  const steps = lines(facts, 'instructions_list')
  const minutes = value(facts, 'total_time')
  return {
    title: text(facts, 'title'),
    ingredients: lines(facts, 'ingredients'),
    steps: steps.length > 0 ? steps : lines(facts, 'instructions'),
    yields: text(facts, 'yields'),
    totalTime: typeof minutes === 'number' ? minutes : null,
    image: text(facts, 'image'),
  }
}

const value = (facts: unknown, key: string): unknown =>
  typeof facts === 'object' && facts !== null ? Object.entries(facts).find(([name]) => name === key)?.[1] : undefined

function text(facts: unknown, key: string): string {
  const content = value(facts, key)
  return typeof content === 'string' ? content : ''
}

function lines(facts: unknown, key: string): string[] {
  const content = value(facts, key)
  const list = Array.isArray(content) ? content : typeof content === 'string' ? content.split(/\r?\n/) : []
  return list.filter((line) => typeof line === 'string')
}
