import sharp from 'sharp'

/**
 * Draws the product's icon as a PNG of a size.
 * @param {string} svg its drawing
 * @param {number} size in pixels
 */
export const drawIcon = (svg, size) => sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer()
