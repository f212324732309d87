// biome-ignore-all lint/suspicious/noVar: a browser that is too old for the product must be able to read this far
// biome-ignore-all lint/complexity/useOptionalChain: likewise
// biome-ignore-all lint/style/useTemplate: likewise
// biome-ignore-all lint/complexity/useArrowFunction: likewise
/**
 * Starts to fetch the files that the address needs, as `opening.json` of the deployment lists them, before the
 * application asks for them one after the other. For members whose browser has no service worker with these files. A
 * script like `before-paint.ts`; `ask-early.ts` has run before it.
 */
;(function () {
  type Registry = { remotes: { entry: string; enabled?: boolean }[] }
  type Opening = {
    always: string[]
    words: Record<string, string[]>
    screens: { entry: string; path: string; files: string[]; words: Record<string, string[]> }[]
  }

  var home = document.querySelector('meta[name="home"]')
  var workers = navigator.serviceWorker
  var registry = window.potluckEarly && window.potluckEarly[new URL('remotes.json', document.baseURI).href]
  var path = location.hash.slice(1).split('?')[0] || ''
  if (!registry || (workers && workers.controller)) return
  if (path === '' || path === '/') path = (home && home.getAttribute('content')) || ''
  Promise.all([registry.then(jsonOf), fetch('opening.json', { cache: 'no-cache' }).then(jsonOf)])
    .then(preload)
    .catch(function () {
      // Without them, files are fetched when they are needed.
    })

  /** The application reads the answer too. */
  function jsonOf(answer: Response) {
    return answer.clone().json()
  }

  /**
   * Fetches the files of the live version of the remote.
   * @param files contents of `remotes.json` and `opening.json`; what is not as expected throws
   */
  function preload(files: [Registry, Opening]): void {
    var opening = files[1]
    var language = document.documentElement.lang
    var screen = opening.screens
      .filter(function (each) {
        return fits(each) && isLive(files[0], each)
      })
      .sort(function (a, b) {
        return b.path.replace(/:\w+/g, '').length - a.path.replace(/:\w+/g, '').length
      })[0]
    opening.always
      .concat(screen ? screen.files : [], opening.words[language] || [], (screen && screen.words[language]) || [])
      .forEach(addPreload)
  }

  function isLive(registry: Registry, screen: { entry: string }): boolean {
    return registry.remotes.some(function (remote) {
      return remote.entry === screen.entry && remote.enabled !== false
    })
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
