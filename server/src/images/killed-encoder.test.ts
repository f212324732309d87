import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { uploadImage } from '@potluck/api/images'
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
  // A kilobyte that unfolds to half a gigabyte, which takes a moment.
  const picture = "{ create: { width: 4900, height: 4900, channels: 3, background: 'olive' } }"
  const script = `require('sharp')(${picture}).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer()
    .then((bytes) => process.stdout.write(bytes))`
  const bytes = execFileSync(process.execPath, ['-e', script], { cwd: join(import.meta.dirname, '../..') })
  const upload = () => anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
  const first = upload()
  const refused = expect(first).rejects.toMatchObject({ status: 503, data: { error: { code: 'no-memory' } } })
  await killWhenBusy()
  await refused
  expect((await upload()).status).toBe(201)
  await server.close()
}, 60_000)
