import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type Toast, ToastRegion } from './ToastRegion.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show(toasts: readonly Toast[]) {
  const dismiss = jest.fn()
  render(<ToastRegion toasts={toasts} onDismiss={dismiss} label="Notifications" dismissLabel="Dismiss" />)
  return dismiss
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

describe('ToastRegion', () => {
  it('is there before the first toast, so that the first is heard', () => {
    show([])
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status')).toBeInTheDocument()
  })

  it('says what went wrong at once and the rest politely', () => {
    show([
      { id: 'a', text: 'Kept' },
      { id: 'b', text: 'You are offline', tone: 'danger' },
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Kept')
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline')
  })

  it('lets a toast go after its own time', () => {
    const dismiss = show([{ id: 'a', text: 'New message', duration: 7000 }])
    pass(6999)
    expect(dismiss).not.toHaveBeenCalled()
    pass(1)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('keeps a toast as long as it is pointed at', () => {
    const dismiss = show([{ id: 'a', text: 'New message' }])
    fireEvent.pointerEnter(screen.getByText('New message').parentElement!)
    pass(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(screen.getByText('New message').parentElement!)
    pass(5000)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('runs its action and goes', () => {
    const view = jest.fn()
    const dismiss = show([{ id: 'a', text: 'New message', duration: null, action: { label: 'View', onPress: view } }])
    pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(view).toHaveBeenCalledTimes(1)
    expect(dismiss).toHaveBeenCalledWith('a')
  })
})
