// biome-ignore-all lint/suspicious/noVar: a browser that is too old for the product must be able to read this far
// biome-ignore-all lint/complexity/useArrowFunction: likewise
// biome-ignore-all lint/complexity/useOptionalChain: likewise
// biome-ignore-all lint/style/useTemplate: likewise
/**
 * Sets theme, text size and language before anything is drawn. It hides the welcome page of index.html from a member
 * and in another language. A script of its own that the page waits for, neither module nor bundle. It reads the storage
 * without the product's parsers, which are not loaded yet. An old browser can run it, and tells its user why the rest
 * will not work.
 */
;(function () {
  var page = document.documentElement
  /** As `storedName` writes it. */
  var prefix = 'potluck' + location.pathname.replace(/\/[^/]*$/, '') + ':'
  var painted = page.lang
  var offered = contentOf('languages').split(' ')
  var chosen: { theme?: unknown; fontSize?: unknown; language?: unknown } = {}
  var token: string | null = null
  var warned = true
  var meta: Element | null = null
  var language = 'en-us'
  var isWelcome = false

  function read(key: string): string | null {
    try {
      return localStorage.getItem(prefix + key)
    } catch (error) {
      // Storage is forbidden: nothing was chosen.
      return error ? null : null
    }
  }

  function contentOf(name: string): string {
    var named = document.querySelector('meta[name="' + name + '"]')
    return (named && named.getAttribute('content')) || ''
  }

  function languageOf(tag: string): string {
    var found = ''
    var language = tag.toLowerCase().split('-')[0]
    if (language === 'iw') language = 'he'
    offered.forEach(function (one) {
      if (!found && one.split('-')[0] === language) found = one
    })
    return found
  }

  function present(): string {
    var found = ''
    var tags: unknown[] = [chosen.language].concat(navigator.languages || [navigator.language])
    tags.forEach(function (tag) {
      if (!found && tag) found = languageOf(String(tag))
    })
    return found || 'en-us'
  }

  try {
    chosen = JSON.parse(read('preferences') || '{}').global || {}
  } catch (error) {
    if (error) chosen = {}
  }
  if (chosen.theme === 'light' || chosen.theme === 'dark') {
    meta = document.querySelector('meta[name="color-scheme"]')
    if (meta) meta.setAttribute('content', chosen.theme)
    page.setAttribute('data-color-scheme', chosen.theme)
  }
  if (/^(14|16|18|20|22|24)px$/.test(String(chosen.fontSize))) page.style.fontSize = String(chosen.fontSize)

  token = read('token')
  language = present()
  isWelcome = !token && /^(#|#\/|#\/welcome)?$/.test(location.hash)
  page.setAttribute('data-opening', isWelcome && language === painted ? 'welcome' : 'mark')
  page.lang = language
  page.dir = language === 'he' ? 'rtl' : 'ltr'

  warned = read('old-browser') !== null
  if (token && !('at' in Array.prototype) && !warned) {
    try {
      localStorage.setItem(prefix + 'old-browser', 'warned')
    } catch (error) {
      warned = Boolean(error)
    }
    alert(contentOf('too-old'))
  }
})()
