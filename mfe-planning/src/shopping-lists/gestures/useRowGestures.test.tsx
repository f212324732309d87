import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { useRowGestures } from './useRowGestures.ts'

const nothing = () => {}

/** The mouse's events: jsdom has no pointer events. */
function mouse(row: HTMLElement, type: 'pointerdown' | 'pointermove', clientX: number): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 5 })
  act(() => void row.dispatchEvent(Object.assign(event, { pointerType: 'mouse', isPrimary: true })))
}

test('a mouse press before the gestures are loaded lifts its row', async () => {
  const carried: unknown[] = []
  function Rows() {
    const area = useRef<HTMLDivElement>(null)
    const carry = (what: unknown) => carried.push(what)
    useRowGestures(area, { choose: nothing, tick: nothing, remove: nothing, carry, putInto: nothing })
    return (
      <div ref={area}>
        <p data-items="a">Milk</p>
      </div>
    )
  }
  render(<Rows />)
  document.elementFromPoint = () => null
  const row = screen.getByText('Milk')
  mouse(row, 'pointermove', 1)
  mouse(row, 'pointerdown', 5)
  await waitFor(() => {
    mouse(row, 'pointermove', 60)
    expect(carried).toEqual([expect.objectContaining({ ids: ['a'] })])
  })
})
