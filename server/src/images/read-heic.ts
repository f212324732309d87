import type { Pixels } from 'libheif-js/wasm-bundle.js'

/**
 * The points of a picture as iPhones take it (HEIC: HEVC in HEIF), four bytes each, turned as its camera says. The
 * decoder that our picture library brings reads no HEVC. It runs in WebAssembly, and is loaded for the first such picture.
 * @throws when it is no picture that can be read
 */
export async function readHeic(bytes: Uint8Array): Promise<Pixels> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const file = new libheif.HeifDecoder()
  const images = file.decode(bytes)
  try {
    const [image] = images
    if (!image) throw new Error('there is no picture in it')
    const [width, height] = [image.get_width(), image.get_height()]
    const data = new Uint8ClampedArray(width * height * 4)
    return await new Promise((resolve, reject) =>
      image.display({ data, width, height }, (pixels) =>
        pixels ? resolve(pixels) : reject(new Error('it cannot be decoded')),
      ),
    )
  } finally {
    for (const image of images) image.free()
    file.decoder?.delete()
  }
}
