import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prune } from './prune.ts'
import { publishPart } from './publish-part.ts'
import type { Published } from './published.ts'
import { makeFolder, writeRemote } from './testing/built-part.ts'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
})

afterEach(() => rm(folder, { recursive: true }))

const command = resolve(import.meta.dirname, '../publish.ts')
const publishing = (part: string, webRoot: string): ChildProcess =>
  spawn(process.execPath, [command, part, '--web', webRoot], { stdio: 'ignore' })

const liveEntries = async (webRoot: string): Promise<{ id: string; version: string; entry: string }[]> =>
  JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8')).remotes

/** Publishes a part and kills that at a change of the web root. @returns whether it was killed before its end */
async function killed(part: string, webRoot: string, change: number): Promise<boolean> {
  const changes = watch(webRoot, { recursive: true })
  const publication = publishing(part, webRoot)
  let seen = 0
  changes.on('change', () => {
    seen += 1
    if (seen === change) publication.kill('SIGKILL')
  })
  await once(publication, 'exit')
  changes.close()
  return publication.signalCode === 'SIGKILL'
}

test.each([1, 2, 4, 6, 8, 12, 16])(
  'a publish that is killed at its change %d of the web root leaves the complete old or the complete new release',
  async (change) => {
    let webRoot: string
    let one: Published
    // On a busy machine the change is seen after the end.
    do {
      webRoot = await mkdtemp(join(folder, 'web-'))
      one = await publishPart({ directory: await writeRemote(folder, { code: 'one' }), webRoot })
    } while (!(await killed(await writeRemote(folder, { code: 'two' }), webRoot, change)))

    const [live, ...others] = await liveEntries(webRoot)
    expect(others).toEqual([])
    expect(await readFile(join(webRoot, live?.entry ?? ''), 'utf8')).toBe(live?.version === one.version ? 'one' : 'two')
    await prune(webRoot, 1)
    expect(existsSync(join(webRoot, live?.entry ?? ''))).toBe(true)
  },
)

test('several processes that publish at the same time lose no release', async () => {
  const webRoot = join(folder, 'web')
  const ids = ['recipes', 'social', 'planning']
  const parts = await Promise.all(ids.map((id) => writeRemote(folder, { id, paths: [id], code: id })))
  const exits = await Promise.all(parts.map((part) => once(publishing(part, webRoot), 'exit')))
  expect(exits).toEqual(ids.map(() => [0, null]))
  expect((await liveEntries(webRoot)).map(({ id }) => id).sort()).toEqual([...ids].sort())
  const log = await readFile(join(webRoot, 'releases.log'), 'utf8')
  expect(log.trim().split('\n')).toHaveLength(ids.length)
})
