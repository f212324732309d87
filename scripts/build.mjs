/**
 * `npm run build [-- part …]`: builds the shell and the remotes whose sources changed (only those that are named, when
 * some are), and publishes them into the web root. Part of `npm start`, too.
 */
import { join } from 'node:path'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { install } from './install.mjs'
import { builtFrom, chosenFrom, partsOf, readRooms } from './parts.mjs'
import { fail, must, node, root, step } from './steps.mjs'

/** Where everything that the server serves as a file ends up. */
const webRoot = join(root, 'dist/web')

/** What every part is built from besides folders. */
const shared = ['pnpm-lock.yaml', 'tsconfig.base.json']

async function build(part, rooms) {
  const mark = fingerprint([...builtFrom(part, rooms), ...shared])
  const done = await unlessDone(`${part.folder}/dist/.built`, mark, () =>
    must(`${part.folder} could not be built.`, node, [webpackOf(part), '--mode', 'production'], {
      cwd: join(root, part.folder),
    }),
  )
  return { mark, said: done ? 'built' : 'nothing changed' }
}

/** The webpack that a part brings. */
export const webpackOf = ({ folder }) => join(root, folder, 'node_modules/webpack/bin/webpack.js')

async function publish(parts) {
  for (const { folder } of parts) {
    const args = ['deploy/publish.ts', folder, '--web', webRoot, '--unless-rolled-back']
    await must(`${folder} could not be published.`, node, args)
  }
}

/**
 * Builds what changed and publishes it, two builds at a time: webpack keeps about one core busy each.
 * @param {readonly string[]} [names] folders of parts, when not all are wanted
 */
export async function buildAll(names = []) {
  const rooms = readRooms()
  const parts = chosenFrom(partsOf(rooms), names)
  const marks = parts.map(() => '')
  const waiting = [...parts.keys()]
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const part = parts[index]
      await step(`build ${part.folder}`, async () => {
        const { mark, said } = await build(part, rooms)
        marks[index] = mark
        return said
      })
    }
  }
  await Promise.all([worker(), worker()])
  await step('publish', async () => {
    const done = await unlessDone('dist/web/.published', [names, ...marks].join('\n'), () => publish(parts))
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
