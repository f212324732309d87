import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fallbackLanguage } from '@potluck/cooking/language'
import type { Locales } from '@potluck/platform/locales'

export type WordTree = { readonly [key: string]: string | WordTree }

const isTree = (value: unknown): value is WordTree => typeof value === 'object' && value !== null

/** Reads a file of words; under Jest the address of a words file is its path. */
export function readWords(path: string): WordTree {
  const words: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isTree(words)) throw new Error(`${path} holds no words`)
  return words
}

/** The files of a folder of words by the code of their language, for words that no bundle names. */
export const localesIn = (folder: string): Locales => ({
  ...Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace('.json', ''), join(folder, name)]),
  ),
  [fallbackLanguage]: join(folder, `${fallbackLanguage}.json`),
})

/** Every word of a tree with its dotted key. */
export function flatWords(tree: WordTree, prefix = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, word] of flatWords(value, `${prefix}${key}.`)) flat.set(inner, word)
  }
  return flat
}
