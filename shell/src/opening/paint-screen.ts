// biome-ignore-all lint/suspicious/noVar: a browser that is too old for the product must be able to read this far
// biome-ignore-all lint/complexity/useOptionalChain: likewise
// biome-ignore-all lint/style/useTemplate: likewise
/**
 * Displays the screen that this device stored for the address (`store-screens.ts`), for a member, until the application
 * has drawn it itself. A script like `before-paint.ts`, which has run before it and has set the language.
 */
;(() => {
  var page = document.documentElement
  var painted = document.createElement('div')
  var observer = new MutationObserver(draw)
  var links: HTMLLinkElement[] = []
  var screen = storedScreen()

  function read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      // Storage is forbidden: nothing is stored.
      return error ? null : null
    }
  }

  /** Its key is that of `stored-screen.ts`. */
  function storedScreen(): { build: string; html: string; sheets: string[]; style: string } | null {
    var path = location.hash.slice(1)
    var home = document.querySelector('meta[name="home"]')
    if (/^\/?$/.test(path)) path = (home && home.getAttribute('content')) || ''
    var stored = null
    try {
      if (read('potluck:token') !== null) stored = JSON.parse(read('potluck:user:screen:' + path) || 'null')
      return isScreen(stored) ? stored : null
    } catch (error) {
      return error ? null : null
    }
  }

  function isScreen(value: unknown): value is { build: string; html: string; sheets: string[]; style: string } {
    if (typeof value !== 'object' || !value || !('html' in value && 'language' in value && 'sheets' in value))
      return false
    return value.language === page.lang && typeof value.html === 'string' && Array.isArray(value.sheets)
  }

  function addSheet(address: string): void {
    var link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.setAttribute('blocking', 'render')
    link.onerror = remove
    document.head.appendChild(link)
    links.push(link)
  }

  /** Called until the place of the screen is parsed, and with it the stylesheet that names the build. */
  function draw(): void {
    var opening = document.getElementById('opening')
    var build = document.querySelectorAll('link[rel="stylesheet"]')[links.length]
    if (!opening || !screen) return
    observer.disconnect()
    if (!build || build.getAttribute('href') !== screen.build) {
      links.forEach((link) => {
        link.remove()
      })
      remove()
      return
    }
    painted.className = 'opening-screen'
    painted.innerHTML = screen.html
    Array.prototype.forEach.call(painted.querySelectorAll('[data-style]'), (element: HTMLElement) => {
      element.style.cssText = element.getAttribute('data-style') || ''
    })
    opening.appendChild(painted)
  }

  /** The address is another one, or the styles are not there. */
  function remove(): void {
    removeEventListener('hashchange', remove)
    if (page.getAttribute('data-opening') === 'screen') page.setAttribute('data-opening', 'mark')
    painted.remove()
  }

  if (screen) {
    screen.sheets.forEach(addSheet)
    if (screen.style) page.style.cssText = screen.style
    page.setAttribute('data-opening', 'screen')
    observer.observe(page, { childList: true, subtree: true })
    addEventListener('hashchange', remove)
  }
})()
