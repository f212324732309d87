/** Tells whether something changed since it was last built. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps.mjs'

const notSource = new Set(['node_modules', 'dist', 'data', 'coverage'])

/** Every file of a folder that a person wrote, as absolute paths in a fixed order. */
export function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notSource.has(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name))
    else if (entry.isFile()) yield join(path, entry.name)
  }
}

/**
 * A digest of files and folders, by name and content; tests and documents do not count.
 *
 * @param {readonly string[]} paths relative to the project
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const absolute = join(root, path)
    const files = /\.[a-z]+$/.test(path) ? [absolute] : filesBelow(absolute)
    for (const file of files) {
      if (/\.test\.tsx?$|\.md$/.test(file)) continue
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * Does the work unless it was done for this fingerprint before. A work that was cut off is done again.
 *
 * @param {string} stamp file that remembers the fingerprint, relative to the project
 * @returns {Promise<boolean>} whether it was done now
 */
export async function unlessDone(stamp, mark, work) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === mark) return false
  rmSync(file, { force: true })
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, mark)
  return true
}
