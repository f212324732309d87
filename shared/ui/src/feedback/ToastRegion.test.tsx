import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Toast } from './ToastCard.tsx'
import { ToastRegion } from './ToastRegion.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show(toasts: readonly Toast[]) {
  const dismiss = jest.fn()
  render(<ToastRegion toasts={toasts} onDismiss={dismiss} label="Notifications" dismissLabel="Dismiss" />)
  return dismiss
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

describe('ToastRegion', () => {
  it('is on the page before the first toast, so that a screen reader announces it', () => {
    show([])
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status')).toBeInTheDocument()
  })

  it('announces errors assertively and other toasts politely', () => {
    show([
      { id: 'a', text: 'Kept' },
      { id: 'b', text: 'You are offline', tone: 'danger' },
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Kept')
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline')
  })

  it('removes a toast after its duration', () => {
    const dismiss = show([{ id: 'a', text: 'New message', duration: 7000 }])
    pass(6999)
    expect(dismiss).not.toHaveBeenCalled()
    pass(1)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('preserves a toast while the pointer is on it', () => {
    const dismiss = show([{ id: 'a', text: 'New message' }])
    fireEvent.pointerEnter(screen.getByText('New message').parentElement!)
    pass(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(screen.getByText('New message').parentElement!)
    pass(5000)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('runs the action of a toast and removes the toast', () => {
    const view = jest.fn()
    const dismiss = show([{ id: 'a', text: 'New message', duration: null, action: { label: 'View', onPress: view } }])
    pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(view).toHaveBeenCalledTimes(1)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('keeps a toast with a button while keys are used, until a press elsewhere', () => {
    const dismiss = show([{ id: 'a', text: 'Deleted', action: { label: 'Undo', onPress: jest.fn() } }])
    fireEvent.keyDown(document.body, { key: 'Tab' })
    pass(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    fireEvent.pointerDown(document.body)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('is entered with F6, and left with it to where the focus was', () => {
    render(<button type="button">Row</button>)
    show([{ id: 'a', text: 'Deleted', action: { label: 'Undo', onPress: jest.fn() } }])
    const row = screen.getByRole('button', { name: 'Row' })
    row.focus()
    fireEvent.keyDown(row, { key: 'F6' })
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'F6' })
    expect(row).toHaveFocus()
  })

  it('leaves F6 to the browser while there is no toast', () => {
    show([])
    expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true)
  })
})
