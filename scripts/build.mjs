/**
 * `npm run build [-- package …]`: builds the server, the shell, the remotes and the browser extension whose sources changed (only
 * those that are named, when some are), and publishes the parts into the web root. Part of `npm start`, too.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPlan } from './build-memory.mjs'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { install, version } from './install.mjs'
import { writeNotices } from './licences.mjs'
import { builtFrom, chosenFrom, partsOf, readPackages } from './parts.mjs'
import { fail, must, node, root, step } from './steps.mjs'

/** Where everything that the server serves as a file ends up. */
const webRoot = join(root, 'dist/web')

/** Files outside of its folder from which every package is built. */
const shared = ['pnpm-lock.yaml', 'tsconfig.base.json']

/** The drawing of the product: the extension has icons of it, too. */
const icon = 'shell/src/icon.svg'

/** Packages with a program that builds them; webpack builds the others. */
const ownBuild = ['server', 'extension']

async function build(pkg, packages, { flags, env, announce }) {
  // The version is built in.
  const mark = `${version} ${fingerprint([...builtFrom(pkg, packages), ...shared, ...(pkg.kind === 'extension' ? [icon] : [])])}`
  const program = ownBuild.includes(pkg.kind) ? ['build.mjs'] : [...flags, webpackOf(pkg), '--mode', 'production']
  const done = await unlessDone(`${pkg.folder}/dist/.built`, mark, async () => {
    announce()
    await must(`${pkg.folder} could not be built.`, node, program, { cwd: join(root, pkg.folder), env })
    if (pkg.kind === 'shell') writeNotices(join(root, pkg.folder, 'dist'))
  })
  return { mark, outcome: done ? 'built' : 'nothing changed' }
}

/** Puts the file of the browser extension where the server finds it. */
function offer({ folder }) {
  mkdirSync(webRoot, { recursive: true })
  copyFileSync(join(root, folder, 'dist/browser-extension.zip'), join(webRoot, 'browser-extension.zip'))
}

/** The webpack that a part brings. */
export const webpackOf = ({ folder }) => join(root, folder, 'node_modules/webpack/bin/webpack.js')

/** Publishes all parts together: a shell may need the remotes that come with it. */
async function publish(folders) {
  const args = ['deploy/publish.ts', ...folders, '--web', webRoot, '--unless-rolled-back']
  await must(`${[...folders].join(', ')} could not be published.`, node, args)
}

/**
 * Builds what changed and publishes it. Where there is memory enough, two builds at a time: webpack keeps about one core busy each.
 * @param {readonly string[]} [names] folders of packages, when not all are wanted
 */
export async function buildAll(names = []) {
  const packages = readPackages()
  const parts = partsOf(packages)
  const chosen = chosenFrom([...parts, ...packages.filter(({ kind }) => ownBuild.includes(kind))], names)
  const marks = new Map(chosen.filter((pkg) => parts.includes(pkg)).map(({ folder }) => [folder, '']))
  const waiting = [...chosen]
  const { atOnce, sentence, ...how } = buildPlan()
  let isSaid = false
  const announce = () => {
    if (!isSaid) console.log(sentence)
    isSaid = true
  }
  const worker = async () => {
    for (let pkg = waiting.shift(); pkg !== undefined; pkg = waiting.shift()) {
      const { folder } = pkg
      await step(`build ${folder}`, async () => {
        const { mark, outcome } = await build(pkg, packages, { ...how, announce })
        if (marks.has(folder)) marks.set(folder, mark)
        if (pkg.kind === 'extension') offer(pkg)
        return outcome
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (marks.size === 0) return
  await step('publish', async () => {
    const mark = [names, ...marks.values()].join('\n')
    const done = await unlessDone('dist/web/.published', mark, () => publish(marks.keys()))
    return done ? 'published' : 'nothing changed'
  })
}

if (process.argv[1] === import.meta.filename) {
  try {
    await step('install packages', install)
    await buildAll(process.argv.slice(2))
  } catch (error) {
    fail(error)
  }
}
