import { placeTooltip } from './tooltip-place.ts'

const view = { width: 390, height: 844 }
const tip = { width: 100, height: 30 }

describe('placeTooltip', () => {
  it('lies under the middle of its target', () => {
    expect(placeTooltip({ left: 100, top: 100, width: 44, height: 44 }, tip, view)).toEqual({ left: 72, top: 150 })
  })

  it('goes above where there is no room below', () => {
    expect(placeTooltip({ left: 100, top: 790, width: 44, height: 44 }, tip, view).top).toBe(754)
  })

  it('stays inside the window at either edge', () => {
    expect(placeTooltip({ left: 0, top: 0, width: 44, height: 44 }, tip, view).left).toBe(4)
    expect(placeTooltip({ left: 346, top: 0, width: 44, height: 44 }, tip, view).left).toBe(286)
  })
})
