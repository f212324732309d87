import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { sharedScope } from './shared-scope.mjs'

/**
 * Fails a build whose installed version of a shared package is not what the table promises: at run time the page's
 * one copy would be used with no more than a warning.
 *
 * @param {string} directory the part that is built
 * @throws naming each package that does not fit
 */
export function checkSharedVersions(directory) {
  const misfits = sharedScope.flatMap(({ name, range }) => {
    const manifest = join(directory, 'node_modules', name, 'package.json')
    if (!existsSync(manifest)) return []
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
    return semver.satisfies(version, range) ? [] : [`${name} ${version} is installed, the shared scope has ${range}`]
  })
  if (misfits.length > 0) throw new Error(`${directory}: ${misfits.join('; ')} (shared/build/shared-scope.mjs)`)
}
