import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { z } from 'zod'
import { DeployError } from './deploy-error.ts'

/** Written by the build: the files that browsers may ask for. Names of words end in a query. */
const fileList = z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() }))

type Checksum = z.infer<typeof fileList>[string]

/** How many files a refusal names. */
const maxNamed = 8

/**
 * Makes sure that a build is whole: every file that it lists is there with its size and hash, and so is what its
 * compressed copies hold.
 * @throws {DeployError} with the names of the files that are missing or damaged
 */
export async function checkFiles(dist: string): Promise<void> {
  const listed = fileList.safeParse(JSON.parse((await contentOf(join(dist, 'files.json')))?.toString() || 'null'))
  if (!listed.success) throw new DeployError(`${dist}/files.json is no list of files: build the part anew`)
  const problems: string[] = []
  for (const [name, checksum] of Object.entries(listed.data)) {
    const file = name.replace(/\?.*/, '')
    problems.push(...(await problemsOf(dist, file, checksum)))
  }
  if (problems.length === 0) return
  const more = problems.length > maxNamed ? `, and ${problems.length - maxNamed} more` : ''
  throw new DeployError(
    `the build in ${dist} is not whole: ${problems.slice(0, maxNamed).join(', ')}${more}: build the part anew, or copy all of it`,
  )
}

async function problemsOf(dist: string, file: string, { bytes, sha256 }: Checksum): Promise<string[]> {
  const content = await contentOf(join(dist, file))
  if (!content) return [`${file} is missing`]
  if (content.length !== bytes) return [`${file} has ${content.length} bytes instead of ${bytes}`]
  if (hashOf(content) !== sha256) return [`${file} has other content`]
  const isDamaged = await Promise.all(
    copies.map(async ({ ending, unpack }) => {
      const copy = await contentOf(join(dist, file + ending))
      const unpacked = copy && (await unpack(copy).catch((): null => null))
      return copy !== null && (!unpacked || hashOf(unpacked) !== sha256)
    }),
  )
  return copies.flatMap(({ ending }, index) => (isDamaged[index] ? [`${file}${ending} is damaged`] : []))
}

/** Compressed copies that a server sends in place of a file. */
const copies: readonly { readonly ending: string; readonly unpack: (copy: Buffer) => Promise<Buffer> }[] = [
  { ending: '.br', unpack: promisify<Buffer, Buffer>(brotliDecompress) },
  { ending: '.gz', unpack: promisify<Buffer, Buffer>(gunzip) },
]

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64')

const contentOf = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null)
