import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Menu } from './Menu.tsx'
import { Tooltip } from './Tooltip.tsx'

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
  it('opens on cancel, is left by Escape, and gives the focus back', async () => {
    const confirm = jest.fn()
    render(<Asking onConfirm={confirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog', { name: 'Delete 12 recipes?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
    expect(confirm).not.toHaveBeenCalled()
  })

  it('keeps the page behind still without writing a style element', async () => {
    render(<Asking onConfirm={jest.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog')
    expect(document.documentElement.dataset.scrollLocked).toBeDefined()
    expect(document.querySelectorAll('style')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.dataset.scrollLocked).toBeUndefined())
  })
})

describe('Menu', () => {
  it('is walked by arrow keys and chosen from by Enter', async () => {
    const share = jest.fn()
    render(
      <UiProvider>
        <Menu
          trigger={<Button>More</Button>}
          entries={[
            { key: 'pin', label: 'Pin' },
            { key: 'share', label: 'Share', onSelect: share },
          ]}
        />
      </UiProvider>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Pin' })
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    screen.getByRole('menuitem', { name: 'Pin' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(share).toHaveBeenCalledTimes(1)
  })

  it('is left by Escape or a press elsewhere, and gives the focus back', async () => {
    render(
      <UiProvider>
        <Menu trigger={<Button>More</Button>} entries={[{ key: 'pin', label: 'Pin' }]} />
        <p>Elsewhere</p>
      </UiProvider>,
    )
    const button = screen.getByRole('button', { name: 'More' })
    await userEvent.click(button)
    expect(screen.getByRole('menuitem', { name: 'Pin' })).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(screen.getByText('Elsewhere'))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('Tooltip', () => {
  it('describes its element, appears on focus and goes with Escape', async () => {
    render(
      <UiProvider>
        <Tooltip text="Nobody else sees it">
          <Button>Private</Button>
        </Tooltip>
      </UiProvider>,
    )
    const button = screen.getByRole('button', { name: 'Private' })
    expect(button).toHaveAccessibleDescription('Nobody else sees it')
    await userEvent.tab()
    await waitFor(() => expect(document.querySelector('[popover]')).toHaveTextContent('Nobody else sees it'))
    await userEvent.keyboard('{Escape}')
    expect(document.querySelector('[popover]')).toBeNull()
  })
})
