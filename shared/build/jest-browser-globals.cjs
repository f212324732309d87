// What jsdom lacks and the browser has.
const { TextDecoder, TextEncoder } = require('node:util')

Object.assign(globalThis, { TextDecoder, TextEncoder })

if (!window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
}

window.Element.prototype.scrollIntoView ??= () => {}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Requests in component tests go to a real server through Node's own fetch, which takes only Node's own signals.
const native = (name) => process.getBuiltinModule?.('node:vm')?.runInThisContext(`globalThis.${name}`)
for (const name of ['fetch', 'AbortController', 'AbortSignal']) globalThis[name] = native(name)
for (const name of ['Request', 'Response', 'Headers', 'FormData', 'Blob', 'structuredClone'])
  globalThis[name] ??= native(name)
