import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useState } from 'react'
import { ToastRegion } from '../feedback/ToastRegion.tsx'
import { Menu } from '../menus/Menu.tsx'
import { Drawer } from './Drawer.tsx'
import { Modal, type ModalProps } from './Modal.tsx'

type Given = Partial<ModalProps> & { readonly inside?: ReactNode }

function Opened({ inside, onClose, ...props }: Given) {
  const [opened, setOpened] = useState(false)
  const close = () => {
    onClose?.()
    setOpened(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Modal title="Rename" closeLabel="Close" {...props} opened={opened} onClose={close}>
        {inside}
      </Modal>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })
const dialog = () => screen.queryByRole('dialog', { name: 'Rename' })

async function open(props: Given = {}) {
  render(<Opened {...props} />)
  await userEvent.click(opener())
}

describe('Modal', () => {
  it('has its title as name and the focus on data-autofocus', async () => {
    await open({ inside: <input aria-label="Name" data-autofocus /> })
    expect(dialog()).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('has the focus on its title without data-autofocus', async () => {
    await open({ inside: <input aria-label="Name" /> })
    expect(screen.getByRole('heading', { name: 'Rename' })).toHaveFocus()
  })

  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
    ['the back gesture', async () => fireEvent(screen.getByRole('dialog'), cancel())],
  ]

  it.each(ways)('closes by %s, and restores the focus', async (_, leave) => {
    await open()
    await leave()
    expect(dialog()).toBeNull()
    expect(opener()).toHaveFocus()
  })

  it.each(ways.filter(([way]) => way !== 'its cross'))(
    'that must be answered is not left by %s, however often',
    async (_, leave) => {
      const closed = jest.fn()
      await open({ escapable: false, onClose: closed })
      await leave()
      await leave()
      expect(dialog()).toBeVisible()
      expect(closed).not.toHaveBeenCalled()
    },
  )

  it('opens again when the browser closed it', async () => {
    const closed = jest.fn()
    await open({ escapable: false, onClose: closed })
    screen.getByRole<HTMLDialogElement>('dialog').close()
    await screen.findByRole('dialog', { name: 'Rename' })
    expect(closed).not.toHaveBeenCalled()
  })

  it('that a double tap closes gives its second press to nothing behind it, and a press elsewhere to what is there', async () => {
    await open()
    const at = (clientX: number) => ({ clientX, clientY: 600 })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), at(100))
    expect(dialog()).toBeNull()
    fireEvent.click(opener(), at(103))
    expect(dialog()).toBeNull()
    fireEvent.click(opener(), at(200))
    expect(dialog()).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), at(100))
    expect(dialog()).toBeNull()
  })

  it('that closes long after it was pressed ignores a second press on that spot for 400 ms, and no longer', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      await open({ inside: <button type="button">Save</button> })
      const at = (clientX: number) => ({ clientX, clientY: 300 })
      const closeAfter = (ms: number) => {
        fireEvent.click(screen.getByRole('button', { name: 'Save' }), at(100))
        jest.advanceTimersByTime(ms)
        fireEvent(screen.getByRole('dialog'), cancel())
        expect(dialog()).toBeNull()
      }
      closeAfter(2000)
      fireEvent.click(opener(), at(130))
      expect(dialog()).toBeNull()
      jest.advanceTimersByTime(401)
      fireEvent.click(opener(), at(130))
      expect(dialog()).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  it('that Escape closes takes no press away', async () => {
    await open({ inside: <button type="button">Save</button> })
    const at = { clientX: 100, clientY: 100 }
    fireEvent.click(screen.getByRole('button', { name: 'Save' }), at)
    await userEvent.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    fireEvent.click(opener(), at)
    expect(dialog()).toBeVisible()
  })

  it('stays open when a press ends outside', async () => {
    await open({ inside: <p>some words</p> })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('some words') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    expect(dialog()).toBeVisible()
  })

  it('stays open when a file picker inside is cancelled', async () => {
    await open({ inside: <input type="file" aria-label="Photo" /> })
    fireEvent(screen.getByLabelText('Photo'), cancel({ bubbles: true }))
    expect(dialog()).toBeVisible()
  })

  it('unlocks the scroll of the page when it is unmounted', () => {
    const { rerender } = render(
      <>
        <button type="button">Before</button>
        <Modal opened onClose={jest.fn()} title="Rename" closeLabel="Close" />
      </>,
    )
    expect(screen.getByRole('heading', { name: 'Rename' })).toHaveFocus()
    rerender(<p>After</p>)
    expect(document.documentElement.dataset.scrollLocked).toBeUndefined()
  })

  it('opens one time when effects run twice', () => {
    render(
      <StrictMode>
        <Modal opened onClose={jest.fn()} title="Rename" />
      </StrictMode>,
    )
    expect(dialog()).toBeVisible()
  })

  it('closes before the dialog that opened it', async () => {
    await open({ inside: <Opened title="Sure?" /> })
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull()
    expect(dialog()).toBeVisible()
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Open' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(dialog()).toBeNull()
  })

  it('leaves Escape to a menu inside', async () => {
    await open({
      inside: <Menu trigger={<button type="button">More</button>} entries={[{ key: 'pin', label: 'Pin' }]} />,
    })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(within(screen.getByRole('dialog')).getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(dialog()).toBeVisible()
  })
})

describe('Drawer', () => {
  it('has a name, takes the focus, and closes at Escape', async () => {
    const close = jest.fn()
    render(<Drawer opened onClose={close} title="Filter" closeLabel="Close" />)
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Filter' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('toasts', () => {
  it('are within the dialog on top as long as one is open', async () => {
    render(
      <>
        <ToastRegion
          toasts={[{ id: 'a', text: 'Kept', duration: null }]}
          onDismiss={jest.fn()}
          label="Notifications"
          dismissLabel="Dismiss"
        />
        <Opened />
      </>,
    )
    const region = screen.getByRole('region', { name: 'Notifications' })
    await userEvent.click(opener())
    expect(dialog()).toContainElement(region)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status')).toHaveTextContent('Kept')
    expect(document.body).toContainElement(region)
  })
})

const cancel = (options: EventInit = {}) => new Event('cancel', { cancelable: true, ...options })
