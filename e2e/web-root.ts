import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lays out the built bundles in a folder that a test may spoil. What tests and deployments write into is a copy: the files
 * at the top and the shell's own notes. All others have their content in their name or their folder's, and are links:
 * whoever changes one has to remove it first. What Chromium asks for never is left out: maps, and what is packed for
 * older browsers.
 */
export function layWebRoot(from: string, to: string, isTop = true): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) layWebRoot(source, target, entry.name.startsWith('.'))
    else if (/\.(lock|map|gz)$/.test(entry.name)) continue
    else if (isTop) copyFileSync(source, target)
    else linkSync(source, target)
  }
}
