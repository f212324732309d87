/**
 * `npm run pack` makes the files of a release from the checked-out sources, into `dist/release`. The archive is for this
 * platform. The list of its components (SBOM), the image where an engine is found, and sums of all files come with it.
 */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeArchive } from './archive.mjs'
import { buildAll } from './build.mjs'
import { install, pnpm, version } from './install.mjs'
import { inProduct } from './licences.mjs'
import { partsOf, readPackages } from './parts.mjs'
import { fail, must, node, root, run, step } from './steps.mjs'

const release = join(root, 'dist/release')
const name = `potluck-${version}-${process.platform}-${process.arch}`

/** Seconds since 1970 of the commit: every file of an archive has this time, whenever it is made. */
const committedAt = () => Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }))

/** Builds everything anew: a release contains nothing that an earlier build left behind. */
async function buildAnew() {
  const built = [
    ...partsOf(readPackages()).map(({ folder }) => join(folder, 'dist')),
    'server/dist',
    'extension/dist',
    'dist',
  ]
  for (const folder of built) rmSync(join(root, folder), { recursive: true, force: true })
  await buildAll()
}

/** Packs the folder: the same files give the same bytes. */
async function pack() {
  await writeArchive(join(release, name))
  const same = [`--mtime=@${committedAt()}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const tar = `tar --sort=name ${same.join(' ')} -cf - '${name}' | gzip -n -9 > '${name}.tar.gz'`
  await must('The archive could not be packed.', 'sh', ['-c', tar], { cwd: release, env: { LC_ALL: 'C' } })
  rmSync(join(release, name), { recursive: true })
  return `${name}.tar.gz`
}

/** pnpm lists them in no fixed order. */
const sortedBy = (key, rows) => [...rows].sort((a, b) => (a[key] < b[key] ? -1 : 1))

/** Node itself, which the archive brings along and pnpm does not list. */
function nodeComponent() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
  const purl = `pkg:generic/node@${version}`
  return { type: 'application', name: 'node', version, purl, 'bom-ref': purl, licenses: [{ license: { id: 'MIT' } }] }
}

/** The list in the form of CycloneDX, by pnpm; its time is that of the commit, its number follows from its content. */
async function writeBom() {
  const file = join(release, `potluck-${version}.cdx.json`)
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--prod',
    '--out',
    file,
    ...inProduct,
  ]
  await must('The list of components could not be made.', pnpm[0], [...pnpm.slice(1), ...args])
  const { serialNumber: _, metadata, ...bom } = JSON.parse(readFileSync(file, 'utf8'))
  const components = sortedBy('bom-ref', [...bom.components, nodeComponent()])
  // To which of our packages it gives a dependency of two, differs each time.
  const others = bom.dependencies.filter(({ ref }) => !/^pkg:npm\/(%40)?potluck\b/.test(ref))
  const dependencies = sortedBy('ref', others).map(({ ref, dependsOn = [] }) => ({
    ref,
    dependsOn: [...dependsOn].sort(),
  }))
  const made = {
    ...bom,
    components,
    dependencies,
    metadata: { ...metadata, timestamp: new Date(committedAt() * 1_000).toISOString() },
  }
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex')
  const serialNumber = `urn:uuid:${hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5')}`
  writeFileSync(file, `${JSON.stringify({ serialNumber, ...made }, null, 2)}\n`)
  return `${components.length} components`
}

/** A line for each file, as `sha256sum --check` reads it. */
function writeSums() {
  const sums = readdirSync(release)
    .filter((file) => file !== 'SHA256SUMS')
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(release, file)))
          .digest('hex')}  ${file}\n`,
    )
  writeFileSync(join(release, 'SHA256SUMS'), sums.join(''))
  return sums.join('').trim()
}

/** Makes the image, or says why there is none: its base may be out of reach. */
async function saveImage() {
  const { code, output } = await run(node, ['deploy/save-image.ts', release, version])
  return code === 0 ? output.trim() : `not made\n${output.trim()}`
}

/** Makes all files of the release that is checked out. */
export async function packRelease() {
  await step('install packages', install)
  await buildAnew()
  mkdirSync(release, { recursive: true })
  await step('archive', pack)
  await step('list of components (CycloneDX)', writeBom)
  await step('container image', saveImage)
  console.log(`${writeSums()}\n\nThe release is in dist/release.`)
}

if (process.argv[1] === import.meta.filename) await packRelease().catch(fail)
