import { placeUnder } from './place-under.ts'

const view = { width: 390, height: 844 }
const tip = { width: 100, height: 30 }

describe('placeUnder', () => {
  it('lies under the middle of its target', () => {
    expect(placeUnder({ left: 100, top: 100, width: 44, height: 44 }, tip, view)).toEqual({ left: 72, top: 150 })
  })

  it('goes above where there is no room below', () => {
    expect(placeUnder({ left: 100, top: 790, width: 44, height: 44 }, tip, view).top).toBe(754)
  })

  it('lines up with an edge of its target when asked', () => {
    const target = { left: 200, top: 100, width: 44, height: 44 }
    expect(placeUnder(target, tip, view, 'left').left).toBe(200)
    expect(placeUnder(target, tip, view, 'right').left).toBe(144)
  })

  it('stays inside the window at either edge', () => {
    expect(placeUnder({ left: 0, top: 0, width: 44, height: 44 }, tip, view).left).toBe(4)
    expect(placeUnder({ left: 346, top: 0, width: 44, height: 44 }, tip, view).left).toBe(286)
  })
})
