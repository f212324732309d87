import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the built bundles into a folder that a test may change. Files at the top and in `.shell` are copies, because
 * tests and deployments write to them. All others have a hash in their path and are hard links: remove one before you
 * change it. Source maps and gzip files, which Chromium never requests, are left out.
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
