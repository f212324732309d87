/**
 * Holds the floors of a package: its `floors.json` names them, the ground first, each with the folders of `src` that are
 * on it. A folder imports from its own floor and from those below. A key that ends with a slash is a folder with floors of
 * its own. Wherever no floors are named, too, the folders and files of one folder never import each other in a circle.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { root } from './steps.mjs'

/** Relative imports of a source, those of types included. */
export const importPattern = /(?<!['"`])\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

const isSource = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.split(sep).includes('testing')

/** The part of a folder that holds a file: a folder there, or the file itself without its ending. Both may have one name. */
const partOf = (folder, path) => relative(folder, path).split(sep)[0].replace(/\..*$/, '')

const isBelow = (folder, path) => folder === '' || path.startsWith(folder + sep)

/** Every import of a source from the same package, tests and styles excepted. */
const importsOf = (src, files) =>
  files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(importPattern)]
      .map(([, path]) => ({ file, path, imported: relative(src, resolve(src, dirname(file), path)) }))
      .filter(
        ({ imported }) =>
          !imported.endsWith('.css') && !imported.split(sep).some((part) => /^(\.\.|testing)$/.test(part)),
      ),
  )

/** The imports from one part of a folder into another. */
const importsWithin = (imports, folder) =>
  imports
    .filter(({ file, imported }) => isBelow(folder, file) && isBelow(folder, imported))
    .map((one) => ({ ...one, from: partOf(folder, one.file), to: partOf(folder, one.imported) }))
    .filter(({ from, to }) => from !== to)

/** The first circle among these parts, beginning and ending with the same one; null when there is none. */
function circleAmong(parts, imports) {
  const done = new Set()
  const follow = (part, way) => {
    const start = way.indexOf(part)
    if (start >= 0) return [...way.slice(start), part]
    if (done.has(part)) return null
    for (const { to } of imports.filter(({ from, to }) => from === part && parts.includes(to))) {
      const circle = follow(to, [...way, part])
      if (circle) return circle
    }
    done.add(part)
    return null
  }
  for (const part of parts) {
    const circle = follow(part, [])
    if (circle) return circle
  }
  return null
}

/** @returns {Map<string, readonly (readonly [string, readonly string[]])[]>} floors by name, the ground first, of each folder that has some */
function readFloors(owner, project) {
  const file = join(project, owner, 'floors.json')
  const all = new Map()
  const add = (folder, declared) => {
    const isFolder = ([name]) => name.endsWith('/')
    const entries = Object.entries(declared)
    const floors = entries.filter((entry) => !isFolder(entry))
    if (floors.length > 0) all.set(folder, floors)
    for (const [name, inside] of entries.filter(isFolder)) add(join(folder, name.slice(0, -1)), inside)
  }
  if (existsSync(file)) add('', JSON.parse(readFileSync(file, 'utf8')))
  return all
}

/** A sentence for each part that has no floor, and for each that is named and not there. */
function misplaced(files, folder, floors) {
  const named = floors.flatMap(([, parts]) => parts)
  const present = new Set(files.filter((file) => isBelow(folder, file)).map((file) => partOf(folder, file)))
  const at = (name) => `src/${join(folder, name)}`
  return [
    ...[...present].filter((name) => !named.includes(name)).map((name) => `${at(name)} is on no floor`),
    ...named.filter((name) => !present.has(name)).map((name) => `${at(name)} is not there`),
    ...named.filter((name, index) => named.indexOf(name) < index).map((name) => `${at(name)} is named twice`),
  ]
}

/** A sentence for each import of a folder that goes up, and for a circle on each floor; without floors, for a circle. */
function violationsIn(folder, imports, floors) {
  const floorList = floors ?? [['', [...new Set(imports.map(({ from }) => from))].sort()]]
  const rankOf = new Map(floorList.flatMap(([, parts], rank) => parts.map((part) => [part, rank])))
  const nameOf = (part) => `${part} (${floorList[rankOf.get(part)][0]})`
  return [
    ...imports
      .filter(({ from, to }) => rankOf.get(from) < rankOf.get(to))
      .map(({ file, path, from, to }) => `/${file}: ${nameOf(from)} imports ${path} from above, ${nameOf(to)}`),
    ...floorList
      .map(([, parts]) => circleAmong(parts, imports))
      .filter((circle) => circle !== null)
      .map((circle) => `${folder && `/${folder}`}: folders import each other in a circle: ${circle.join(' → ')}`),
  ]
}

/**
 * A sentence for each import that goes up, each circle, and each folder without a floor.
 * @param {{ readonly folder: string }} owner the package
 * @param {string} [project] its folder
 * @returns {readonly string[]}
 */
export function floorViolations({ folder: owner }, project = root) {
  const floors = readFloors(owner, project)
  const src = join(project, owner, 'src')
  if (!existsSync(src)) return []
  const files = [...filesBelow(src)].map((file) => relative(src, file)).filter(isSource)
  const imports = importsOf(src, files)
  const folders = new Set(files.map((file) => dirname(file).replace(/^\.$/, '')))
  for (const folder of folders) if (folder !== '') folders.add(dirname(folder).replace(/^\.$/, ''))
  return [
    ...[...floors].flatMap(([folder, named]) =>
      misplaced(files, folder, named).map((problem) => `${owner}/floors.json: ${problem}`),
    ),
    ...[...folders].flatMap((folder) =>
      violationsIn(folder, importsWithin(imports, folder), floors.get(folder)).map(
        (violation) => `${owner}/src${violation}`,
      ),
    ),
  ]
}
