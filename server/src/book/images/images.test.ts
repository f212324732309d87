import { mkdir, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { getImage, uploadImage } from '@potluck/api/images'
import { createRecipe, deleteRecipe, updateRecipe } from '@potluck/api/recipes'
import { emptyTrash } from '@potluck/api/trash'
import sharp from 'sharp'
import { now } from '../../machinery/base/database/instant.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { encodeImage } from './encode-image.ts'
import { imageFilesIn } from './image-files.ts'
import { sweepImages } from './store.ts'

const day = 24 * 3_600_000

/** A picture, red on the left and blue on the right. */
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ])

/** A small file that unfolds to a black square of so many points each way. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const upload = (member: TestMember, bytes: Buffer) =>
  member.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })

bothDatabases('pictures', (server) => {
  let anna: TestMember

  beforeAll(async () => {
    anna = await server.member('Anna')
  })

  const load = (address: string) => fetch(new URL(address, `${server.address}api/`))

  const filesOf = async (digest: string) =>
    (await readdir(join(server.config.dataDir, 'images', digest.slice(0, 2)))).filter((name) => name.startsWith(digest))

  test('a picture is served in three sizes at its signed address', async () => {
    const { data } = await upload(anna, await picture(2000, 1000).jpeg().toBuffer())
    const large = await load(data.location)
    expect(large.headers.get('content-type')).toBe('image/webp')
    expect(large.headers.get('cache-control')).toContain('immutable')
    const sizes = await Promise.all(
      [large, await load(data.medium), await load(data.thumbnail)].map(async (answer) => {
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [1600, 800],
      [800, 400],
      [400, 400],
    ])
  })

  test('an address without its ticket, or with that of another picture, opens nothing', async () => {
    const one = (await upload(anna, await picture().png().toBuffer())).data
    const other = (await upload(anna, await picture(20, 40).png().toBuffer())).data
    const withTicketOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('token') ?? ''
    const ask = (token: string) => load(`images/${one.id}/large?token=${token}`)
    expect((await ask('')).status).toBe(401)
    expect((await ask(withTicketOf(other.location))).status).toBe(401)
    expect((await ask(anna.token)).status).toBe(401)
    expect((await ask(withTicketOf(one.location))).status).toBe(200)
    await expect(server.client().call(getImage, { params: { id: one.id, size: 'large' } })).rejects.toMatchObject({
      status: 401,
    })
  })

  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
    'a %s loses its metadata and is turned upright',
    async (format) => {
      const bytes = await picture()
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .toFormat(format)
        .toBuffer()
      const { data } = await upload(anna, bytes)
      const served = Buffer.from(await (await load(data.location)).arrayBuffer())
      const { width, height, exif, orientation } = await sharp(served).metadata()
      expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 })
      expect(served.includes('secret')).toBe(false)
      const [red = 0, , blue = 0] = await sharp(served)
        .extract({ left: 10, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeGreaterThan(blue)
    },
  )

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with the orientation %d is turned upright', async (orientation) => {
    const bytes = await picture().jpeg().withMetadata({ orientation }).toBuffer()
    const { data } = await upload(anna, bytes)
    const served = await sharp(Buffer.from(await (await load(data.location)).arrayBuffer())).metadata()
    const isTurned = orientation > 4
    expect([served.width, served.height, served.orientation]).toEqual([...(isTurned ? [20, 40] : [40, 20]), undefined])
  })

  test('CMYK becomes RGB, an animation its first frame, and data after a picture is removed', async () => {
    const inks = await picture().toColourspace('cmyk').jpeg().toBuffer()
    const frames = Buffer.concat(Array.from({ length: 1_000 }, (_, at) => Buffer.alloc(8 * 8 * 3, at % 256)))
    const film = await sharp(frames, { raw: { width: 8, height: 8_000, channels: 3, pageHeight: 8 } })
      .gif()
      .toBuffer()
    const both = Buffer.concat([await picture().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await sharp(film).metadata()).pages).toBeGreaterThan(100)
    for (const bytes of [inks, film, both]) {
      const { data } = await upload(anna, bytes)
      const served = Buffer.from(await (await load(data.location)).arrayBuffer())
      const { format, space, pages = 1 } = await sharp(served).metadata()
      expect({ format, space, pages }).toEqual({ format: 'webp', space: 'srgb', pages: 1 })
      expect(served.includes('alert')).toBe(false)
    }
  })

  test('a file that is no picture gets 415', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const bomb = pngBomb(30_000)
    const half = (await picture(500, 500).jpeg().toBuffer()).subarray(0, 400)
    expect((await encodeImage('owner', pngBomb(300)))?.digest).toBeDefined()
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from('<html>'),
      Buffer.alloc(0),
      Buffer.from('%PDF-1.4'),
      bomb,
      half,
    ]) {
      await expect(upload(anna, bytes)).rejects.toMatchObject({ status: 415 })
    }
  })

  test('a form without the file, or with too large a one, is refused', async () => {
    const send = (body: FormData | string, type?: string) =>
      fetch(`${server.address}api/images?token=${anna.token}`, {
        method: 'POST',
        body,
        ...(type ? { headers: { 'content-type': type } } : {}),
      })
    const wrong = new FormData()
    wrong.append('photo', new Blob(['x']))
    expect((await send(wrong)).status).toBe(400)
    expect((await send('{}', 'application/json')).status).toBe(400)
    expect((await send('x', 'multipart/form-data; boundary=y')).status).toBe(400)
    expect(
      (
        await send(
          '--y\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf',
          'multipart/form-data; boundary=y',
        )
      ).status,
    ).toBe(400)
    const large = new FormData()
    large.append('image', new Blob([new Uint8Array(30_000_001)]))
    const answer = await send(large)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } })
  })

  test('a recipe takes only pictures of its owner', async () => {
    const bela = await server.member('Bela')
    const { data } = await upload(bela, await picture().png().toBuffer())
    await expect(anna.api.call(createRecipe, { body: { title: 'Soup', imageIds: [data.id] } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('pictures of no recipe are forgotten after a day, and so are their files', async () => {
    const age = async (digest: string) => {
      const old = new Date(Date.now() - day)
      for (const name of await filesOf(digest)) {
        await utimes(join(server.config.dataDir, 'images', digest.slice(0, 2), name), old, old)
      }
      await server.database.db
        .updateTable('images')
        .set({ createdAt: now(-2 * day) })
        .where('digest', '=', digest)
        .execute()
    }
    const bytes = await picture(60, 30).png().toBuffer()
    const digest = (await encodeImage('owner', bytes))?.digest ?? ''
    const [kept, lost] = [(await upload(anna, bytes)).data, (await upload(anna, bytes)).data]
    const recipe = (await anna.api.call(createRecipe, { body: { title: 'Soup', imageIds: [kept.id] } })).data
    expect(recipe.image).toEqual(kept)

    await age(digest)
    await sweepImages(server.services)
    expect((await load(kept.location)).status).toBe(200)
    expect((await load(lost.location)).status).toBe(404)

    await anna.api.call(deleteRecipe, { params: { id: recipe.id } })
    await sweepImages(server.services)
    expect(await filesOf(digest)).toHaveLength(3)
    await anna.api.call(emptyTrash, {})
    await sweepImages(server.services)
    expect(await filesOf(digest)).toEqual([])
    expect(await imageFilesIn(server.services.fileStore).open(digest, 'large')).toBeNull()
  })

  test('foreign files among the pictures are not deleted, and do not stop the cleanup', async () => {
    const folder = join(server.config.dataDir, 'images')
    await writeFile(join(folder, 'zz.tmp'), 'of a backup')
    await mkdir(join(folder, 'lost+found'), { recursive: true })
    const bytes = await picture(66, 30).png().toBuffer()
    const digest = (await encodeImage('owner', bytes))?.digest ?? ''
    await upload(anna, bytes)
    const files = await filesOf(digest)
    for (const file of files) await utimes(join(folder, digest.slice(0, 2), file), 0, 0)
    await server.database.db.deleteFrom('images').where('digest', '=', digest).execute()
    await sweepImages(server.services)
    expect(files).toHaveLength(3)
    expect(await filesOf(digest)).toEqual([])
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['zz.tmp', 'lost+found']))
  })

  test.each([0, 7, 20, 1])(
    'a picture’s file that was cut to %i bytes, or by one, is a 404 that browsers do not store',
    async (length) => {
      const bytes = await picture(64, 40 + 2 * length)
        .png()
        .toBuffer()
      const digest = (await encodeImage('owner', bytes))?.digest ?? ''
      const { medium } = (await upload(anna, bytes)).data
      const path = join(server.config.dataDir, 'images', digest.slice(0, 2), `${digest}-medium.webp`)
      await truncate(path, length === 1 ? (await stat(path)).size - 1 : length)
      const answer = await load(medium)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      await upload(anna, bytes)
      expect((await load(medium)).status).toBe(200)
    },
  )

  test('a picture that was removed from its recipe does not open until a recipe has it again', async () => {
    const one = (await upload(anna, await picture(64, 30).png().toBuffer())).data
    const other = (await upload(anna, await picture(62, 30).png().toBuffer())).data
    const title = 'Photographed'
    const { id } = (await anna.api.call(createRecipe, { body: { title, imageIds: [one.id, other.id] } })).data
    await anna.api.call(updateRecipe, { params: { id }, body: { title, imageIds: [other.id] } })
    const opens = async () => [(await load(one.location)).status, (await load(other.thumbnail)).status]
    expect(await opens()).toEqual([404, 200])
    await anna.api.call(updateRecipe, { params: { id }, body: { title, imageIds: [one.id, other.id] } })
    expect(await opens()).toEqual([200, 200])
    await anna.api.call(deleteRecipe, { params: { id } })
    expect(await opens()).toEqual([404, 404])
  })

  test('a member uploads at most ten pictures at once', async () => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await picture().png().toBuffer())]))
    const whole = new Response(form)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const send = (body: ReadableStream | Uint8Array<ArrayBuffer>) =>
      fetch(`${server.address}api/images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': whole.headers.get('content-type') ?? '' },
        body,
        duplex: 'half',
      }).then(({ status }) => status)
    const { promise: end, resolve: letEnd } = Promise.withResolvers<void>()
    const slow = () =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(bytes.slice(0, 100))
          await end
          controller.enqueue(bytes.slice(100))
          controller.close()
        },
      })
    const refused: number[] = []
    const uploads = Array.from({ length: 15 }, async () => {
      const status = await send(slow())
      if (status === 429) refused.push(status)
      if (refused.length === 5) letEnd()
      return status
    })
    const answers = await Promise.all(uploads)
    expect(answers.toSorted()).toEqual([...Array(10).fill(201), ...Array(5).fill(429)])
    expect(await send(bytes)).toBe(201)
  })
})
