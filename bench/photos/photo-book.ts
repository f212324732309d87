import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { seedRecipes } from '../server/seed.ts'

/** Photos that are drawn; each recipe has one of them with words of its own in it, which make its bytes its own. */
const drawn = 40

/** A photo as a phone takes it, of about so many kilobytes: noise over soft colours, which packs as badly as crumbs do. */
async function phonePhoto(seed: number, width: number, kilobytes: number): Promise<Buffer> {
  const height = (width * 3) / 4
  const grain = Math.max(1, Math.round(width / 500))
  const noise = await sharp({
    create: {
      width: width / grain,
      height: height / grain,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .resize(width, height, { kernel: 'cubic' })
    .modulate({ hue: (seed * 37) % 360, saturation: 1.4 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  let [low, high] = [1, 101]
  let photo: Buffer = Buffer.alloc(0)
  while (high - low > 1) {
    const quality = Math.floor((low + high) / 2)
    photo = await sharp(noise).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (photo.length > kilobytes * 1000) high = quality
    else low = quality
  }
  return sharp(noise).jpeg({ quality: low, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** The same picture with a comment in it: other bytes, and as much work. */
function withComment(photo: Buffer, words: string): Buffer {
  const comment = Buffer.from(words)
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([photo.subarray(0, 2), head, comment, photo.subarray(2)])
}

/** Writes a zip of JSON-LD and a photo beside each recipe, so many points wide and so many kilobytes large. */
export async function writePhotoBook(path: string, recipes: number, width: number, kilobytes: number): Promise<void> {
  const photos: Buffer[] = []
  for (let seed = 0; seed < drawn; seed++) photos.push(await phonePhoto(seed, width, kilobytes))
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path))
  const named = [...seedRecipes(recipes)].map((recipe, n) => ({ ...recipe, image: `photos/${n}.jpg` }))
  zip.addBuffer(Buffer.from(JSON.stringify(named)), 'recipes.json')
  for (let n = 0; n < recipes; n++) {
    const photo = withComment(photos[n % drawn] ?? Buffer.alloc(0), `photo ${n}`)
    const options = { compress: false, size: photo.length } as const
    zip.addReadStreamLazy(`photos/${n}.jpg`, options, (give) => give(null, Readable.from([photo])))
  }
  zip.end()
  await written
}
