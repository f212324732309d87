// A look for a role asks for the computed style of each element, and of all above it. jsdom finds it out by trying every
// rule of its own sheet, and works out a dozen colours. Here rules that name other elements are not tried, and colours
// are left to tests in a browser.
const { createRequire } = require('node:module')

const jsdom = createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom')
const ofJsdom = (file) => require(jsdom.replace(/api\.js$/, `jsdom/living/helpers/${file}`))

const selectors = ofJsdom('selectors.js')
const { matchesDontThrow } = selectors

/** The element that a selector is about, where its name stands before conditions in brackets or behind colons. */
const named = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:\[[^\]]*\]|:[a-z-]+(?:\([^)]*\))?)*$/

/** The names of all elements that a selector may be about; nothing where it does not say. */
function namesIn(selector) {
  if (/[[(][^\])]*,/.test(selector)) return undefined
  const names = selector.split(',').map((one) => named.exec(one.trim())?.[1])
  return names.includes(undefined) ? undefined : new Set(names)
}

const known = new Map()

selectors.matchesDontThrow = (element, selector) => {
  if (!known.has(selector)) known.set(selector, namesIn(selector))
  return known.get(selector)?.has(element._localName) !== false && matchesDontThrow(element, selector)
}

// It takes what it needs of the selectors as it is loaded: only now.
const { propertiesWithResolvedValueImplemented: workedOut } = ofJsdom('style-rules.js')
for (const property of Object.keys(workedOut)) if (property.endsWith('color')) delete workedOut[property]
