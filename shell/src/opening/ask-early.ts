// biome-ignore-all lint/suspicious/noVar: a browser that is too old for the product must be able to read this far
// biome-ignore-all lint/complexity/useOptionalChain: likewise
// biome-ignore-all lint/style/useTemplate: likewise
// biome-ignore-all lint/complexity/useArrowFunction: likewise
/**
 * Starts requests that the application is going to make, before its own files have arrived: settings and registry, and the
 * questions that the screen asked the last time. A script like `before-paint.ts`. The application takes the answers (`early-answers.ts`).
 */
;(function () {
  var early: Record<string, Promise<Response>> = {}
  var path = location.hash.slice(1).split('?')[0] || ''
  var token = read('potluck:token')
  var home = document.querySelector('meta[name="home"]')
  if (typeof fetch !== 'function') return
  if (path === '' || path === '/') path = (home && home.getAttribute('content')) || ''

  Object.assign(window, { potluckEarly: early })
  ask('config.json', { cache: 'no-cache' })
  if (!token) return
  ask('remotes.json', { cache: 'no-cache' })
  questions().forEach(function (address) {
    ask(address, { headers: { authorization: 'Bearer ' + token } })
  })

  function read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      return error ? null : null
    }
  }

  /** What the screen of this path asked the last time, as `store-screens.ts` stored it. */
  function questions(): string[] {
    var stored: unknown = null
    try {
      stored = JSON.parse(read('potluck:user:questions') || '{}')[path]
    } catch (error) {
      stored = error ? null : null
    }
    return Array.isArray(stored) ? stored.filter(isOfThisServer) : []
  }

  /** The token goes nowhere else. */
  function isOfThisServer(address: unknown): address is string {
    return typeof address === 'string' && address.indexOf(new URL('./', document.baseURI).href) === 0
  }

  function absolute(address: string): string {
    return new URL(address, document.baseURI).href
  }

  function ask(address: string, options: RequestInit): void {
    var answer = fetch(address, options)
    answer.catch(function () {
      // The application asks again.
    })
    early[absolute(address)] = answer
  }
})()
