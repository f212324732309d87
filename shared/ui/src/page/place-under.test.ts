import { placeUnder, roomBeside } from './place-under.ts'

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

describe('roomBeside', () => {
  it.each([
    { top: 100, room: 690 },
    { top: 600, room: 590 },
  ])('is as high as what fits beside a target at $top', ({ top, room }) => {
    const target = { left: 0, top, width: 300, height: 44 }
    expect(roomBeside(target, view)).toBe(room)
    const placed = placeUnder(target, { width: 300, height: room }, view).top
    expect(placed >= top + target.height || placed + room <= top).toBe(true)
  })
})
