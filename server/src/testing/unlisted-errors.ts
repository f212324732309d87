import { endpoints } from '@potluck/api/endpoints'

/** Errors that any call may get: malformed, too long, too many, or the server is not available. */
const ofAnyCall: ReadonlySet<number> = new Set([400, 413, 415, 429, 503])

const patternOf = (path: string) => RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)

const all = Object.values(endpoints)
  .flatMap((feature) => Object.values(feature))
  // A path without parameters takes precedence over one with parameters.
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))

/** Watches answers and collects errors that the contract does not list. */
export function createUnlistedErrors(base: string) {
  const seen = new Set<string>()
  return {
    see(address: string, method: string, status: number): void {
      if (status < 400 || status >= 500 || ofAnyCall.has(status)) return
      const path = address.slice(base.length).split('?')[0] ?? ''
      const called = all.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
      if (!called || called.errors.some((error) => error === status)) return
      seen.add(`${method} ${called.path}: ${status}`)
    },
    /** @throws naming each call and the status that its `errors` lack */
    expectNone(): void {
      if (seen.size > 0) throw new Error(`answered with what the contract does not list: ${[...seen].join(', ')}`)
    },
  }
}
