import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Stepper } from './Stepper.tsx'

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>Look</Button>
        <Button type="submit">Save</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Look' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('preserves its name and focus while busy, and does nothing', async () => {
    const press = jest.fn()
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save', busy: true })
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
  })
})

describe('IconButton', () => {
  it('has a name and the state of its toggle', () => {
    render(<IconButton label="Keep" icon="♥" pressed />)
    expect(screen.getByRole('button', { name: 'Keep', pressed: true })).toHaveAttribute('data-tooltip', 'Keep')
  })
})

describe('Stepper', () => {
  it('stops at its minimum', async () => {
    const increase = jest.fn()
    render(
      <Stepper label="Servings" decreaseLabel="Fewer" increaseLabel="More" onIncrease={increase}>
        1 serving
      </Stepper>,
    )
    expect(screen.getByRole('button', { name: 'Fewer' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(increase).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('group', { name: 'Servings' })).toContainElement(screen.getByRole('status'))
  })
})
