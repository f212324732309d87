import { endpoints } from '@potluck/api/endpoints'

/** What any call may be answered with: it is malformed, too long, sent too often, or the server can do nothing just now. */
const ofAnyCall: ReadonlySet<number> = new Set([400, 413, 415, 429, 503])

const patternOf = (path: string) => RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)

const all = Object.values(endpoints)
  .flatMap((feature) => Object.values(feature))
  // An address without parameters goes before one that has some and fits as well.
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))

/** Sees what calls were answered with, and collects the errors that the contract does not list for them. */
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
