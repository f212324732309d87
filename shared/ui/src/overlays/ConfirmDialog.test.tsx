import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function Asking({ onConfirm }: { readonly onConfirm: () => void }) {
  const [opened, setOpened] = useState(false)
  return (
    <UiProvider>
      <Button onClick={() => setOpened(true)}>Delete</Button>
      <ConfirmDialog
        opened={opened}
        title="Delete 12 recipes?"
        confirmLabel="Delete them"
        cancelLabel="Keep them"
        danger
        onConfirm={onConfirm}
        onCancel={() => setOpened(false)}
      >
        They are gone for good.
      </ConfirmDialog>
    </UiProvider>
  )
}

describe('ConfirmDialog', () => {
  it('opens with the focus on cancel, closes at Escape, and restores the focus', async () => {
    const confirm = jest.fn()
    render(<Asking onConfirm={confirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete 12 recipes?' })
    expect(dialog).toHaveAccessibleDescription('They are gone for good.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
    expect(confirm).not.toHaveBeenCalled()
  })

  it('locks the scroll of the page without a style element', async () => {
    render(<Asking onConfirm={jest.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog')
    expect(document.documentElement.dataset.scrollLocked).toBeDefined()
    expect(document.querySelectorAll('style')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.dataset.scrollLocked).toBeUndefined())
  })
})
