/** Holds the table of who may import whom (docs/architecture.md): by declared packages and by relative paths. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './fingerprint.mjs'
import { root } from './steps.mjs'

const everythingShared = ['cooking', 'clip', 'api', 'platform', 'ui', 'parts'].map((name) => `@potluck/${name}`)
const forTests = ['@potluck/build', '@potluck/testing']

/** What a room's source may import of ours, and what only its tests and configuration may. */
const rooms = {
  'shared/cooking': [],
  'shared/clip': ['@potluck/cooking'],
  'shared/api': ['@potluck/cooking'],
  'shared/ui': [],
  'shared/platform': ['@potluck/api', '@potluck/cooking'],
  'shared/parts': ['@potluck/ui', '@potluck/platform', '@potluck/api', '@potluck/cooking'],
  'shared/build': [],
  'shared/testing': everythingShared,
  shell: everythingShared,
  'mfe-recipes': everythingShared,
  'mfe-social': everythingShared,
  'mfe-planning': everythingShared,
  'mfe-settings': everythingShared,
  server: ['@potluck/cooking', '@potluck/clip', '@potluck/api'],
  deploy: ['@potluck/platform'],
  e2e: [],
  bench: ['@potluck/cooking', '@potluck/clip', '@potluck/api', 'server'],
}

const ours = (name) => name.startsWith('@potluck/') || name in rooms

function declared(room, allowed) {
  const manifest = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  const check = (names, permitted) =>
    Object.keys(names ?? {})
      .filter((name) => ours(name) && !permitted.includes(name))
      .map((name) => `${room}/package.json: ${room} may not depend on ${name}`)
  return [
    ...check({ ...manifest.dependencies, ...manifest.peerDependencies }, allowed),
    ...check(manifest.devDependencies, [...allowed, ...forTests]),
  ]
}

function imported(room, allowed) {
  const sources = [...filesBelow(join(root, room))].filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  return sources.flatMap((file) => {
    const shown = relative(root, file)
    const permitted = /\.test\.tsx?$|\.config\.|\/testing\//.test(shown) ? [...allowed, ...forTests] : allowed
    const names = [...readFileSync(file, 'utf8').matchAll(/(?<!['"`])\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
      (found) => found[1],
    )
    return names.flatMap((name) => {
      if (name.startsWith('.')) {
        const reachesOut = relative(join(root, room), resolve(dirname(file), name)).startsWith('..')
        return reachesOut ? [`${shown}: reaches out of its room to ${name}`] : []
      }
      const pack = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/')
      const self = pack === `@potluck/${room.replace('shared/', '')}`
      return ours(pack) && !self && !permitted.includes(pack) ? [`${shown}: ${room} may not import ${pack}`] : []
    })
  })
}

/** A sentence for each import that the table does not allow. */
export const boundaryViolations = () =>
  Object.entries(rooms).flatMap(([room, allowed]) => [...declared(room, allowed), ...imported(room, allowed)])

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = boundaryViolations()
  for (const violation of violations) console.error(violation)
  process.exit(violations.length === 0 ? 0 : 1)
}
