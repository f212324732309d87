import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './src/command.ts'
import type { Engine } from './src/container/engine.ts'
import { engineNames, findEngine } from './src/container/find-engine.ts'
import { ownName, run } from './src/container/run-command.ts'
import { checkBook, startServer, stopDuringRequest, type TriedServer, writeBook } from './src/container/try-image.ts'
import { DeployError } from './src/deploy-error.ts'

const root = join(import.meta.dirname, '..')

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The commit of the last release: the last one with a tag; null where there is none. */
const lastRelease = (): Promise<string | null> =>
  run('git', ['-C', root, 'describe', '--tags', '--abbrev=0']).then(
    (tag) => tag.trim(),
    () => null,
  )

/** Builds the image of a commit. */
async function buildPrevious(engine: Engine, commit: string, image: string, base: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-previous-'))
  try {
    await run('sh', ['-c', `git -C '${root}' archive '${commit}' | tar -x -C '${folder}'`])
    await engine.build(folder, image, base)
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Images {
  readonly image: string
  /** The image of the release before. */
  readonly previous: string | null
}

async function tryImages(engine: Engine, { image, previous }: Images): Promise<void> {
  const volume = await engine.createVolume()
  const restored = await engine.createVolume()
  const started = new Set<TriedServer>()

  async function start(from: string, on: string): Promise<TriedServer> {
    const server = await startServer(engine, from, on)
    started.add(server)
    return server
  }

  async function stop(server: TriedServer): Promise<void> {
    started.delete(server)
    await server.container.stop()
  }

  try {
    const first = await start(previous ?? image, volume)
    const user = (await first.container.exec(['id', '-u'])).trim()
    if (user === '0') throw new DeployError('the server runs as root')
    say(`✓ it starts as user ${user} on an empty volume`)
    const before = await writeBook(first)
    const book = await stopDuringRequest(first, before)
    started.delete(first)
    say('✓ SIGTERM: the request that was open is answered, then the server ends with 0')

    const second = await start(image, volume)
    await checkBook(second, book)
    say(`✓ the book is there after ${previous === null ? 'a restart' : 'the upgrade'} over the same volume`)
    say(`✓ ${(await second.container.exec(['node', 'server/dist/make-backup.js', '--to', '/data/backups'])).trim()}`)
    const files = await second.container.exec(['sh', '-c', 'ls /data/backups/*.tar'])
    await stop(second)

    const [file = ''] = files.trim().split('\n').toReversed()
    const mounts = { '/data': restored, '/before': volume }
    await engine.once(image, mounts, ['node', 'server/dist/restore-backup.js', file.replace('/data', '/before')])
    const third = await start(image, restored)
    await checkBook(third, book)
    await stop(third)
    say('✓ the backup is restored into an empty volume, and the book is the same')
  } finally {
    // A try that failed may have left a container; its error is the one to be told.
    for (const server of started) await server.container.stop().catch(() => {})
    for (const each of [volume, restored]) await engine.removeVolume(each).catch(() => {})
  }
}

await runCommand(`try-container [--engine ${engineNames.join('|')}] [--base image] [--previous commit]`, async () => {
  const options = { engine: { type: 'string' }, base: { type: 'string' }, previous: { type: 'string' } } as const
  const { values } = parseArgs({ options })
  const engine = await findEngine(values.engine)
  if (!engine) return `Not tried: none of ${engineNames.join(', ')} runs on this machine.`
  const commit = values.previous ?? (await lastRelease())
  const [image, previous] = [ownName(), commit === null ? null : ownName()]
  const limits = [...engine.limits, ...(commit === null ? ['an upgrade: there is no release yet, see --previous'] : [])]
  try {
    await engine.build(root, image, values.base)
    say(`✓ ${engine.name} builds the image`)
    if (commit !== null && previous !== null) {
      await buildPrevious(engine, commit, previous, values.base)
      say(`✓ ${engine.name} builds the image of ${commit}`)
    }
    await tryImages(engine, { image, previous })
  } finally {
    for (const each of [image, previous]) if (each !== null) await engine.removeImage(each).catch(() => {})
  }
  return ['The container works.', ...limits.map((limit) => `Not tried: ${limit}.`)].join('\n')
})
