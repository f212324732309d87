/**
 * Holds the floors of a package: its `floors.json` names them, the ground first, each with the folders of `src` that are
 * on it. A folder imports from its own floor and from those below; on one floor, never in a circle.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { root } from './steps.mjs'

/** Relative imports of a source, those of types included. */
export const importPattern = /(?<!['"`])\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

const isSource = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.split(sep).includes('testing')

/** The folder of `src` that a file is in; a file of `src` itself stands for itself, without its ending. */
const folderOf = (path) => (path.includes(sep) ? path.slice(0, path.indexOf(sep)) : path.replace(/\..*$/, ''))

/** Every import from one folder into another, tests excepted. */
function importsBetweenFolders(src) {
  return [...filesBelow(src)]
    .map((file) => relative(src, file))
    .filter(isSource)
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(importPattern)].map(([, path]) => {
        const imported = relative(src, resolve(src, dirname(file), path))
        return { file, path, from: folderOf(file), to: folderOf(imported), leaves: imported.startsWith('..') }
      }),
    )
    .filter(({ from, to, leaves }) => from !== to && !leaves && to !== 'testing')
}

/** The folders of the first circle that is found, beginning and ending with the same one; null when there is none. */
function circleIn(folders, imports) {
  const done = new Set()
  const follow = (folder, way) => {
    const start = way.indexOf(folder)
    if (start >= 0) return [...way.slice(start), folder]
    if (done.has(folder)) return null
    for (const { to } of imports.filter(({ from }) => from === folder)) {
      const circle = follow(to, [...way, folder])
      if (circle) return circle
    }
    done.add(folder)
    return null
  }
  for (const folder of folders) {
    const circle = follow(folder, [])
    if (circle) return circle
  }
  return null
}

/** @returns {readonly (readonly [string, readonly string[]])[]} floors by name, the ground first; null where there are none */
function readFloors(owner, project) {
  const file = join(project, owner, 'floors.json')
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** A sentence for each folder that has no floor, and for each that is named and not there. */
function misplaced(owner, src, floors) {
  const named = floors.flatMap(([, folders]) => folders)
  const present = [...filesBelow(src)].map((file) => relative(src, file)).filter(isSource)
  const folders = new Set(present.map(folderOf))
  return [
    ...[...folders].filter((name) => !named.includes(name)).map((name) => `src/${name} is on no floor`),
    ...named.filter((name) => !folders.has(name)).map((name) => `src/${name} is not there`),
    ...named.filter((name, index) => named.indexOf(name) < index).map((name) => `src/${name} is named twice`),
  ].map((problem) => `${owner}/floors.json: ${problem}`)
}

/**
 * A sentence for each import that goes up, each circle on one floor, and each folder without a floor. A package without
 * `floors.json` has none.
 * @param {{ readonly folder: string }} owner the package
 * @param {string} [project] its folder
 * @returns {readonly string[]}
 */
export function floorViolations({ folder: owner }, project = root) {
  const floors = readFloors(owner, project)
  if (floors === null) return []
  const src = join(project, owner, 'src')
  const rankOf = new Map(floors.flatMap(([, folders], rank) => folders.map((folder) => [folder, rank])))
  const nameOf = (folder) => `${folder} (${floors[rankOf.get(folder)][0]})`
  const imports = importsBetweenFolders(src)
  const isOn = (rank) => (folder) => rankOf.get(folder) === rank
  const circles = floors.map(([, folders], rank) =>
    circleIn(
      folders,
      imports.filter(({ from, to }) => [from, to].every(isOn(rank))),
    ),
  )
  return [
    ...misplaced(owner, src, floors),
    ...imports
      .filter(({ from, to }) => rankOf.get(from) < rankOf.get(to))
      .map(
        ({ file, path, from, to }) => `${owner}/src/${file}: ${nameOf(from)} imports ${path} from above, ${nameOf(to)}`,
      ),
    ...circles
      .filter((circle) => circle !== null)
      .map((circle) => `${owner}/src: folders import each other in a circle: ${circle.join(' → ')}`),
  ]
}
