/** Most cookies of one visit, and letters of one and of all: a page cannot make the server send more than servers take. */
const maxCookies = 20
const maxLength = 4_000
const maxLengthOfAll = 8_000

/** The cookies that servers set on the way to one page; forgotten with it. */
export interface VisitCookies {
  /** The value of the header `Cookie` for an address, or null. */
  of(url: URL): string | null
  /** Takes the cookies of an answer (`Set-Cookie`). */
  take(url: URL, header: string | readonly string[] | undefined): void
}

/** A cookie as it is sent: visible signs, no separator. */
const pair = /^\s*([\w!#$%&'*+.^`|~-]+=[\x21-\x3a\x3c-\x7e]*)\s*(?:;|$)/

/** Each host gets back only the cookies that it set itself. A cookie for encrypted connections is sent over no other. */
export function visitCookies(): VisitCookies {
  const cookies = new Map<string, { readonly host: string; readonly isSecure: boolean; readonly pair: string }>()
  return {
    of(url) {
      const own = [...cookies.values()].filter(
        ({ host, isSecure }) => host === url.hostname && (!isSecure || url.protocol === 'https:'),
      )
      return own.length === 0 ? null : own.map((cookie) => cookie.pair).join('; ')
    },
    take(url, header) {
      for (const line of [header ?? []].flat()) {
        const found = line.length <= maxLength ? pair.exec(line)?.[1] : undefined
        if (found === undefined) continue
        const key = `${url.hostname} ${found.slice(0, found.indexOf('='))}`
        const others = [...cookies].flatMap(([other, cookie]) => (other === key ? [] : cookie.pair))
        const length = others.reduce((sum, { length }) => sum + length, found.length)
        if (others.length < maxCookies && length <= maxLengthOfAll)
          cookies.set(key, { host: url.hostname, isSecure: /;\s*secure\b/i.test(line), pair: found })
      }
    },
  }
}
