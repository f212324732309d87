/**
 * Displays the screen that this device stored for the address (`store-screens.ts`), for a member, until the application
 * has drawn it itself. It is a separate script that runs after `before-paint.ts`, which has set the language. An old
 * browser does without it.
 */
;(() => {
  interface Screen {
    readonly build: string
    readonly html: string
    readonly sheets: readonly string[]
    readonly style: string
  }

  const page = document.documentElement
  const painted = document.createElement('div')
  const observer = new MutationObserver(draw)
  const screen = storedScreen()
  const links = screen ? screen.sheets.map(addSheet) : []
  if (!screen) return
  if (screen.style) page.style.cssText = screen.style
  page.dataset.opening = 'screen'
  observer.observe(page, { childList: true, subtree: true })
  addEventListener('hashchange', remove)

  /** Its key is that of `stored-screen.ts`, and begins as `storedName` writes it. */
  function storedScreen(): Screen | null {
    const prefix = `potluck${location.pathname.replace(/\/[^/]*$/, '')}:`
    const typed = location.hash.slice(1)
    const home = document.querySelector('meta[name="home"]')?.getAttribute('content')
    const path = typed === '' || typed === '/' ? home : typed
    try {
      if (localStorage.getItem(`${prefix}token`) === null) return null
      const stored: unknown = JSON.parse(localStorage.getItem(`${prefix}user:screen:${path}`) ?? 'null')
      return isScreen(stored) ? stored : null
    } catch {
      return null
    }
  }

  function isScreen(value: unknown): value is Screen {
    if (typeof value !== 'object' || !value || !('html' in value && 'language' in value && 'sheets' in value))
      return false
    return value.language === page.lang && typeof value.html === 'string' && Array.isArray(value.sheets)
  }

  function addSheet(address: string): HTMLLinkElement {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.setAttribute('blocking', 'render')
    link.onerror = remove
    document.head.append(link)
    return link
  }

  /** Called until the place of the screen is parsed, and with it the stylesheet that names the build. */
  function draw(): void {
    const opening = document.getElementById('opening')
    const build = document.querySelectorAll('link[rel="stylesheet"]')[links.length]
    if (!opening || !screen) return
    observer.disconnect()
    if (build?.getAttribute('href') !== screen.build) {
      for (const link of links) link.remove()
      remove()
      return
    }
    painted.className = 'opening-screen'
    painted.innerHTML = screen.html
    for (const element of painted.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? ''
    painted.addEventListener('click', notePress)
    opening.append(painted)
  }

  /** Marks the button that was pressed last, for `end-opening.ts`, which presses the real one. */
  function notePress({ target }: MouseEvent): void {
    painted.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    if (target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '')
  }

  /** The address is another one, or the styles are not there. */
  function remove(): void {
    removeEventListener('hashchange', remove)
    if (page.dataset.opening === 'screen') page.dataset.opening = 'mark'
    painted.remove()
  }
})()
