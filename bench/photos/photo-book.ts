import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { seedRecipes } from '../server/seed.ts'

/** Photos that are drawn; each recipe has one of them, varied so that it is like no other. */
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

/** Another picture of the same size: one number that its waves are weighed by is another, so that none is stored twice. */
function varied(photo: Buffer, variant: number): Buffer {
  const copy = Buffer.from(photo)
  const weights = copy.indexOf(Buffer.from([0xff, 0xdb])) + 5
  const at = weights + 1 + (variant % 60)
  copy.writeUInt8(Math.min(255, (copy[at] ?? 0) + 1 + Math.floor(variant / 60)), at)
  return copy
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
    const photo = varied(photos[n % drawn] ?? Buffer.alloc(0), Math.floor(n / drawn))
    const options = { compress: false, size: photo.length } as const
    zip.addReadStreamLazy(`photos/${n}.jpg`, options, (give) => give(null, Readable.from([photo])))
  }
  zip.end()
  await written
}
