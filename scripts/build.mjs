/** Builds the shell and the remotes whose sources changed, and publishes them into the web root. */
import { join } from 'node:path'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { must, node, root, step } from './steps.mjs'

/** Where everything that the server serves as a file ends up. */
export const webRoot = join(root, 'dist/web')

const parts = ['shell', 'mfe-recipes', 'mfe-social', 'mfe-planning', 'mfe-settings']

/** What every part is built from besides its own folder. */
const shared = ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json']

async function build(part) {
  const done = await unlessDone(`${part}/dist/.built`, fingerprint([part, ...shared]), () =>
    must(
      `${part} could not be built.`,
      node,
      [join(root, 'shared/build/node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
      {
        cwd: join(root, part),
      },
    ),
  )
  await must(`${part} could not be published.`, node, ['deploy/publish.ts', part, '--web', webRoot])
  return done ? 'built' : 'nothing changed'
}

/** Two builds at a time: webpack keeps about one core busy each. */
export async function buildAll() {
  const waiting = [...parts]
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const current = part
      await step(`build ${current}`, () => build(current))
    }
  }
  await Promise.all([worker(), worker()])
}
