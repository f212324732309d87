import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadImage } from '@potluck/api/images'
import sharp from 'sharp'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { checkData, checkDataIfDue, checkLine, isSound, lastCheck } from './check-data.ts'
import { runApart } from './data-process-client.ts'

const colours = ['olive', 'teal', 'navy', 'red']

async function uploadAll(server: TestServer): Promise<void> {
  const anna = await server.member('Anna')
  for (const background of colours) {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
    await anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
  }
}

/** Paths of the large files, in the order of their digests. */
async function largeFiles(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(join(dataDir, 'images'), { recursive: true })
  const large = names.filter((name) => name.endsWith('-large.webp')).sort()
  return large.map((name) => join(dataDir, 'images', name))
}

/** Changes a byte and leaves the length. */
async function damage(path: string): Promise<void> {
  const bytes = await readFile(path)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await writeFile(path, bytes)
}

bothDatabases(
  'a check of the data',
  (server) => {
    test('finds what is missing, damaged or nobody’s', async () => {
      await uploadAll(server)
      // The tidying of its start would remove the file that is nobody's.
      await server.app.close()
      const { config } = server
      const { dataDir } = config
      expect(isSound(await checkData(config))).toBe(true)
      const [missing = '', cut = '', changed = '', small = ''] = await largeFiles(dataDir)
      await rm(missing)
      await truncate(cut, 20)
      await damage(changed)
      await rm(small.replace('-large', '-thumbnail'))
      const stray = join(dataDir, 'images', small.slice(-78, -76), `${'0'.repeat(64)}-large.webp`)
      await writeFile(stray, 'RIFF')
      await utimes(stray, 0, 0)
      const found = await checkData(config)
      const digestIn = (file: string) => file.slice(-75, -11)
      expect(found).toMatchObject({
        pictures: 4,
        missing: { count: 1, names: [digestIn(missing)] },
        damaged: { count: 2 },
        incomplete: { count: 1, names: [digestIn(small)] },
        unowned: { count: 1, names: [stray] },
      })
      expect(checkLine(found)).toBe(
        "Looked at 4 pictures: 1 missing, 2 damaged, 1 without one of their small files. 1 files are no picture's.",
      )
      expect(await lastCheck(server.services.fileStore)).toEqual(found)
    }, 60_000)

    test('is made by a process of its own', async () => {
      const { dataDir, databaseUrl, fileStore, memberLimits } = server.config
      const task = { kind: 'check' as const, config: { dataDir, databaseUrl, fileStore, memberLimits }, due: null }
      expect(await runApart(task, new AbortController().signal)).toMatchObject({
        kind: 'checked',
        check: { pictures: 0 },
      })
    }, 30_000)

    test('is made where one is due', async () => {
      const due = new Date()
      const check = await checkDataIfDue(server.config, due)
      expect(await lastCheck(server.services.fileStore)).toEqual(check)
      expect(await checkDataIfDue(server.config, due)).toBeNull()
      expect(await checkDataIfDue(server.config, new Date(Date.now() + 1))).toMatchObject({ pictures: 0 })
    })

    test('of a backup counts a damaged picture as missing, and the rest is proven', async () => {
      await uploadAll(server)
      const { config } = server
      const [first = ''] = await largeFiles(config.dataDir)
      await damage(first)
      const { proof, manifest } = await backUp(config, join(config.dataDir, 'backups'))
      expect(proof).toMatchObject({ pictures: 3, missing: 1 })
      expect(manifest.missingDigests).toEqual([first.slice(-75, -11)])
    }, 60_000)
  },
  { perTest: true },
)
