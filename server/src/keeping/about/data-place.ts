import { access, stat } from 'node:fs/promises'
import { parse, resolve } from 'node:path'

/** Files that Docker and Podman put into every container. */
const containerFiles = ['/.dockerenv', '/run/.containerenv']

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Where a data folder is: whether it outlives the container that the server may run in. */
export async function placeOf(folder: string): Promise<'volume' | 'system' | 'container'> {
  const [inside, root] = await Promise.all([stat(folder), stat(parse(resolve(folder)).root)])
  if (inside.dev !== root.dev) return 'volume'
  const isContainer = process.env.KUBERNETES_SERVICE_HOST !== undefined
  return isContainer || (await Promise.all(containerFiles.map(exists))).includes(true) ? 'container' : 'system'
}
