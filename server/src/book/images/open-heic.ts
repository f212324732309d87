import type { LibHeif } from 'libheif-js/wasm-bundle.js'
import sharp, { type Region, type Sharp } from 'sharp'
import { withProfile } from './with-profile.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** An open picture of a phone. */
export interface HeicPicture {
  /** How many points it has. */
  readonly points: number
  /** How many points one of its tiles has: all of them, where it is stored in one piece. */
  readonly pointsOfTile: number
  /** Unfolds it, reduced to fit into the box and upright. @throws when it cannot be read */
  read(box: Size): Promise<Sharp>
  /** Frees its memory: once, at the end. */
  close(): void
}

/** Cameras store some 200 tiles. Each takes time of its own, however small it is. */
const maxTiles = 2_000

/** `heif_colorspace_RGB`; `heif_chroma_interleaved_RGB` and `heif_channel_interleaved` (libheif/heif_image.h). */
const rgb = 1
const interleaved = 10

/** Points of three bytes. */
interface Points extends Size {
  readonly data: Uint8Array
}

const pointsFor = ({ width, height }: Size): Points => ({ width, height, data: new Uint8Array(width * height * 3) })

/**
 * Opens a picture as phones take it (HEIC: HEVC in HEIF), whose compression the decoder that our picture library brings
 * does not read. This one runs in WebAssembly, and is loaded for the first such picture. Phones store a picture as
 * tiles. They are decoded one after the other: a large picture takes little more memory than its pixels.
 * @throws when it is no such picture
 */
export async function openHeic(bytes: Uint8Array): Promise<HeicPicture> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const file = new HeicFile(libheif, bytes)
  try {
    const { size, tile, tiles } = file.open()
    if (tiles > maxTiles) throw new Error('it has more tiles than a camera makes')
    const turns = tiles === 1 ? [] : file.readTurns(size)
    return {
      points: size.width * size.height,
      pointsOfTile: tile.width * tile.height,
      async read(box) {
        const { data, width, height } = tiles === 1 ? file.unfoldWhole() : file.unfoldTiles(pointsFor(size), tile)
        const upright = await turned(sharp(data, { raw: { width, height, channels: 3 } }), turns, box)
        const profile = file.readProfile()
        return profile === null ? upright : await withProfile(upright, profile)
      },
      close: () => file.close(),
    }
  } catch (failure) {
    file.close()
    throw failure
  }
}

/** A file in the memory of libheif, and its main picture. `close` frees the memory: once, at the end. */
class HeicFile {
  readonly #libheif: LibHeif
  readonly #bytes: Uint8Array
  readonly #context: number
  readonly #file: number
  readonly #error: number
  readonly #options: number
  /** Where calls write their results; the largest is a `heif_image_tiling`, 76 bytes. */
  readonly #result: number
  #picture = 0

  constructor(libheif: LibHeif, bytes: Uint8Array) {
    this.#libheif = libheif
    this.#bytes = bytes
    this.#context = libheif._heif_context_alloc()
    this.#file = libheif._malloc(bytes.length)
    this.#error = libheif._malloc(12)
    this.#result = libheif._malloc(128)
    this.#options = libheif._heif_decoding_options_alloc()
  }

  /**
   * Reads the file and what its main picture is made of: sizes in points, before it is turned.
   * @throws when it is no picture
   */
  open(): { readonly size: Size; readonly tile: Size; readonly tiles: number } {
    this.#libheif.HEAPU8.set(this.#bytes, this.#file)
    this.#libheif._heif_context_read_from_memory_without_copy(
      this.#error,
      this.#context,
      this.#file,
      this.#bytes.length,
      0,
    )
    this.#throwFailure()
    this.#libheif._heif_context_get_primary_image_handle(this.#error, this.#context, this.#result)
    this.#throwFailure()
    this.#picture = this.#resultAt(0)
    this.#libheif._heif_image_handle_get_image_tiling(this.#error, this.#picture, 0, this.#result)
    this.#throwFailure()
    return {
      tiles: this.#resultAt(1) * this.#resultAt(2),
      tile: { width: this.#resultAt(3), height: this.#resultAt(4) },
      size: { width: this.#resultAt(5), height: this.#resultAt(6) },
    }
  }

  close(): void {
    if (this.#picture !== 0) this.#libheif._heif_image_handle_release(this.#picture)
    this.#libheif._heif_decoding_options_free(this.#options)
    this.#libheif._heif_context_free(this.#context)
    for (const address of [this.#result, this.#error, this.#file]) this.#libheif._free(address)
  }

  /** The steps that turn the main picture upright. `size` is that of the picture before them. */
  readTurns(size: Size): Turn[] {
    return turnsOf(this.#libheif, this.#context, this.#picture, this.#result, size)
  }

  /** Unfolds a picture in one piece: libheif turns it. */
  unfoldWhole(): Points {
    this.#libheif._heif_decode_image(this.#error, this.#picture, this.#result, rgb, interleaved, this.#options)
    return this.#withImage((image, size) => {
      const points = pointsFor(size)
      this.#place(image, size, points)
      return points
    })
  }

  /** Unfolds all tiles into `points`, as they are stored: not turned. */
  unfoldTiles(points: Points, tile: Size): Points {
    // `ignore_transformations`
    this.#libheif.HEAPU8[this.#options + 1] = 1
    for (let top = 0; top < points.height; top += tile.height) {
      for (let left = 0; left < points.width; left += tile.width) {
        this.#libheif._heif_image_handle_decode_image_tile(
          this.#error,
          this.#picture,
          this.#result,
          rgb,
          interleaved,
          this.#options,
          left / tile.width,
          top / tile.height,
        )
        this.#withImage((image, size) => this.#place(image, size, points, left, top))
      }
    }
    return points
  }

  /** The space that its colours are in (ICC); null for sRGB. */
  readProfile(): Uint8Array | null {
    const length = this.#libheif._heif_image_handle_get_raw_color_profile_size(this.#picture)
    if (length === 0) return null
    const profile = this.#libheif._malloc(length)
    this.#libheif._heif_image_handle_get_raw_color_profile(this.#error, this.#picture, profile)
    const copy = this.#libheif.HEAPU8.slice(profile, profile + length)
    this.#libheif._free(profile)
    return copy
  }

  #resultAt(at: number): number {
    return this.#libheif.HEAPU32[(this.#result >> 2) + at] ?? 0
  }

  #throwFailure(): void {
    const code = this.#libheif.HEAPU32[this.#error >> 2]
    if (code !== 0) throw new Error(`libheif cannot read it (${code})`)
  }

  /** Calls a step with the image that the last call has unfolded, and frees it afterwards. */
  #withImage<T>(step: (image: number, size: Size) => T): T {
    this.#throwFailure()
    const image = this.#resultAt(0)
    try {
      const width = this.#libheif._heif_image_get_width(image, interleaved)
      return step(image, { width, height: this.#libheif._heif_image_get_height(image, interleaved) })
    } finally {
      this.#libheif._heif_image_release(image)
    }
  }

  /** Copies the points of an unfolded image to its place in the picture. Parts outside of the picture are left out. */
  #place(image: number, size: Size, { data, width, height }: Points, left = 0, top = 0): void {
    const plane = this.#libheif._heif_image_get_plane_readonly(image, interleaved, this.#result)
    const [stride, wide] = [this.#resultAt(0), Math.min(size.width, width - left) * 3]
    for (let line = 0; line < Math.min(size.height, height - top); line++) {
      const from = plane + line * stride
      data.set(this.#libheif.HEAPU8.subarray(from, from + wide), ((top + line) * width + left) * 3)
    }
  }
}

/** The transformations that a file asks for before its picture is shown. */
type Turn = { readonly crop: Region } | { readonly degrees: number } | { readonly mirrored: 'flip' | 'flop' }

/** A type of box as libheif gives it. */
const fourCc = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE(0)

/** The transformations of the main picture, in order (ISO/IEC 23008-12: `clap` first, then `irot` and `imir`). */
function turnsOf(libheif: LibHeif, context: number, handle: number, answer: number, { width, height }: Size): Turn[] {
  const item = libheif._heif_image_handle_get_item_id(handle)
  const count = libheif._heif_item_get_transformation_properties(context, item, answer, 8)
  const properties = [...libheif.HEAPU32.subarray(answer >> 2, (answer >> 2) + count)]
  return properties.map((property, at): Turn => {
    const type = libheif._heif_item_get_property_type(context, item, property)
    if (type === fourCc('irot')) {
      return { degrees: libheif._heif_item_get_property_transform_rotation_ccw(context, item, property) }
    }
    if (type === fourCc('imir')) {
      const direction = libheif._heif_item_get_property_transform_mirror(context, item, property)
      return { mirrored: direction === 0 ? 'flip' : 'flop' }
    }
    if (type !== fourCc('clap') || at > 0) throw new Error('it is turned in a way that is not known')
    const borders = [answer, answer + 4, answer + 8, answer + 12] as const
    libheif._heif_item_get_property_transform_crop_borders(context, item, property, width, height, ...borders)
    const [left = 0, top = 0, right = 0, bottom = 0] = libheif.HEAPU32.subarray(answer >> 2, (answer >> 2) + 4)
    return { crop: { left, top, width: width - left - right, height: height - top - bottom } }
  })
}

/** Cut and reduced first, as that leaves little to be turned. */
async function turned(whole: Sharp, turns: readonly Turn[], { width, height }: Size): Promise<Sharp> {
  const [first] = turns
  const cut = first && 'crop' in first ? whole.extract(first.crop) : whole
  let picture = cut.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  for (const turn of turns) {
    if ('crop' in turn) continue
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const next = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    picture = 'degrees' in turn ? next.rotate(360 - turn.degrees) : next[turn.mirrored]()
  }
  return picture
}
