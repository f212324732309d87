import { readFileSync } from 'node:fs'
import { type Config, minMetricsToken } from '../../config.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'

/**
 * The token that reads the metrics; null where none is set.
 * @throws {ConfigError} for a file that cannot be read or holds a short one
 */
export function readMetricsToken({ metrics: { token, tokenFile } }: Pick<Config, 'metrics'>): string | null {
  if (tokenFile === undefined) return token ?? null
  let read: string
  try {
    read = readFileSync(tokenFile, 'utf8').trim()
  } catch (cause) {
    throw new ConfigError(`METRICS_TOKEN_FILE cannot be read: ${String(cause)}`, { cause })
  }
  if (read.length >= minMetricsToken) return read
  throw new ConfigError(`The token in METRICS_TOKEN_FILE has fewer than ${minMetricsToken} characters.`)
}
