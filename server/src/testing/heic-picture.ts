import { brotliDecompressSync, inflateRawSync } from 'node:zlib'

const packed =
  '5ZC9SgNBEMd/kxUh4DdGBUEUP8AybyAxPoCtIBgud9xA7rLGI8TuRLBJ4yMkdla+gIVv4WtcI6RQo5tEi7RX5scW/9n5z+zOAFtBcmtDXz2ASIPyWMth5Cc1xuyF9UZrorHqJUyxZDWJRkqAHW00R+2qLpbxrZyBWQT2VePg31vSOPALkyhse2Unn9W2LNBV6zWBIGx7pyJXwOOospPx+TUYwLLpIWyeyIIMh85gnMO408kO+gjbFZGpRK+y6n+8Xr7PPSHMV+XtOl0D1vXG+pOBdn+fWgGK2mom7p8baqO/dQhi7gr3YEpRvZaAKR7Jy0N6PuNc5CTLSTc9nnHybjDOyXf6Aw=='

/**
 * A picture as phones make it (HEIC), 32 by 16 points as it is stored, a quarter turn to be upright: 16 by 32, one half red and
 * the other blue. Its points are in it as they are (PCM), as nothing at hand packs HEVC.
 */
export const heicPicture = (): Buffer => inflateRawSync(Buffer.from(packed, 'base64'))

const packedTile =
  'W0UJBkbg+X//3vaJgDKrh4omZVJ96Ab2APIbGeL7iykl/MUjPirTQDALjG7mZlf2fZBAMbQo2OafTQSz0ej2FhBiqWmssJmVEaBUWdLWUyJ/2j' +
  'jYN7E2U0kV9yqUsYZ/l1eFqikFQIAoVVJuBMgDQQABScfJxRWIV6rMAoAAgarMYrYDELDVGdMAFqmKqgqgR1UYywGbrc6YK6IDJgBo0Pjz98cP' +
  '8LZfiBCcJR7y/7/owJ4JsAd7GrSERQiROSInny50sKOjoLU8uPbQYgSnPDlY2eEHBKjqCjMOu/kCgaqiVI+fc4LYddrh5OJbatLX4OTimCQb+j' +
  'ryW1m4Umtn+AramVQ702tnTu0srJ1ltbO6dtbXzuba2V47u2pnX+0crJ0jtXO8b+5UR6qV2sqyds5o53ztXKydy7VzrXZu1M6t2rldO3dr537t' +
  'PKidR7XzuHae1s6z2nn+RNPOC+28rJ1XtfO6dt7UztvaeVc775teH2pHa3p9bHp9qp3PLh7T60vT62v7h2/t4L63g/jRpUMtBwBnx08PxUonAA' +
  'yEo3QCgHMzKgHgw1GEG0onAEA4CEfpBAAIR+kEAEonAEA4SicAQDgIR+kEAAhH6QQASicAQDhKJwBAOAhH6QQACEfpBABKJwBAOEonAEA4CEfp' +
  'BAAIR+kEAEonAEA4SicAQDgIR+kEAAhH6QQASicAQDhKJwBAOAhH6QQACEfpBABKJwBAOEonAEA4CEfpBAAIR+kEAEonAEA4SicAQDgIR+kEAA' +
  'hH6QQASicAQDhKJwBAOAhH6QQASicAQDhKJwBAOAhH6QQACEfpBABKJwBAOEonAEA4CEfpBAAIR+kEAEonAEA4SicAQDgIR+kEAAhH6QQASicA' +
  'QDhKJwBAOAhH6QQACEfpBABKJwBAOEonAEA4CEfpBAAIR+kEAEonAEA4SicAADiPfx0='

const u8 = (...numbers: readonly number[]) => Buffer.from(numbers)
const u16 = (number: number) => u8(number >> 8, number & 255)
const u32 = (number: number) => Buffer.concat([u16(number >>> 16), u16(number & 0xffff)])

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const fullBox = (type: string, version: number, ...parts: readonly Uint8Array[]) =>
  box(type, u32(version << 24), ...parts)

/** A complete box of a file. */
function boxIn(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

/**
 * What a file says of its picture: to be turned by quarters against the clock, mirrored left to right or cut; the space of
 * its colours (ICC).
 */
type HeicProperty =
  | { quarters: number }
  | 'mirrored'
  | { cutTo: { width: number; height: number } }
  | { profile: Uint8Array }

function boxOf(property: HeicProperty): Buffer {
  if (property === 'mirrored') return box('imir', u8(1))
  if ('quarters' in property) return box('irot', u8(property.quarters))
  if ('profile' in property) return box('colr', Buffer.from('prof'), property.profile)
  const { width, height } = property.cutTo
  return box('clap', ...[width, 1, height, 1, 0, 1, 0, 1].map(u32))
}

/**
 * A large picture as phones make it: tiles of 512 by 512 points, red on the left and blue on the right, beside each other
 * and below each other, of which the picture shows so much. All tiles are the same bytes of the file (ISO/IEC 23008-12).
 */
export function tiledHeicPicture(width: number, height: number, ...said: readonly HeicProperty[]): Buffer {
  const single = brotliDecompressSync(Buffer.from(packedTile, 'base64'))
  const [columns, rows] = [Math.ceil(width / 512), Math.ceil(height / 512)]
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1)
  const whole = tiles.length + 1
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width), u32(height)])
  const data = boxIn(single, 'mdat').subarray(8)
  const size = (wide: number, high: number) => fullBox('ispe', 0, u32(wide), u32(high))
  const properties = [boxIn(single, 'hvcC'), size(512, 512), size(width, height), ...said.map(boxOf)]
  const essential = (property: number) => 0x80 | property
  const ofWhole = [3, ...said.map((_, at) => essential(at + 4))]
  const entry = (id: number, type: string) => fullBox('infe', 2, u16(id), u16(0), Buffer.from(type, 'latin1'), u8(0))
  const place = (id: number, inside: number, offset: number, length: number) =>
    Buffer.concat([u16(id), u16(inside), u16(0), u16(1), u32(offset), u32(length)])
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(whole)),
      fullBox(
        'iloc',
        1,
        u8(0x44, 0),
        u16(whole),
        ...tiles.map((id) => place(id, 0, offset, data.length)),
        place(whole, 1, 0, grid.length),
      ),
      fullBox('iinf', 0, u16(whole), ...tiles.map((id) => entry(id, 'hvc1')), entry(whole, 'grid')),
      fullBox('iref', 0, box('dimg', u16(whole), u16(tiles.length), ...tiles.map(u16))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          u32(whole),
          ...tiles.map((id) => Buffer.concat([u16(id), u8(2, essential(1), 2)])),
          Buffer.concat([u16(whole), u8(ofWhole.length, ...ofWhole)]),
        ),
      ),
      box('idat', grid),
    )
  return Buffer.concat([type, meta(type.length + meta(0).length + 8), box('mdat', data)])
}
