// A test that says `@jest-environment node` has no page: a service worker's, say.
if (typeof window !== 'undefined') require('./jest-dom-globals.cjs')
