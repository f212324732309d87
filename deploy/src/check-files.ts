import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { z } from 'zod'
import { DeployError } from './deploy-error.ts'

const checksum = z.object({ bytes: z.int(), sha256: z.string() })

type Checksum = z.infer<typeof checksum>

/** The newest form of `files.json` that this code reads. The form before it has no version. */
const newestForm = 2

/** Written by the build: the files that browsers may ask for. Names of words end in a query. */
const fileList = z.object({ version: z.int().default(newestForm - 1) }).catchall(checksum)

/** How many files a refusal names. */
const maxNamed = 8

/**
 * Makes sure that a build is whole: every file that it lists is there with its size and hash, and so is what its
 * compressed copies hold.
 * @throws {DeployError} with the names of the files that are missing or damaged
 */
export async function checkFiles(dist: string): Promise<void> {
  const problems: string[] = []
  for (const [name, expected] of Object.entries(await listedFiles(join(dist, 'files.json')))) {
    problems.push(...(await problemsOf(dist, name.replace(/\?.*/, ''), expected)))
  }
  if (problems.length === 0) return
  const more = problems.length > maxNamed ? `, and ${problems.length - maxNamed} more` : ''
  throw new DeployError(
    `the build in ${dist} is not whole: ${problems.slice(0, maxNamed).join(', ')}${more}: build the part anew, or copy all of it`,
  )
}

async function listedFiles(list: string): Promise<Readonly<Record<string, Checksum>>> {
  const written: unknown = JSON.parse((await contentOf(list))?.toString() || 'null')
  const { data: form = newestForm } = z
    .object({ version: z.int() })
    .transform((one) => one.version)
    .safeParse(written)
  if (form > newestForm)
    throw new DeployError(
      `${list} has form ${form}, and this command reads ${newestForm}: publish with that of the build`,
    )
  const listed = fileList.safeParse(written)
  if (!listed.success) throw new DeployError(`${list} is no list of files: build the part anew`)
  const { version, ...files } = listed.data
  return files
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
