import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadImage } from '@potluck/api/images'
import sharp from 'sharp'
import { childrenRunning } from '../testing/children-running.ts'
import { startTestServer } from '../testing/test-server.ts'

/** Kilobytes: a process that works on no picture takes far less. */
const busy = 200_000

async function killWhenBusy(): Promise<void> {
  for (;;) {
    for (const pid of await childrenRunning('encoding-process')) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      if (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) < busy) continue
      process.kill(pid, 'SIGKILL')
      return
    }
    await pause(2)
  }
}

test('a photo whose process the system killed is asked for again, and is never called no picture', async () => {
  const server = await startTestServer('sqlite')
  const anna = await server.member('Anna')
  const side = 3_500
  const raw = { width: side, height: side, channels: 3 } as const
  const bytes = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const upload = () => anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
  const first = upload()
  const refused = expect(first).rejects.toMatchObject({ status: 503, data: { error: { code: 'no-memory' } } })
  await killWhenBusy()
  await refused
  expect((await upload()).status).toBe(201)
  await server.close()
}, 60_000)
