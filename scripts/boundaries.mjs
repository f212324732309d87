/**
 * Checks the packages on which a package may depend (by kind, `parts.mjs`), that no relative import leaves its package, and
 * that folders import downwards (`floors.mjs`). biome.json forbids circles of files, and imports
 * between features of a package.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { floorViolations, importPattern } from './floors.mjs'
import { forbiddenImports, readPackages } from './parts.mjs'
import { fail, root, StepError } from './steps.mjs'

/** It alone says the version of the product. */
const manifest = join(root, 'package.json')

function importsThatLeave({ folder }) {
  const sources = [...filesBelow(join(root, folder))].filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)]
      .filter(([, path]) => resolve(dirname(file), path) !== manifest)
      .filter(([, path]) => relative(join(root, folder), resolve(dirname(file), path)).startsWith('..'))
      .map(([, path]) => `${relative(root, file)}: reaches out of its package to ${path}`),
  )
}

/**
 * A sentence for each import that is not allowed.
 * @param {readonly import('./parts.mjs').Package[]} [chosen] packages to look at; all unless said
 */
export function boundaryViolations(packages = readPackages(), chosen = packages) {
  const names = chosen.map(({ folder }) => `${folder}/package.json:`)
  return [
    ...forbiddenImports(packages).filter((violation) => names.some((name) => violation.startsWith(name))),
    ...chosen.flatMap(importsThatLeave),
    ...chosen.flatMap((pkg) => floorViolations(pkg)),
  ]
}

if (process.argv[1] === import.meta.filename) {
  try {
    const violations = boundaryViolations()
    if (violations.length > 0)
      throw new StepError('See the tables of packages and floors in docs/architecture.md.', violations.join('\n'))
  } catch (error) {
    fail(error)
  }
}
