/**
 * `npm run build`: builds the shell and the remotes whose sources changed, and publishes them into the web root. Part of
 * `npm start`, too.
 */
import { join } from 'node:path'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { install } from './install.mjs'
import { fail, must, node, root, step } from './steps.mjs'

/** Where everything that the server serves as a file ends up. */
export const webRoot = join(root, 'dist/web')

const parts = ['shell', 'mfe-recipes', 'mfe-social', 'mfe-planning', 'mfe-settings']

const webpack = join(root, 'shared/build/node_modules/webpack/bin/webpack.js')

/** What every part is built from besides its own folder. */
const shared = ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json']

async function build(part) {
  const mark = fingerprint([part, ...shared])
  const done = await unlessDone(`${part}/dist/.built`, mark, () =>
    must(`${part} could not be built.`, node, [webpack, '--mode', 'production'], { cwd: join(root, part) }),
  )
  return { mark, said: done ? 'built' : 'nothing changed' }
}

/** The shell goes first: a remote is refused while the shell does not provide what it takes. */
async function publish(marks) {
  const done = await unlessDone('dist/web/.published', marks.join('\n'), async () => {
    for (const part of parts) {
      await must(`${part} could not be published.`, node, [
        'deploy/publish.ts',
        part,
        '--web',
        webRoot,
        '--unless-rolled-back',
      ])
    }
  })
  return done ? 'published' : 'nothing changed'
}

/** Two builds at a time: webpack keeps about one core busy each. */
export async function buildAll() {
  const marks = parts.map(() => '')
  const waiting = [...parts.keys()]
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const part = parts[index]
      await step(`build ${part}`, async () => {
        const { mark, said } = await build(part)
        marks[index] = mark
        return said
      })
    }
  }
  await Promise.all([worker(), worker()])
  await step('publish shell and remotes', () => publish(marks))
}

if (process.argv[1] === import.meta.filename) {
  try {
    await step('install packages', install)
    await buildAll()
  } catch (error) {
    fail(error)
  }
}
