import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A PNG begins with eight bytes of its own, and its header takes 25. */
const headEnd = 33

/** A chunk of a PNG (RFC 2083, 3.2). */
function chunk(type: string, content: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/**
 * The same picture, whose colours are said to be of a space (ICC): what is made of it is converted to sRGB. Our picture
 * library takes a profile from a file only, hence by way of a PNG.
 */
export async function withProfile(picture: Sharp, profile: Uint8Array): Promise<Sharp> {
  const png = await picture.png({ compressionLevel: 0 }).toBuffer()
  // A name, the end of the name, and how it is packed (4.2.2.4).
  const content = Buffer.concat([Buffer.from('space\0\0', 'latin1'), deflateSync(profile)])
  return sharp(Buffer.concat([png.subarray(0, headEnd), chunk('iCCP', content), png.subarray(headEnd)]))
}
