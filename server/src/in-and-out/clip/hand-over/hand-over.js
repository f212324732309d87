/**
 * Receives a page from a bookmarklet or the browser extension, and opens the product with it. This is the only page with
 * access to its opener: it has no data of the product, and the access ends when it navigates away. The product validates
 * the page when it reads it.
 */
const maxCharacters = 4_000_000
/** Max characters of a received page, embedded pictures included. */
const maxReceivedCharacters = 20_000_000
const timeoutMs = 15_000

/** Removes embedded pictures, which make up most of a large page. Pictures with an address remain. */
const withoutPictures = (/** @type {string} */ html) => html.replace(/data:[\w/+.-]+;base64,[\w+/=%]+/g, 'data:,')

/** @param {string} how */
const openProduct = (how) => location.replace(`./#/add-recipe?handed=${how}`)

/** The extension speaks in this window, where no other program runs, and names the page that the browser shows. */
const isExtension = location.hash === '#extension'
const sender = isExtension ? window : opener

/** @param {MessageEvent} event */
function receive({ source, origin: from, data }) {
  if (source !== sender || data?.potluck !== 'page') return
  const { url, html } = data
  if (typeof url !== 'string' || typeof html !== 'string' || html.length > maxReceivedCharacters)
    return openProduct('nothing')
  const origin = isExtension ? URL.parse(url)?.origin : from
  const light = withoutPictures(html)
  if (light.length > maxCharacters) return openProduct('nothing')
  try {
    const product = `potluck${location.pathname.replace(/\/[^/]*$/, '')}`
    sessionStorage.setItem(`${product}:user:handed-page`, JSON.stringify({ origin, url, html: light }))
    openProduct('page')
  } catch {
    openProduct('nothing')
  }
}

if (sender) {
  addEventListener('message', receive)
  setTimeout(() => openProduct('nothing'), timeoutMs)
  if (!isExtension) sender.postMessage({ potluck: 'ready' }, '*')
} else openProduct('nothing')
