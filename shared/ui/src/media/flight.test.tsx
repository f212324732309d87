import { render } from '@testing-library/react'
import { useRef } from 'react'
import { takeOff, useFlight } from './flight.ts'

const places = new Map([
  ['row', new DOMRect(10, 500, 60, 60)],
  ['page', new DOMRect(0, 0, 400, 300)],
])

function Photo({ there, here }: { readonly there: string; readonly here: string }) {
  const photo = useRef<HTMLDivElement>(null)
  useFlight(photo, there, here)
  return <div ref={photo} data-place={here} />
}

const animate = jest.fn<Animation, [{ readonly transform: string }[]]>()
const isReduced = { matches: false }

beforeEach(() => {
  animate.mockClear()
  isReduced.matches = false
  jest.useFakeTimers()
  Object.assign(Element.prototype, {
    animate,
    getBoundingClientRect(this: HTMLElement) {
      return places.get(this.dataset.place ?? '') ?? new DOMRect()
    },
  })
  Object.assign(window, { matchMedia: () => isReduced })
})
afterEach(() => jest.useRealTimers())

const frame = () => jest.advanceTimersByTime(20)
const starts = () => animate.mock.calls.map(([[first]]) => first?.transform)

test('a photo grows from its row to the page, and shrinks back', () => {
  const { rerender } = render(<Photo key="row" there="page" here="row" />)
  frame()
  expect(starts()).toEqual([])
  rerender(<Photo key="page" there="row" here="page" />)
  frame()
  expect(starts()).toEqual(['translate(-160px, 380px) scale(0.2)'])
  rerender(<Photo key="row" there="page" here="row" />)
  frame()
  expect(starts()[1]).toMatch(/^translate\(160px, -380px\) scale\(6\.6/)
})

test('nothing moves where motion is reduced, nor long after', () => {
  const row = document.createElement('div')
  row.dataset.place = 'row'
  isReduced.matches = true
  takeOff('row', row)
  render(<Photo there="row" here="page" />)
  frame()
  isReduced.matches = false
  takeOff('row', row)
  jest.advanceTimersByTime(2_000)
  render(<Photo there="row" here="page" />)
  frame()
  expect(starts()).toEqual([])
})
