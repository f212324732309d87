import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { directImports } from '@potluck/api/direct-imports'
import { ApiError } from '@potluck/api/errors'
import { uploadImage } from '@potluck/api/images'
import type { Cook } from '../kill/cook.ts'

const [{ endpoint: importPaprika }, { endpoint: importJsonLd }, { endpoint: importCookmate }] = directImports

/** An archive of one file, whatever it is called. */
function archiveOf(name: string, content: Buffer): Buffer {
  const [packed, title] = [deflateRawSync(content), Buffer.from(name)]
  // From the version needed to the length of what would come after the name.
  const shared = Buffer.alloc(26)
  for (const [at, value] of [20, 0x800, 8, 0, 0x21].entries()) shared.writeUInt16LE(value, 2 * at)
  for (const [at, value] of [crc32(content), packed.length, content.length].entries()) {
    shared.writeUInt32LE(value, 10 + 4 * at)
  }
  shared.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, title])
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, Buffer.alloc(14), title])
  const end = Buffer.alloc(18)
  for (const at of [4, 6]) end.writeUInt16LE(1, at)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length + packed.length, 12)
  return Buffer.concat([local, packed, entry, Buffer.from('PK\x05\x06'), end])
}

function chunkOf(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture (PNG) of 50,000 × 50,000 points that are not there. */
function endlessPicture(): Buffer {
  const header = Buffer.alloc(13)
  for (const at of [0, 4]) header.writeUInt32BE(50_000, at)
  header.set([8, 6], 8)
  const parts = [
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunkOf('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

const zeros = Buffer.alloc(200_000_000)
const bomb = archiveOf('soup.paprikarecipe', gzipSync(zeros))
const wideArchive = archiveOf('../../../../etc/soup.paprikarecipe', zeros)
const deep = Buffer.alloc(2_000_000, '[')
const broken = Buffer.concat([Buffer.from('[{"@type":"Recipe","name":"'), Buffer.alloc(4_000_000, 'x')])
const long = Buffer.from(
  JSON.stringify([{ '@type': 'Recipe', name: 'x'.repeat(3_000_000), recipeIngredient: '1 '.repeat(500_000) }]),
)
const entities = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(10_000)}">${Array.from({ length: 20 }, (_, at) => `<!ENTITY b${at} "&a;&a;&a;&a;">`).join('')}]><cookbook><recipe><title>&b0;&b1;</title></recipe></cookbook>`,
)

type Send = (cook: Cook) => Promise<unknown>

const blob = (content: Buffer) => ({ file: new Blob([new Uint8Array(content)]) })

/** Files of an attacker: archives that unpack to thousands of times their size, texts without an end. */
const sendings: readonly Send[] = [
  ({ api }) => api.call(importPaprika, blob(bomb)),
  ({ api }) => api.call(importPaprika, blob(wideArchive)),
  ({ api }) => api.call(importPaprika, blob(randomBytes(1_000_000))),
  ({ api }) => api.call(importJsonLd, blob(deep)),
  ({ api }) => api.call(importJsonLd, blob(broken)),
  ({ api }) => api.call(importJsonLd, blob(long)),
  ({ api }) => api.call(importCookmate, blob(entities)),
  ({ api }) => api.call(uploadImage, blob(endlessPicture())),
  ({ api }) => api.call(uploadImage, blob(randomBytes(500_000))),
]

/** It may be refused, at once or by its job; a server in trouble is no answer. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Sends one of them. @throws whatever is no refusal */
export async function sendHostileFile(cook: Cook): Promise<void> {
  const send = sendings[Math.floor(Math.random() * sendings.length)]
  await send?.(cook).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })
}
