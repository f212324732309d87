/** Time after the page was opened in which early answers are new enough, milliseconds. */
const maxAgeMs = 10_000

/** Number of stored questions of a screen. */
const maxQuestions = 6

/** Asked when the live channel is open (`share-preferences.ts`): an earlier answer may miss a change. */
const askedLater = /\/users\/preferences$/

declare global {
  interface Window {
    /** Requests that `ask-early.ts` and `ask-first.ts` have started, by absolute address. */
    potluckEarly?: Record<string, Promise<Response>>
    /** The screen of the address, as `preload-files.ts` has read it of `opening.json`. */
    potluckScreen?: Promise<ScreenToOpen | undefined>
  }

  /** Addresses of files by language, as `en-us`. */
  type FilesByLanguage = Readonly<Record<string, readonly string[]>>

  /** A screen in `opening.json`, of a version of a remote. */
  interface ScreenToOpen {
    readonly entry: string
    /** Pattern of the route, as `recipe/:recipeId`. */
    readonly path: string
    readonly files: readonly string[]
    readonly words: FilesByLanguage
    /** The first question of the screen: path and query in the API, with parameters of the route. */
    readonly asks?: string
  }
}

export interface EarlyAnswers {
  /** `fetch` that gives an answer which was asked for early, once; everything else goes to the network. */
  readonly fetch: typeof fetch
  /** The first questions to the API since the path last changed: absolute addresses, without a token. */
  questionsOf(path: string): readonly string[]
}

export interface EarlyAnswersSettings {
  readonly window: Window & typeof globalThis
  /** The path of the drawn screen. */
  readonly path: () => string
  /** The token of the session. Answers to another session's questions are not used. */
  readonly token: () => string | null
}

/** @returns the answer of an early request, or rejects when the caller gives up first */
async function withSignal(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([answer, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Gives the application what was asked for early, and notes what each screen asks for the next opening. */
export function createEarlyAnswers({ window, path, token }: EarlyAnswersSettings): EarlyAnswers {
  const firstToken = token()
  let asked: { readonly path: string; readonly addresses: string[] } = { path: '', addresses: [] }

  function note(address: string, headers: RequestInit['headers']): void {
    if (!new Headers(headers).has('authorization')) return
    if (asked.path !== path()) asked = { path: path(), addresses: [] }
    const isNew = !asked.addresses.includes(address) && !askedLater.test(address)
    if (isNew && asked.addresses.length < maxQuestions) asked.addresses.push(address)
  }

  function takeEarly(address: string): Promise<Response> | null {
    const early = window.potluckEarly?.[address] ?? null
    delete window.potluckEarly?.[address]
    return performance.now() < maxAgeMs && token() === firstToken ? early : null
  }

  return {
    async fetch(input, init) {
      const address = String(input)
      if ((init?.method ?? 'GET') !== 'GET') return window.fetch(input, init)
      note(address, init?.headers)
      const early = takeEarly(address)
      if (!early) return window.fetch(input, init)
      try {
        return await withSignal(early, init?.signal)
      } catch {
        init?.signal?.throwIfAborted()
        return window.fetch(input, init)
      }
    },
    questionsOf: (of) => (asked.path === of ? asked.addresses : []),
  }
}
