import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { importRecipes, registerCook } from '../server/cook.ts'
import { startServer } from '../server/server-process.ts'

/** Sizes as `server/src/images` has them, in points. */
const sizes = { large: 1600, medium: 800, thumbnail: 400 } as const

/** A picture with as much detail as a photo, as WebP of so many points. */
const photo = (points: number): Promise<Buffer> =>
  sharp({
    create: {
      width: points,
      height: Math.round(points * 0.75),
      channels: 3,
      background: 'olive',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .webp({ quality: 80 })
    .toBuffer()

/** The same picture with a number in it: a chunk that programs pass over. Its bytes, and so its name, are others. */
function numbered(webp: Buffer, number: number): Buffer {
  const chunk = Buffer.alloc(16)
  chunk.write('NUMB')
  chunk.writeUInt32LE(8, 4)
  chunk.writeUInt32LE(number, 8)
  const bytes = Buffer.concat([webp, chunk])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

/** Puts so many pictures on the first recipes of a book, while no server runs. */
async function addPictures(dataDir: string, count: number): Promise<void> {
  const made = {
    large: await photo(sizes.large),
    medium: await photo(sizes.medium),
    thumbnail: await photo(sizes.thumbnail),
  }
  const database = new DatabaseSync(join(dataDir, 'potluck.sqlite'))
  const recipes = database.prepare('select "ownerId", id from recipes order by id limit ?').all(count)
  const addImage = database.prepare(
    'insert into images ("ownerId", id, digest, "createdAt", bytes) values (?, ?, ?, ?, ?)',
  )
  const attach = database.prepare(
    'insert into "recipeImages" ("ownerId", "recipeId", position, "imageId") values (?, ?, 0, ?)',
  )
  database.exec('begin')
  for (const [number, { ownerId = '', id = '' }] of recipes.entries()) {
    const large = numbered(made.large, number)
    const digest = createHash('sha256').update(large).digest('hex')
    const folder = join(dataDir, 'images', digest.slice(0, 2))
    mkdirSync(folder, { recursive: true })
    for (const [size, bytes] of Object.entries({ ...made, large }))
      writeFileSync(join(folder, `${digest}-${size}.webp`), bytes)
    const imageId = uuid()
    addImage.run(ownerId, imageId, digest, new Date().toISOString(), large.length)
    attach.run(ownerId, id, imageId)
  }
  database.exec('commit')
  database.close()
}

/** Makes a book of so many recipes and pictures in a data folder. @returns the token of its cook */
export async function seedBook(dataDir: string, port: number, recipes: number, pictures: number): Promise<string> {
  const server = await startServer(port, { DATA_DIR: dataDir })
  const token = await registerCook(server.address)
  await importRecipes(server.address, token, recipes)
  await server.stop()
  await addPictures(dataDir, pictures)
  return token
}
