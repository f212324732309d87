import { buildah } from './buildah.ts'
import { docker } from './docker.ts'
import type { Engine } from './engine.ts'
import { works } from './run-command.ts'

const engines = {
  docker: () => docker('docker'),
  podman: () => docker('podman'),
  buildah,
} as const

export type EngineName = keyof typeof engines

export const engineNames: readonly string[] = Object.keys(engines)

const isName = (name: string): name is EngineName => engineNames.includes(name)

/** Whether an engine can build and run here. A client without a daemon, or without rights, cannot. */
const canRun = (name: EngineName): Promise<boolean> =>
  name === 'buildah'
    ? works('buildah', ['info'])
    : works(name, ['run', '--help']).then((is) => is && works(name, ['info']))

/** The engine of a name, or the first that works here; null for none. */
export async function findEngine(name: string | undefined): Promise<Engine | null> {
  for (const each of engineNames) {
    if (name !== undefined && each !== name) continue
    if (isName(each) && (await canRun(each))) return engines[each]()
  }
  return null
}
