import { limitsHere } from '../../machinery/base/processes/bounded-process.ts'

/** The memory for pictures: enough for the largest allowed one. Nearly all of it is the memory of libvips. */
export const encoderMemory = { heapMb: 128, memoryMb: 800, share: 0.75 }

/** The memory of a process without a picture, megabytes. */
const idleMb = 100

/** The memory for all pictures in work together, bytes. The largest picture is in work alone. */
export const memoryOfPictures = (): number => (limitsHere(encoderMemory).memoryMb - idleMb) * 1_000_000

/** The limits of a format, and the memory that decoding takes. */
interface FormatLimits {
  /** Most points: a bomb of a few bytes may unfold to gigabytes. */
  readonly maxPoints: number
  /** Memory that a point takes at worst, bytes (measured). */
  readonly bytesPerPoint: number
}

/** By the names that libvips gives to formats. Cameras make JPEG of up to 108 million points; the rest is from screens. */
const limits: Readonly<Record<string, FormatLimits>> = {
  jpeg: { maxPoints: 120_000_000, bytesPerPoint: 4.5 },
  heif: { maxPoints: 25_000_000, bytesPerPoint: 18 },
}

const others: FormatLimits = { maxPoints: 60_000_000, bytesPerPoint: 8 }

/** The shape of a picture, from its header. */
export interface ImageShape {
  readonly format: string | undefined
  readonly width: number | undefined
  readonly height: number | undefined
}

/** Memory that a point of a tile takes while it is unfolded, and one of the whole, bytes (measured). */
const heic = { maxPoints: 60_000_000, bytesPerPoint: 4, bytesPerTilePoint: 14 }

/** The memory that a picture of a phone takes at worst, bytes; null when it is larger than may be read. */
export function memoryForHeic({ points, pointsOfTile }: { points: number; pointsOfTile: number }): number | null {
  // A picture that is stored in one piece is decoded in one piece.
  const isTooLarge = points > heic.maxPoints || pointsOfTile > 25_000_000
  return isTooLarge ? null : points * heic.bytesPerPoint + pointsOfTile * heic.bytesPerTilePoint
}

/** The memory that making another picture our own takes at worst, bytes; null when it is larger than may be read. */
export function memoryFor({ format = '', width = 0, height = 0 }: ImageShape): number | null {
  const { maxPoints, bytesPerPoint } = limits[format] ?? others
  const points = width * height
  return points > maxPoints ? null : points * bytesPerPoint
}
