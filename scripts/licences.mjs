/**
 * The licences of packages in the product, as pnpm reads them from the lockfile. A build writes their texts into the product
 * (`licenses.txt`, linked from About). A test refuses a licence that nobody has judged.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm, version } from './install.mjs'
import { root } from './steps.mjs'

/** Licences that ask no more of the product than that it passes on their text, which the notice does. */
const withNotice = new Set(
  'MIT, MIT-0, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, Apache-2.0, BlueOak-1.0.0, Zlib, OFL-1.1, CC0-1.0, Unlicense'.split(
    ', ',
  ),
)

/** Licences that ask for the source of a package, too: each such package is named below. */
const withSource = new Set(['LGPL-3.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later', 'MPL-2.0'])

/** Where the source of a package is, and where it lies as a file of its own, to be replaced by another build of it. */
const sources = [
  {
    name: /^libheif-js$/,
    source: (of) =>
      `https://github.com/catdad-experiments/libheif-js/tree/v${of}, built from https://github.com/strukturag/libheif`,
  },
  { name: /^@img\/sharp-libvips-/, source: (of) => `https://github.com/lovell/sharp-libvips/tree/v${of}` },
  { name: /^ical\.js$/, source: (of) => `https://github.com/kewisch/ical.js/tree/v${of}` },
  { name: /^web-push$/, source: (of) => `https://github.com/web-push-libs/web-push/tree/v${of}` },
]

/** Tools of those who work on the product, which it does not contain, with a licence that is not listed above. */
const toolsOnly = new Set(['caniuse-lite', 'humanize-number', '@axe-core/playwright', 'axe-core', 'lightningcss'])

/** Builds of a tool for one system are named after it. */
const isToolOnly = (name) => toolsOnly.has(name.replace(/-(linux|darwin|win32|freebsd|android)-.+$/, ''))

/** The product contains the modules of the server and of the commands, and packages that are bundled for browsers. */
export const inProduct = ['server...', 'deploy...', 'shell...', 'mfe-*...'].flatMap((name) => ['--filter-prod', name])

/** @typedef {{ name: string, version: string, license: string, path: string, author?: string, homepage?: string }} LicensedPackage */

/**
 * The packages of others with their licences, sorted by name.
 * @param {'product' | 'all'} of those that the product contains, or tools as well
 * @returns {readonly LicensedPackage[]}
 */
export function licensedPackages(of) {
  const which = of === 'product' ? ['--prod', ...inProduct] : ['-r']
  const args = [...pnpm.slice(1), 'licenses', 'list', '--json', ...which]
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] }
  const byLicence = JSON.parse(execFileSync(pnpm[0], args, options))
  const rows = Object.values(byLicence)
    .flat()
    .flatMap(({ versions, paths, ...row }) => versions.map((one, at) => ({ ...row, version: one, path: paths[at] })))
  return rows.sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

const sourceOf = (pkg) => sources.find(({ name }) => name.test(pkg.name))?.source(pkg.version)

/**
 * A sentence for each package whose licence nobody has judged.
 * @param {readonly Pick<LicensedPackage, 'name' | 'license'>[]} packages
 */
export function unjudged(packages, isTool = isToolOnly) {
  return packages
    .filter(({ name }) => !isTool(name))
    .filter((pkg) => {
      const names = pkg.license.split(/ AND | OR |[()]/).filter((name) => name !== '')
      const needsSource = names.some((name) => withSource.has(name))
      return (needsSource && !sourceOf(pkg)) || !names.every((name) => withNotice.has(name) || withSource.has(name))
    })
    .map(({ name, license }) => `${name}: ${license}`)
}

/** The files of a package that hold its licence, in one text. */
function textOf({ path, license, author, homepage }) {
  const files = readdirSync(path).filter((name) => /^(licen[cs]e|copying|notice|copyright)/i.test(name))
  const texts = files.sort().map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r', '').trim())
  if (texts.length > 0) return texts.join('\n\n')
  const [about] = readdirSync(path).filter((name) => /^readme/i.test(name))
  const section = about && /^#+ licens(?:e|ing)\b.*?(?=^#|$(?![\s\S]))/ims.exec(readFileSync(join(path, about), 'utf8'))
  if (section) return section[0].trim()
  return `${license}. The package holds no text of it. ${author ?? ''} ${homepage ?? ''}`.trim()
}

const line = `\n\n${'-'.repeat(80)}\n\n`

/** The notice: packages with the same text of a licence stand together. */
export function noticesOf(packages) {
  const byText = new Map()
  for (const pkg of packages) {
    const text = textOf(pkg)
    byText.set(text, [...(byText.get(text) ?? []), pkg])
  }
  const copyleft = packages.filter(sourceOf)
  const head = `Potluck ${version} is free software under the GNU Affero General Public License, version 3. Its text is the
last one here. There is no warranty, to the extent that the law permits.

Potluck contains the packages below, each under its own licence. These are under the LGPL or the MPL, are
used unchanged, and lie in folders of their own below node_modules, where another build can replace them.
Their source:

${copyleft.map((pkg) => `${pkg.name} ${pkg.version} (${pkg.license}): ${sourceOf(pkg)}`).join('\n')}`
  const entries = [...byText].map(
    ([text, of]) => `${of.map((pkg) => `${pkg.name} ${pkg.version} (${pkg.license})`).join('\n')}\n\n${text}`,
  )
  return `${[head, ...entries, readFileSync(join(root, 'LICENSE'), 'utf8').trim()].join(line)}\n`
}

/** Writes the notice into a folder of the product. */
export const writeNotices = (folder) =>
  writeFileSync(join(folder, 'licenses.txt'), noticesOf(licensedPackages('product')))
