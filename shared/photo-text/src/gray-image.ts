/** A picture in shades of gray, row by row: 0 is black, 255 is white. */
export interface GrayImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** A rectangle in pixels; `right` and `bottom` are the first ones outside. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const widthOf = (box: Box): number => box.right - box.left

export const heightOf = (box: Box): number => box.bottom - box.top

/** The smallest box around several. @throws RangeError without a box */
export function unionOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('no box')
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/**
 * The shades of a picture of the browser: four bytes a pixel, red, green, blue, opacity. Transparent pixels are white.
 */
export function grayOf(width: number, height: number, rgba: Uint8Array | Uint8ClampedArray): GrayImage {
  const pixels = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const light = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0)
    const opacity = (rgba[from + 3] ?? 255) / 255
    pixels[at] = light * opacity + 255 * (1 - opacity)
  }
  return { width, height, pixels }
}

/** The part of a picture within a box, which is cut to the picture. */
export function crop(image: GrayImage, box: Box): GrayImage {
  const left = Math.max(0, Math.round(box.left))
  const top = Math.max(0, Math.round(box.top))
  const width = Math.max(1, Math.min(image.width, Math.round(box.right)) - left)
  const height = Math.max(1, Math.min(image.height, Math.round(box.bottom)) - top)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (top + y) * image.width + left
    pixels.set(image.pixels.subarray(start, start + width), y * width)
  }
  return { width, height, pixels }
}

/** A quarter of a turn, clockwise. */
function turnOnce({ width, height, pixels }: GrayImage): GrayImage {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 255
  return { width: height, height: width, pixels: turned }
}

/** Turns a picture clockwise. @param quarters how many quarters of a turn, 0 to 3 */
export function turn(image: GrayImage, quarters: number): GrayImage {
  let turned = image
  for (let at = 0; at < quarters; at++) turned = turnOnce(turned)
  return turned
}

/** Light on dark becomes dark on light, as in a screenshot of a dark screen. */
export const inverted = ({ width, height, pixels }: GrayImage): GrayImage => ({
  width,
  height,
  pixels: pixels.map((value) => 255 - value),
})

/** Which share of the pixels is darker than a shade. */
export function shareBelow({ pixels }: GrayImage, shade: number): number {
  let dark = 0
  for (const value of pixels) if (value < shade) dark++
  return dark / pixels.length
}

/** A picture in another size; each new pixel is between its four nearest ones. */
export function resized(image: GrayImage, width: number, height: number): GrayImage {
  const pixels = new Uint8Array(width * height)
  const stepX = image.width / width
  const stepY = image.height / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = shadeAt(image, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5)
  return { width, height, pixels }
}

/** The shade between pixels. Outside of the picture it goes on as at its edge. */
export function shadeAt({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const clampedX = Math.min(width - 1, Math.max(0, x))
  const clampedY = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(clampedX)
  const top = Math.floor(clampedY)
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const partX = clampedX - left
  const partY = clampedY - top
  const upper = (pixels[top * width + left] ?? 255) * (1 - partX) + (pixels[top * width + right] ?? 255) * partX
  const lower = (pixels[bottom * width + left] ?? 255) * (1 - partX) + (pixels[bottom * width + right] ?? 255) * partX
  return upper * (1 - partY) + lower * partY
}

/** As a file in the format PGM, which Tesseract opens without decoding. */
export function pgmOf({ width, height, pixels }: GrayImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
