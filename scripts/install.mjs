/** Installs what the lockfile names, with a pnpm that need not be on the machine. */
import { readFileSync } from 'node:fs'
import { fingerprint, unlessDone } from './fingerprint.mjs'
import { must, root, StepError } from './steps.mjs'

const project = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** The pinned pnpm, started through npx. */
export const pnpm = ['npx', '--yes', project.packageManager]

const oldestNode = 20

export async function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) throw new StepError(`Potluck needs Node ${oldestNode} or newer; this is ${process.version}.`)
  const mark = fingerprint(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  const done = await unlessDone('node_modules/.potluck-install', mark, async () => {
    await must('The packages could not be installed. Is the npm registry reachable from this machine?', pnpm[0], [
      ...pnpm.slice(1),
      'install',
      '--frozen-lockfile',
    ])
  })
  return done ? 'installed' : 'nothing changed'
}

/** The version of the project, as its package.json states it. */
export const { version } = project
