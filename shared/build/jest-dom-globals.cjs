// Functions of browsers that jsdom lacks.
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

// Dialogs and popovers open and close, and a dialog takes the focus and gives it back. That what is behind is out of reach,
// and what lies over what, is for tests in a browser.
const refuse = (why) => {
  throw new DOMException(why, 'InvalidStateError')
}

const canHaveFocus =
  '[autofocus], a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

const focusedBefore = new WeakMap()

Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    if (this.open || !this.isConnected) refuse('showModal of a dialog that is open or not on the page')
    focusedBefore.set(this, document.activeElement)
    this.setAttribute('open', '')
    const first = this.querySelector('[autofocus]') ?? this.querySelector(canHaveFocus)
    if (first) first.focus()
    else document.activeElement?.blur()
  },
  close() {
    if (!this.open) return
    this.removeAttribute('open')
    focusedBefore.get(this)?.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})

HTMLElement.prototype.showPopover = function () {
  if (!this.isConnected || !this.hasAttribute('popover')) refuse('showPopover of what is no popover on the page')
}

// Requests in component tests go to a real server through Node's own fetch, which takes only Node's own signals.
const native = (name) => process.getBuiltinModule?.('node:vm')?.runInThisContext(`globalThis.${name}`)
for (const name of ['fetch', 'AbortController', 'AbortSignal']) globalThis[name] = native(name)
for (const name of ['Request', 'Response', 'Headers', 'FormData', 'Blob', 'structuredClone'])
  globalThis[name] ??= native(name)
