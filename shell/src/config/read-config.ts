import { type Config, parseConfig } from './config.ts'

/**
 * Fetches `config.json` from beside the page; a deployment without one gets the defaults.
 * @throws when the file is there but cannot be understood: a wrong API address must not pass unseen
 */
export async function readConfig(page: string, send: typeof fetch = fetch): Promise<Config> {
  const response = await send(new URL('config.json', page), { cache: 'no-cache' })
  if (response.status === 404) return parseConfig({}, page)
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return parseConfig(await response.json(), page)
}
