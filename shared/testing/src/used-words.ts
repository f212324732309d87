import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

export interface UsedWords {
  /** Keys that are asked for literally. */
  readonly requested: readonly string[]
  /** Whether a key stands anywhere in the source, also as a pattern such as `failed.${kind}.title`. */
  readonly isUsed: (key: string) => boolean
}

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Types are gone before anything runs. */
const typeImports = /^(?:import|export) type [^']*'[^']+'/gm

const importedBy = (sources: string, name: string, pattern: RegExp): string[] =>
  firstGroup(readFileSync(join(sources, name), 'utf8').replace(typeImports, ''), pattern).map((path) =>
    join(dirname(name), path),
  )

const statically = /from '(\.[^']+\.tsx?)'/g
const onDemand = /import\('(\.[^']+\.tsx?)'\)/g

/** The files of a folder that a source imports, directly and through others of the folder. */
function broughtOf(sources: string, folder: string, first: readonly string[]): ReadonlySet<string> {
  const brought = new Set<string>()
  const bring = (names: readonly string[]) => {
    for (const name of names) {
      if (!name.startsWith(folder + sep) || brought.has(name)) continue
      brought.add(name)
      bring(importedBy(sources, name, statically))
    }
  }
  bring(first)
  return brought
}

/**
 * Sources outside of a folder that say words of it without having fetched them. The table of contents fetches them with
 * screens; who imports a part on demand names the folder's `words.ts` beside it.
 * @param keys of the folder's words, without plural forms
 */
export function speakingWithoutWords(sources: string, folder: string, keys: readonly string[]): readonly string[] {
  const all = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isSource)
  return all.flatMap((name) => {
    if (name.startsWith(folder + sep) || name === 'remote.tsx') return []
    const used = importedBy(sources, name, statically)
    const brought = broughtOf(sources, folder, [
      ...used,
      ...(used.includes(join(folder, 'words.ts')) ? [] : importedBy(sources, name, onDemand)),
    ])
    const { isUsed } = usedIn([name, ...brought].map((one) => readFileSync(join(sources, one), 'utf8')).join('\n'))
    return keys.filter(isUsed).map((key) => `${name}: ${key}`)
  })
}

const readSources = (folder: string, without: readonly string[]): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource(name) && !without.some((one) => name.startsWith(join(one, sep))))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

const firstGroup = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Makes `failed.${kind}.title` a pattern of the keys that it may become. */
const asPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('[\\w.-]+')}$`,
  )

/**
 * Reads the source of a part for the words that it uses.
 * @param without folders in it that have words of their own
 */
export const usedWords = (folder: string, without: readonly string[] = []): UsedWords =>
  usedIn(readSources(folder, without))

function usedIn(source: string): UsedWords {
  const literals = new Set(firstGroup(source, /['"]([\w.-]+)['"]/g))
  const patterns = firstGroup(source, /`([\w.-]*\$\{[^`]+)`/g)
    // A template of nothing but holes would match every key.
    .filter((template) => /\w/.test(template.replace(/\$\{[^}]*\}/g, '')))
    .map(asPattern)
  return {
    requested: [...new Set(firstGroup(source, /\bt\(\s*['"]([\w.-]+)['"]|i18nKey="([\w.-]+)"/g))],
    isUsed: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
  }
}
