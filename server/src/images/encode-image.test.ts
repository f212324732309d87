import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { childrenRunning } from '../testing/children-running.ts'
import { heicPicture } from '../testing/heic-picture.ts'
import { encodeImage } from './encode-image.ts'

/** A square AVIF of one colour: a kilobyte that unfolds to 18 bytes a point. Made elsewhere, as that takes memory too. */
function avif(side: number): Buffer {
  const picture = `{ create: { width: ${side}, height: ${side}, channels: 3, background: 'olive' } }`
  const script = `require('sharp')(${picture}).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer()
    .then((bytes) => process.stdout.write(bytes))`
  return execFileSync(process.execPath, ['-e', script], { cwd: join(import.meta.dirname, '../..') })
}

/** The most memory that this process holds while a step runs, beyond what it held before, megabytes. */
async function growthDuring(step: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  await step()
  clearInterval(watch)
  return (most - before) / 1_000_000
}

test('a kilobyte that unfolds to half a gigabyte takes nothing of the server, also when it comes twice at once', async () => {
  const bomb = avif(4_900)
  expect(bomb.length).toBeLessThan(2_000)
  const growth = await growthDuring(async () => {
    const images = await Promise.all([encodeImage(bomb), encodeImage(bomb)])
    expect(images.map((image) => image !== null)).toEqual([true, true])
  })
  expect(growth).toBeLessThan(150)
}, 60_000)

test('one that unfolds to more than may be read is no picture', async () => {
  expect(await encodeImage(avif(5_100))).toBeNull()
}, 60_000)

/** What a process without a picture holds is far less, kilobytes. */
const busy = 200_000

/** Kills the encoder when it is in the middle of a picture; says whether it was. */
async function killBusyEncoder(): Promise<boolean> {
  for (const pid of await childrenRunning('encoding-process')) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) < busy) continue
    return process.kill(pid, 'SIGKILL')
  }
  return false
}

test('of pictures whose encoder is killed over them each is made all the same, in a process of its own', async () => {
  const side = 3_500
  const raw = { width: side, height: side, channels: 3 } as const
  const slow = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const images = Promise.all([encodeImage(slow), encodeImage(slow)])
  while (!(await killBusyEncoder())) await pause(2)
  expect((await images).map((image) => image !== null)).toEqual([true, true])
  expect(await encodeImage(slow)).not.toBeNull()
}, 60_000)

test('what a phone takes is a picture, upright and in its colours', async () => {
  const image = await encodeImage(heicPicture())
  const { data, info } = await sharp(image?.large).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([16, 32])
  const at = (x: number, y: number) => [...data.subarray((y * 16 + x) * 3, (y * 16 + x) * 3 + 3)]
  const colours = [at(8, 2), at(8, 29)].map(([red = 0, , blue = 0]) => (red > blue ? 'red' : 'blue'))
  expect(colours.toSorted()).toEqual(['blue', 'red'])
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 600)],
  ['broken within', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at > 330 ? byte ^ 0x55 : byte)))],
  ['said to be larger than may be read', (bytes: Buffer) => withWidth(bytes, 60_000)],
])('a picture of a phone that is %s is none', async (_, change) => {
  expect(await encodeImage(change(heicPicture()))).toBeNull()
})

/** The same file with another width in its `ispe` box. */
function withWidth(bytes: Buffer, width: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(width, changed.indexOf('ispe') + 8)
  return changed
}
