import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { childrenRunning } from '../../testing/children-running.ts'
import { heicPicture, tiledHeicPicture } from '../../testing/heic-picture.ts'
import { encodeImage } from './encode-image.ts'
import { startEncoder } from './encoder.ts'

/** A square AVIF of one colour: a kilobyte that unfolds to 18 bytes a point. Made elsewhere, as that takes memory too. */
function avif(side: number): Buffer {
  const picture = `{ create: { width: ${side}, height: ${side}, channels: 3, background: 'olive' } }`
  const script = `require('sharp')(${picture}).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer()
    .then((bytes) => process.stdout.write(bytes))`
  return execFileSync(process.execPath, ['-e', script], { cwd: join(import.meta.dirname, '../../..') })
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

test('a kilobyte that decodes to half a gigabyte uses no memory of the server, even twice in parallel', async () => {
  const bomb = avif(4_900)
  expect(bomb.length).toBeLessThan(2_000)
  const growth = await growthDuring(async () => {
    const images = await Promise.all([encodeImage('one', bomb), encodeImage('other', bomb)])
    expect(images.map((image) => image !== null)).toEqual([true, true])
  })
  expect(growth).toBeLessThan(150)
}, 60_000)

test('a file that decodes to more pixels than allowed is no picture', async () => {
  expect(await encodeImage('owner', avif(5_100))).toBeNull()
}, 60_000)

/** A process without a picture holds far less, kilobytes. */
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

test('pictures whose encoder was killed are encoded again, each in its own process', async () => {
  const side = 3_500
  const raw = { width: side, height: side, channels: 3 } as const
  const slow = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const images = Promise.all([encodeImage('one', slow), encodeImage('other', slow)])
  while (!(await killBusyEncoder())) await pause(2)
  expect((await images).map((image) => image !== null)).toEqual([true, true])
  expect(await encodeImage('owner', slow)).not.toBeNull()
}, 60_000)

test('a picture sent to an encoder that was just killed is told from one that broke it', async () => {
  const before = await childrenRunning('encoding-process')
  const encoder = startEncoder()
  const task = { bytes: Buffer.from('no picture'), isOwn: false }
  expect(await encoder.ask(task)).toBeNull()
  const [pid = 0] = (await childrenRunning('encoding-process')).filter((other) => !before.includes(other))
  process.kill(pid, 'SIGKILL')
  // The process is gone before its end is known here.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  await expect(encoder.ask(task)).rejects.toMatchObject({ wasKilled: true })
  await expect(encoder.ask(task)).rejects.toMatchObject({ wasKilled: true })
}, 60_000)

/** The colours of the large picture at places that are given as parts of its width and height, and its size. */
async function coloursOf(bytes: Buffer, ...places: readonly (readonly [x: number, y: number])[]) {
  const image = await encodeImage('owner', bytes)
  const { data, info } = await sharp(image?.large).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    const [red = 0, , blue = 0] = data.subarray(at, at + 3)
    return red > blue ? 'red' : 'blue'
  })
  return { size: [info.width, info.height], colours }
}

test('a photo of a phone is encoded upright and in its colours', async () => {
  const shown = await coloursOf(heicPicture(), [0.5, 0.1], [0.5, 0.9])
  expect(shown).toEqual({ size: [16, 32], colours: ['blue', 'red'] })
})

const across = (part: number) => [part, 0.5] as const
const down = (part: number) => [0.5, part] as const

// Kept 640 wide and 512 high: red to 256, blue to 512, red to the end.
test.each([
  { how: 'as it is kept', turns: [], size: [640, 512], places: [0.3, 0.7, 0.9].map(across), seen: 'red blue red' },
  {
    how: 'turned',
    turns: [{ quarters: 1 }],
    size: [512, 640],
    places: [0.1, 0.3, 0.7].map(down),
    seen: 'red blue red',
  },
  {
    how: 'mirrored',
    turns: ['mirrored' as const],
    size: [640, 512],
    places: [0.1, 0.3, 0.7].map(across),
    seen: 'red blue red',
  },
  {
    how: 'cut and turned',
    turns: [{ cutTo: { width: 440, height: 500 } }, { quarters: 3 }],
    size: [500, 440],
    places: [0.1, 0.9].map(down),
    seen: 'red blue',
  },
])('a photo in tiles is encoded completely, $how', async ({ turns, size, places, seen }) => {
  expect(await coloursOf(tiledHeicPicture(640, 512, ...turns), ...places)).toEqual({ size, colours: seen.split(' ') })
})

/** The same file with less colour in its points, which no space would have to cut off. */
function paler(bytes: Buffer): Buffer {
  const from = bytes.indexOf('mdat')
  return Buffer.from(bytes.map((byte, at) => (at > from && (byte === 240 || byte === 90) ? 140 : byte)))
}

test('a photo of a phone with a wide gamut is encoded in its colours', async () => {
  const square = { create: { width: 8, height: 8, channels: 3, background: 'gray' } } as const
  const { icc } = await sharp(await sharp(square).withIccProfile('p3').png().toBuffer()).metadata()
  async function shown(picture: Buffer) {
    const image = await encodeImage('owner', paler(picture))
    const [red = 0, green = 0] = await sharp(image?.large).removeAlpha().raw().toBuffer()
    return { red, green }
  }
  const narrow = await shown(tiledHeicPicture(640, 512))
  const wide = await shown(tiledHeicPicture(640, 512, { profile: icc ?? Buffer.alloc(0) }))
  expect(wide.red).toBeGreaterThan(narrow.red)
  expect(wide.green).toBeLessThan(narrow.green)
})

test('the largest photo of phones is encoded within the memory limit', async () => {
  const shown = await coloursOf(tiledHeicPicture(8_064, 6_048, { quarters: 3 }), [0.5, 0.01])
  expect(shown).toEqual({ size: [1_200, 1_600], colours: ['red'] })
}, 60_000)

test('a photo with more tiles than cameras write, or more pixels than allowed, is refused', async () => {
  expect(await encodeImage('owner', tiledHeicPicture(512 * 2_001, 512))).toBeNull()
  expect(await encodeImage('owner', tiledHeicPicture(8_192, 8_192))).toBeNull()
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 600)],
  ['broken within', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at > 330 ? byte ^ 0x55 : byte)))],
  ['said to be larger than may be read', (bytes: Buffer) => withWidth(bytes, 60_000)],
])('a photo of a phone that is %s is refused', async (_, change) => {
  expect(await encodeImage('owner', change(heicPicture()))).toBeNull()
})

/** The same file with another width in its `ispe` box. */
function withWidth(bytes: Buffer, width: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(width, changed.indexOf('ispe') + 8)
  return changed
}
