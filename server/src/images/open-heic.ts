import type { LibHeif } from 'libheif-js/wasm-bundle.js'
import sharp, { type Region, type Sharp } from 'sharp'
import { withProfile } from './with-profile.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A picture of a phone that stands open. */
export interface HeicPicture {
  /** How many points it has. */
  readonly points: number
  /** How many points one of its tiles has: all of them, where it is stored in one piece. */
  readonly pointsOfTile: number
  /** Unfolds it, reduced to fit into the box and upright. @throws when it cannot be read */
  read(box: Size): Promise<Sharp>
  /** Gives back what it holds: once, in the end. */
  close(): void
}

/** Maximum number of tiles: cameras write about 200, and each takes time. */
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
 * does not read. This one runs in WebAssembly, and is loaded for the first such picture. Phones store a picture as tiles;
 * they are unfolded one after the other, so that a large picture takes little more memory than its points.
 * @throws when it is no such picture
 */
export async function openHeic(bytes: Uint8Array): Promise<HeicPicture> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const context = libheif._heif_context_alloc()
  const file = libheif._malloc(bytes.length)
  const error = libheif._malloc(12)
  // What calls answer besides an error: the largest is a `heif_image_tiling`, 76 bytes.
  const answer = libheif._malloc(128)
  const options = libheif._heif_decoding_options_alloc()
  let handle = 0

  const answered = (at = 0) => libheif.HEAPU32[(answer >> 2) + at] ?? 0

  function unlessFailed(): void {
    const code = libheif.HEAPU32[error >> 2]
    if (code !== 0) throw new Error(`libheif cannot read it (${code})`)
  }

  function close(): void {
    if (handle !== 0) libheif._heif_image_handle_release(handle)
    libheif._heif_decoding_options_free(options)
    libheif._heif_context_free(context)
    for (const address of [answer, error, file]) libheif._free(address)
  }

  /** What the last call has unfolded, for as long as a step needs it. */
  function withImage<T>(step: (image: number, size: Size) => T): T {
    unlessFailed()
    const image = answered()
    try {
      const width = libheif._heif_image_get_width(image, interleaved)
      return step(image, { width, height: libheif._heif_image_get_height(image, interleaved) })
    } finally {
      libheif._heif_image_release(image)
    }
  }

  /** Takes the points of an unfolded image to where it stands. What sticks out of the picture is none of it. */
  function place(image: number, size: Size, { data, width, height }: Points, left = 0, top = 0): void {
    const plane = libheif._heif_image_get_plane_readonly(image, interleaved, answer)
    const [stride, wide] = [answered(), Math.min(size.width, width - left) * 3]
    for (let line = 0; line < Math.min(size.height, height - top); line++) {
      const from = plane + line * stride
      data.set(libheif.HEAPU8.subarray(from, from + wide), ((top + line) * width + left) * 3)
    }
  }

  /** A picture in one piece: libheif turns it. */
  function unfoldWhole(): Points {
    libheif._heif_decode_image(error, handle, answer, rgb, interleaved, options)
    return withImage((image, size) => {
      const points = pointsFor(size)
      place(image, size, points)
      return points
    })
  }

  /** Tiles are placed as they are stored. */
  function unfoldTiles(points: Points, tile: Size): Points {
    // `ignore_transformations`
    libheif.HEAPU8[options + 1] = 1
    for (let top = 0; top < points.height; top += tile.height) {
      for (let left = 0; left < points.width; left += tile.width) {
        const [column, row] = [left / tile.width, top / tile.height]
        libheif._heif_image_handle_decode_image_tile(error, handle, answer, rgb, interleaved, options, column, row)
        withImage((image, size) => place(image, size, points, left, top))
      }
    }
    return points
  }

  /** The space that its colours are in (ICC); null for sRGB. */
  function profileOf(): Uint8Array | null {
    const length = libheif._heif_image_handle_get_raw_color_profile_size(handle)
    if (length === 0) return null
    const profile = libheif._malloc(length)
    libheif._heif_image_handle_get_raw_color_profile(error, handle, profile)
    const copy = libheif.HEAPU8.slice(profile, profile + length)
    libheif._free(profile)
    return copy
  }

  try {
    libheif.HEAPU8.set(bytes, file)
    libheif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0)
    unlessFailed()
    libheif._heif_context_get_primary_image_handle(error, context, answer)
    unlessFailed()
    handle = answered()
    libheif._heif_image_handle_get_image_tiling(error, handle, 0, answer)
    unlessFailed()
    const tiles = answered(1) * answered(2)
    const tile = { width: answered(3), height: answered(4) }
    const size = { width: answered(5), height: answered(6) }
    if (tiles > maxTiles) throw new Error('it has more tiles than a camera makes')
    const turns = tiles === 1 ? [] : turnsOf(libheif, context, handle, answer, size)
    return {
      points: size.width * size.height,
      pointsOfTile: tile.width * tile.height,
      async read(box) {
        const { data, width, height } = tiles === 1 ? unfoldWhole() : unfoldTiles(pointsFor(size), tile)
        const upright = await turned(sharp(data, { raw: { width, height, channels: 3 } }), turns, box)
        const profile = profileOf()
        return profile === null ? upright : await withProfile(upright, profile)
      },
      close,
    }
  } catch (failure) {
    close()
    throw failure
  }
}

/** What a file says is to be done to its picture before it is shown. */
type Turn = { readonly crop: Region } | { readonly degrees: number } | { readonly mirrored: 'flip' | 'flop' }

/** A type of box as libheif gives it. */
const fourCc = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE(0)

/** What is to be done to the main picture, in order (ISO/IEC 23008-12: `clap` first, then `irot` and `imir`). */
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
