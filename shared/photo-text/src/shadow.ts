import { type GrayImage, resized } from './gray-image.ts'

/** Side of the squares whose paper is measured, in pixels. */
const square = 24

/** Which pixel of a square shows its paper: lighter than nine tenths of the others. */
const paperRank = 0.9

/** The shade of the paper in each square of a picture. */
function paperOf({ width, height, pixels }: GrayImage): GrayImage {
  const columns = Math.ceil(width / square)
  const rows = Math.ceil(height / square)
  const paper = new Uint8Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      const right = Math.min(width, (column + 1) * square)
      const bottom = Math.min(height, (row + 1) * square)
      let count = 0
      for (let y = row * square; y < bottom; y++)
        for (let x = column * square; x < right; x++) {
          const shade = pixels[y * width + x] ?? 255
          counts[shade] = (counts[shade] ?? 0) + 1
          count++
        }
      let shade = 0
      for (let seen = 0; shade < 255; shade++) {
        seen += counts[shade] ?? 0
        if (seen >= count * paperRank) break
      }
      paper[row * columns + column] = shade
    }
  return { width: columns, height: rows, pixels: paper }
}

/** The mean of each pixel and its neighbours up to a distance. */
function blurred(image: GrayImage, distance: number): GrayImage {
  const { width, height, pixels } = image
  const result = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let v = Math.max(0, y - distance); v <= Math.min(height - 1, y + distance); v++)
        for (let u = Math.max(0, x - distance); u <= Math.min(width - 1, x + distance); u++) {
          sum += pixels[v * width + u] ?? 255
          count++
        }
      result[y * width + x] = sum / count
    }
  return { width, height, pixels: result }
}

/** The lightest of each pixel and its neighbours: a square within a big letter or a line has no paper of its own. */
function lightest({ width, height, pixels }: GrayImage): GrayImage {
  const result = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let most = 0
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
          most = Math.max(most, pixels[v * width + u] ?? 0)
      result[y * width + x] = most
    }
  return { width, height, pixels: result }
}

/** Divides a picture by the light that falls on its paper: shadows go, and the paper becomes white. */
export function withoutShadow(image: GrayImage): GrayImage {
  const { width, height, pixels } = image
  const paper = resized(blurred(lightest(paperOf(image)), 2), width, height).pixels
  const result = new Uint8Array(pixels.length)
  for (let at = 0; at < result.length; at++)
    // Black stays black where nothing is lit.
    result[at] = Math.min(255, (255 * (pixels[at] ?? 255)) / Math.max(24, paper[at] ?? 255))
  return { width, height, pixels: result }
}
