import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { federationManifest, sharedNames } from './build.ts'
import { DeployError } from './deploy-error.ts'
import { replaceFile } from './durable-files.ts'
import { shellOpening } from './opening-files.ts'
import type { Offer } from './skew.ts'
import { webRootPaths } from './web-root.ts'

const release = z.object({
  version: z.string(),
  fingerprint: z.string(),
  contracts: z.array(z.int()),
  shared: federationManifest.shape.shared,
  names: sharedNames.default({}),
  /** Null for releases that did not say it. */
  opening: shellOpening.nullable().default(null),
  /** Hashed files, which releases may have in common; they lie in the served folder itself. */
  assets: z.array(z.string()),
  /** Files whose name stays, copied over the served folder when this release goes live. `index.html` is the last, in all its languages. */
  pages: z.array(z.string()),
})

/** The record of a release of the shell, which is stored beside copies of its pages. */
export type ShellRelease = z.infer<typeof release>

export const shellReleaseFile = 'release.json'

/** A release of the shell that lies in the served folder. @throws {DeployError} when it does not */
export async function readShellRelease(webRoot: string, version: string): Promise<ShellRelease> {
  const file = join(webRootPaths(webRoot).shellVersion(version), shellReleaseFile)
  try {
    return release.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new DeployError(`the shell has no version ${version} here`, { cause: error })
  }
}

/** The version of the shell that is live, or null. */
export async function liveShell(webRoot: string): Promise<string | null> {
  const file = webRootPaths(webRoot).liveShell
  if (!existsSync(file)) return null
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version
}

/** The versions that the live shell provides; null when there is none to compare with. */
export async function liveShellOffer(webRoot: string): Promise<Offer | null> {
  const version = await liveShell(webRoot)
  return version === null ? null : readShellRelease(webRoot, version)
}

/**
 * Makes a release live: its pages replace those of the one before, `index.html` last. What only the one before had goes:
 * a page in a language that this one has none in would go on showing the other release.
 */
export async function showShell(webRoot: string, { version, pages }: ShellRelease): Promise<void> {
  const folder = webRootPaths(webRoot).shellVersion(version)
  const before = await liveShell(webRoot)
  const pagesBefore = before === null ? [] : (await readShellRelease(webRoot, before)).pages
  for (const page of pages) await replaceFile(join(webRoot, page), await readFile(join(folder, page)))
  for (const page of pagesBefore) if (!pages.includes(page)) await rm(join(webRoot, page), { force: true })
  await replaceFile(webRootPaths(webRoot).liveShell, JSON.stringify({ version }))
}

/** Adds hashed files that are not there yet. */
export async function addAssets(webRoot: string, dist: string, assets: readonly string[]): Promise<void> {
  for (const asset of assets) {
    if (!existsSync(join(webRoot, asset))) await replaceFile(join(webRoot, asset), await readFile(join(dist, asset)))
  }
}
