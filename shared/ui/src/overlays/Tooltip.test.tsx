import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../actions/Button.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Tooltip } from './Tooltip.tsx'

const tip = () => document.querySelector('[popover]')

function show() {
  render(
    <UiProvider>
      <Tooltip text="Nobody else sees it">
        <Button>Private</Button>
      </Tooltip>
      <Button>After</Button>
    </UiProvider>,
  )
  return screen.getByRole('button', { name: 'Private' })
}

describe('Tooltip', () => {
  it('describes its element when visible and when hidden', () => {
    expect(show()).toHaveAccessibleDescription('Nobody else sees it')
    expect(tip()).toBeNull()
  })

  it.each(['{Escape}', '{Tab}'])('appears when its element has the focus and goes at %s', async (key) => {
    show()
    await userEvent.tab()
    await screen.findByText('Nobody else sees it', { selector: '[popover]' })
    await userEvent.keyboard(key)
    expect(tip()).toBeNull()
  })

  it('stays while the pointer is on it', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const pass = () => act(() => jest.advanceTimersByTime(1000))
    await user.hover(show())
    pass()
    expect(tip()).toHaveTextContent('Nobody else sees it')
    await user.hover(screen.getByRole('button', { name: 'After' }))
    await user.hover(screen.getByText('Nobody else sees it', { selector: '[popover]' }))
    pass()
    expect(tip()).not.toBeNull()
    await user.hover(screen.getByRole('button', { name: 'After' }))
    pass()
    expect(tip()).toBeNull()
    jest.useRealTimers()
  })
})
