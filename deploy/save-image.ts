import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './src/command.ts'
import { engineNames, findEngine } from './src/container/find-engine.ts'

const root = join(import.meta.dirname, '..')

/** Where Linux lists the processors that it can emulate. */
const emulated = { amd64: 'qemu-x86_64', arm64: 'qemu-aarch64' } as const

const own = process.arch === 'x64' ? 'amd64' : 'arm64'

await runCommand('save-image <folder> <version>', async () => {
  const [folder, version] = process.argv.slice(2)
  if (!folder || !version) return null
  const engine = await findEngine(undefined)
  if (!engine) return `not made: none of ${engineNames.join(', ')} runs on this machine`
  const said: string[] = []
  for (const arch of ['amd64', 'arm64'] as const) {
    if (arch !== own && !existsSync(`/proc/sys/fs/binfmt_misc/${emulated[arch]}`)) {
      said.push(`not made for ${arch}: this machine does not emulate it`)
      continue
    }
    const image = `potluck:${version}-${arch}`
    const file = `potluck-${version}-${arch}-image.tar`
    await engine.build(root, image, undefined, `linux/${arch}`)
    await engine.save(image, join(folder, file))
    said.push(file)
  }
  return said.join('; ')
})
