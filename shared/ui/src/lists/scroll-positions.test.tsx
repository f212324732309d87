const storedAs = 'scroll'

const row = { index: 0, key: 0, start: 0, end: 80, size: 80, lane: 0 }

/** The positions as a page has them after a reload. */
async function reloaded() {
  jest.resetModules()
  return (await import('./scroll-positions.ts')).scrollPositions
}

beforeEach(() => sessionStorage.clear())

test('the lists that were left last are found where they were left, also after a reload', async () => {
  const before = await reloaded()
  before.set('main', { offset: 40, measured: [] }, storedAs)
  before.set('soups', { offset: 900, measured: [row] }, storedAs)
  expect(before.get('main')).toEqual({ offset: 40, measured: [] })
  const after = await reloaded()
  expect(after.get('soups', storedAs)).toEqual({ offset: 900, measured: [row] })
  expect(after.get('main', storedAs)).toEqual({ offset: 40, measured: [] })
  for (const list of ['a', 'b', 'c', 'd']) after.set(list, { offset: 0, measured: [] }, storedAs)
  const again = await reloaded()
  expect([again.get('main', storedAs), again.get('soups', storedAs)?.offset]).toEqual([undefined, 900])
})

test.each(['{', '{}', '["main"]', '[["main"]]', '[["main","40",[]]]'])(
  'what is stored otherwise (%s) is no position',
  async (stored) => {
    sessionStorage.setItem(storedAs, stored)
    expect((await reloaded()).get('main', storedAs)).toBeUndefined()
  },
)
