import type { GrayImage } from '@potluck/photo-text/gray-image'
import { rotated } from '@potluck/photo-text/skew'
import sharp from 'sharp'

/** What a camera does to a page. */
export const distortions = ['scan', 'shadow', 'turned', 'blurred', 'noisy'] as const

export type Distortion = (typeof distortions)[number]

/** Numbers that look random and are the same in each run, 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const mapped = (image: GrayImage, shadeOf: (shade: number, x: number, y: number) => number): GrayImage => ({
  ...image,
  pixels: image.pixels.map((shade, at) =>
    Math.min(255, Math.max(0, shadeOf(shade, at % image.width, Math.floor(at / image.width)))),
  ),
})

/** Light that falls from one side, down to half of it. */
const shaded = (image: GrayImage): GrayImage =>
  mapped(image, (shade, x, y) => {
    const light = 1 - 0.5 * ((x / image.width) * 0.7 + (y / image.height) * 0.3)
    const hand = 1 - 0.25 * Math.exp(-(((x - image.width * 0.3) / 300) ** 2 + ((y - image.height * 0.6) / 400) ** 2))
    return shade * light * hand
  })

const noisy = (image: GrayImage, strength: number, random: () => number): GrayImage =>
  mapped(image, (shade) => shade + (random() + random() + random() - 1.5) * strength)

async function blurred(image: GrayImage, sigma: number): Promise<GrayImage> {
  const { width, height, pixels } = image
  const data = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, pixels: new Uint8Array(data) }
}

/** Saves as JPEG and opens it again. */
async function asJpeg({ width, height, pixels }: GrayImage, quality: number): Promise<GrayImage> {
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()
  const data = await sharp(jpeg).toColourspace('b-w').raw().toBuffer()
  return { width, height, pixels: new Uint8Array(data) }
}

/** The page as a camera sees it. @param seed of what is random */
export async function distort(page: GrayImage, distortion: Distortion, seed: number): Promise<GrayImage> {
  const random = randomFrom(seed)
  switch (distortion) {
    case 'scan':
      return asJpeg(page, 85)
    case 'shadow':
      return asJpeg(noisy(shaded(page), 12, random), 75)
    case 'turned':
      return asJpeg(rotated(page, random() < 0.5 ? 1 + 1.5 * random() : -1 - 1.5 * random()), 75)
    case 'blurred':
      return asJpeg(await blurred(page, 1.3), 75)
    case 'noisy':
      return asJpeg(noisy(await blurred(page, 0.7), 60, random), 60)
  }
}
