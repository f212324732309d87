import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A webpack loader that puts scripts which import nothing into one file, in which a page has one request for all of them:
 * `./first.ts?file&with=second,third`.
 *
 * @param {string} source of the first
 */
export default function joinScripts(source) {
  const folder = dirname(this.resourcePath)
  const others = new URLSearchParams(this.resourceQuery).get('with')?.split(',') ?? []
  const sources = others.map((name) => {
    const file = join(folder, `${name}.ts`)
    this.addDependency(file)
    return readFileSync(file, 'utf8')
  })
  return [source, ...sources].join('\n')
}
