import { createStore } from '@potluck/platform/store'
import { countOnIcon } from './count-on-icon.ts'

/** Stands for the icon of an installed product. @returns each number that it showed */
function installIcon(forbids = false): number[] {
  const shown: number[] = []
  const draw = async (count: number) => {
    shown.push(count)
    if (forbids) throw new DOMException('not installed', 'NotAllowedError')
  }
  Object.assign(navigator, { setAppBadge: draw, clearAppBadge: () => draw(0) })
  return shown
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})

test('the icon shows the sum of the counts of the menu, and nothing after the session', () => {
  const shown = installIcon()
  const badges = createStore<Readonly<Record<string, number>>>({})
  const stop = countOnIcon(badges)
  // Nothing is known yet: what the icon shows stays.
  expect(shown).toEqual([])
  badges.set({ messages: 2 })
  badges.set({ messages: 2, people: 1, inbox: 3 })
  badges.set({ messages: 0, people: 0, inbox: 0 })
  badges.set({ messages: 1 })
  stop()
  badges.set({ messages: 9 })
  expect(shown).toEqual([2, 6, 0, 1, 0])
})

test('nothing happens where a browser has no icon or forbids it', async () => {
  const badges = createStore<Readonly<Record<string, number>>>({})
  countOnIcon(badges)()
  const shown = installIcon(true)
  const stop = countOnIcon(badges)
  badges.set({ messages: 1 })
  stop()
  await Promise.resolve()
  expect(shown).toEqual([1, 0])
})
