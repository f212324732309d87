/**
 * Takes the page that a bookmarklet hands over, and goes on to the product with it. This page alone may know who opened
 * it; it reads nothing of the product and lets go of the other page by leaving. What it takes is checked where it is read.
 */
const longest = 4_000_000
/** A page as it comes, with the pictures that are written into it. */
const longestGiven = 20_000_000
const patience = 15_000

/** Pictures that are written into a page are most of a heavy one, and are not kept from there: those with an address are. */
const withoutPictures = (/** @type {string} */ html) => html.replace(/data:[\w/+.-]+;base64,[\w+/=%]+/g, 'data:,')

/** @param {string} how */
const goOn = (how) => location.replace(`./#/add-recipe?handed=${how}`)

/** @param {MessageEvent} event */
function take({ source, origin, data }) {
  if (source !== opener || data?.potluck !== 'page') return
  const { url, html } = data
  if (typeof url !== 'string' || typeof html !== 'string' || html.length > longestGiven) return goOn('nothing')
  const light = withoutPictures(html)
  if (light.length > longest) return goOn('nothing')
  try {
    sessionStorage.setItem('potluck:user:handed-page', JSON.stringify({ origin, url, html: light }))
    goOn('page')
  } catch {
    goOn('nothing')
  }
}

if (opener) {
  addEventListener('message', take)
  setTimeout(() => goOn('nothing'), patience)
  opener.postMessage({ potluck: 'ready' }, '*')
} else goOn('nothing')
