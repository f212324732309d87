import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { menuEntry } from '@potluck/platform/menus'
import { z } from 'zod'
import { checkFiles } from './check-files.ts'
import { DeployError } from './deploy-error.ts'
import { filesOf } from './durable-files.ts'
import { openingFilesFile, type ShellOpening, shellOpening } from './opening-files.ts'

const remoteFacts = z.object({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  contract: z.int(),
  paths: z.array(z.string()).min(1),
  background: z.boolean().default(false),
})

/** The entries that a remote adds to the side menu; the build wrote them. */
export const menuFile = z.array(menuEntry)

const packageFile = z.object({
  /** The shell has none of its own: its version is that of the product. */
  version: z.string().optional(),
  potluck: z.union([
    z.object({ remote: remoteFacts }),
    z.object({ shell: z.object({ contracts: z.array(z.int()).min(1) }) }),
  ]),
})

/** The part of mf-manifest.json that is read here. */
export const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      requiredVersion: z.string(),
      /** Absent on sub-paths that are shared by prefix; their requiredVersion says nothing. */
      singleton: z.boolean().optional(),
    }),
  ),
})

export type SharedPackages = z.infer<typeof federationManifest>['shared']

export const manifestFile = 'mf-manifest.json'

export const sharedNamesFile = 'shared-names.json'

/** Names of shared packages, as `Button` or `z.record`, that a remote takes or a shell provides. */
export const sharedNames = z.record(z.string(), z.array(z.string()))

export type SharedNames = z.infer<typeof sharedNames>

interface BuildFacts {
  readonly version: string
  /** The folder that webpack wrote. */
  readonly dist: string
  readonly shared: SharedPackages
  /** A package is missing when its names cannot be told. */
  readonly names: SharedNames
}

export interface RemoteBuild extends BuildFacts, z.infer<typeof remoteFacts> {
  readonly kind: 'remote'
  /** File name of the entry script. */
  readonly entry: string
}

export interface ShellBuild extends BuildFacts {
  readonly kind: 'shell'
  /** Null for a build that does not say which files openings need. */
  readonly opening: ShellOpening | null
  readonly contracts: readonly number[]
}

/** Files of a build that belong to its release; statistics and dot files are for the build machine. */
export const isReleased = (file: string): boolean => !/^(mf-stats\.json|\.)/.test(basename(file))

/** Maps and compressed copies follow from the rest. */
const isDerived = (file: string): boolean => /\.(map|gz|br)$/.test(file)

/** A fingerprint of what a build does, the same for the same files whoever built them. */
export async function fingerprint(folder: string, counts: (file: string) => boolean = () => true): Promise<string> {
  const hash = createHash('sha256')
  const files = (await filesOf(folder)).filter((file) => isReleased(file) && !isDerived(file) && counts(file))
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(folder, file)))
  return hash.digest('hex')
}

/** A fingerprint of its files and of what its package.json says about it: other paths make another version. */
async function shortFingerprint(dist: string, facts: unknown): Promise<string> {
  const hash = createHash('sha256').update(await fingerprint(dist))
  return hash.update(JSON.stringify(facts)).digest('hex').slice(0, 8)
}

/** A version is the name of a folder. @throws {DeployError} when it could lead to another folder */
export function checkVersion(version: string): string {
  if (!/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/.test(version))
    throw new DeployError(`"${version}" is no version: write letters, digits, dots, + and -, as 1.2.0-a1b2`)
  return version
}

/**
 * Reads a built part: its package.json (key `potluck`) and its `dist`.
 * @param version instead of the package's version with the build's fingerprint
 * @throws {DeployError} when it is not a part, is not built, or its build is not whole
 */
export async function readBuild(directory: string, version?: string): Promise<RemoteBuild | ShellBuild> {
  const folder = resolve(directory)
  const dist = join(folder, 'dist')
  const parsed = packageFile.safeParse(await readJson(join(folder, 'package.json')))
  if (!parsed.success)
    throw new DeployError(`${folder}/package.json does not describe a part: ${z.prettifyError(parsed.error)}`)
  const manifest = federationManifest.safeParse(await readJson(join(dist, manifestFile)))
  if (!manifest.success) throw new DeployError(`${dist} holds no production build: build the part first`)
  await checkFiles(dist)

  const { potluck, version: packageVersion } = parsed.data
  const facts = {
    version: checkVersion(version ?? [packageVersion ?? [], await shortFingerprint(dist, potluck)].flat().join('-')),
    dist,
    shared: manifest.data.shared,
    names: sharedNames.catch({}).parse(await readJson(join(dist, sharedNamesFile))),
  }
  if ('shell' in potluck) {
    const opening = shellOpening
      .nullable()
      .catch(null)
      .parse(await readJson(join(dist, openingFilesFile)))
    return { kind: 'shell', ...facts, contracts: potluck.shell.contracts, opening }
  }
  const menu = menuFile.safeParse(await readJson(join(dist, 'menu.json')))
  if (!menu.success) throw new DeployError(`${dist}/menu.json is no menu: ${z.prettifyError(menu.error)}`)
  return {
    kind: 'remote',
    ...facts,
    ...potluck.remote,
    entry: manifest.data.metaData.remoteEntry.name,
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
