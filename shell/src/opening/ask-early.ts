// biome-ignore-all lint/suspicious/noVar: a browser that is too old for the product must be able to read this far
// biome-ignore-all lint/complexity/useOptionalChain: likewise
// biome-ignore-all lint/style/useTemplate: likewise
// biome-ignore-all lint/complexity/useArrowFunction: likewise
/**
 * Starts requests that the application is going to make, before its own files have arrived: settings and registry, the
 * questions that the screen asked the last time, and the files that the address needs. A script like `before-paint.ts`.
 * The application takes the answers (`early-answers.ts`).
 */
;(function () {
  var early: Record<string, Promise<Response>> = {}
  var path = location.hash.slice(1).split('?')[0] || ''
  var token = read('potluck:token')
  var home = document.querySelector('meta[name="home"]')
  var workers = navigator.serviceWorker
  if (typeof fetch !== 'function') return
  if (path === '' || path === '/') path = (home && home.getAttribute('content')) || ''

  Object.assign(window, { potluckEarly: early })
  ask('config.json', { cache: 'no-cache' })
  if (!token) return
  ask('remotes.json', { cache: 'no-cache' })
  questions().forEach(function (address) {
    ask(address, { headers: { authorization: 'Bearer ' + token } })
  })
  // A worker has the files already.
  if (workers && workers.controller) return
  fetch('opening.json', { cache: 'no-cache' })
    .then(function (answer) {
      return answer.json()
    })
    .then(preload)
    .catch(function () {
      // Without it, files are fetched when they are needed.
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

  function ask(address: string, options: RequestInit): void {
    var answer = fetch(address, options)
    answer.catch(function () {
      // The application asks again.
    })
    early[new URL(address, document.baseURI).href] = answer
  }

  /** @param opening content of `opening.json`; what is not as expected throws */
  function preload(opening: {
    always: string[]
    words: Record<string, string[]>
    screens: { path: string; files: string[]; words: Record<string, string[]> }[]
  }): void {
    var language = document.documentElement.lang
    var screen = opening.screens.filter(fits).sort(function (a, b) {
      return b.path.replace(/:\w+/g, '').length - a.path.replace(/:\w+/g, '').length
    })[0]
    opening.always
      .concat(screen ? screen.files : [], opening.words[language] || [], (screen && screen.words[language]) || [])
      .forEach(addPreload)
  }

  /** Whether a pattern, as `recipe/:recipeId`, is that of the address. */
  function fits(screen: { path: string }): boolean {
    return new RegExp('^/' + screen.path.replace(/:\w+/g, '[^/]+') + '$').test(path)
  }

  function addPreload(address: string): void {
    var link = document.createElement('link')
    var kind = /\.css$/.test(address) ? 'style' : /\.js$/.test(address) ? 'script' : 'fetch'
    if (document.querySelector('link[href="' + address + '"]')) return
    link.rel = 'preload'
    link.setAttribute('as', kind)
    link.href = address
    if (kind === 'fetch' || new URL(address, document.baseURI).origin !== location.origin)
      link.crossOrigin = 'anonymous'
    document.head.appendChild(link)
  }
})()
