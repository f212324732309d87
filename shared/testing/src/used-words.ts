import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

export interface UsedWords {
  /** Keys that are asked for literally. */
  readonly asked: readonly string[]
  /** Whether a key stands anywhere in the source, also as a pattern such as `failed.${kind}.title`. */
  readonly isUsed: (key: string) => boolean
}

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Sources outside of a folder that import code from it, but for the table of contents. */
export const importersOf = (sources: string, folder: string): readonly string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (!isSource(name) || name.startsWith(folder + sep) || name === 'remote.tsx') return false
    const imported = firstGroup(readFileSync(join(sources, name), 'utf8'), /(?:from |import\()'(\.[^']+\.tsx?)'/g)
    return imported.some((path) => join(dirname(name), path).startsWith(folder + sep))
  })

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
export function usedWords(folder: string, without: readonly string[] = []): UsedWords {
  const source = readSources(folder, without)
  const literals = new Set(firstGroup(source, /['"]([\w.-]+)['"]/g))
  const patterns = firstGroup(source, /`([\w.-]*\$\{[^`]+)`/g)
    // A template of nothing but holes would match every key.
    .filter((template) => /\w/.test(template.replace(/\$\{[^}]*\}/g, '')))
    .map(asPattern)
  return {
    asked: [...new Set(firstGroup(source, /\bt\(\s*['"]([\w.-]+)['"]|i18nKey="([\w.-]+)"/g))],
    isUsed: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
  }
}
