import { hasSeenWindow } from './windows.ts'

const base = 'https://potluck.test/kitchen/'

/** A worker in a browser with one window. */
const withWindow = (url: string, visibilityState: 'hidden' | 'visible') => ({
  clients: {
    matchAll: async () => [{ url, visibilityState, postMessage() {}, focus: jest.fn(), navigate: jest.fn() }],
    openWindow: async () => null,
    claim: async () => {},
  },
})

test.each([
  ['is seen when it is looked at', `${base}#/list/main`, 'visible', true],
  ['is not seen when it lies behind others', `${base}#/list/main`, 'hidden', false],
  ['does not count when it shows another product of the origin', `${base}shop/`, 'visible', false],
] as const)('a window %s', async (_, url, visibility, isSeen) => {
  expect(await hasSeenWindow(withWindow(url, visibility), base)).toBe(isSeen)
})
