import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './Menu.tsx'
import type { MenuEntry } from './menu-entry.ts'

const selected = jest.fn()

beforeEach(() => selected.mockClear())

const entries: readonly MenuEntry[] = [
  ...['Pin', 'Share', 'Print'].map((label) => ({ key: label, label, onSelect: () => selected(label) })),
  { key: 'Delete', label: 'Delete', disabled: true, onSelect: () => selected('Delete') },
  { key: 'Help', label: 'Help', href: '#help', onSelect: () => selected('Help') },
]

function show() {
  render(
    <>
      <Menu trigger={<button type="button">More</button>} entries={entries} />
      <button type="button">After</button>
    </>,
  )
  return screen.getByRole('button', { name: 'More' })
}

const focused = () => document.activeElement?.textContent

/** Keys as pressed one after another on the closed button, and what has the focus then. */
const onButton: readonly (readonly [keys: string, focus: string])[] = [
  ['{Enter}', 'Pin'],
  [' ', 'Pin'],
  ['{ArrowDown}', 'Pin'],
  ['{ArrowUp}', 'Help'],
]

/** Keys in the open menu, the focus on its first item. */
const inMenu: readonly (readonly [keys: string, focus: string])[] = [
  ['{ArrowDown}', 'Share'],
  ['{ArrowDown}{ArrowUp}', 'Pin'],
  ['{ArrowUp}', 'Help'],
  ['{ArrowUp}{ArrowDown}', 'Pin'],
  ['{End}', 'Help'],
  ['{End}{Home}', 'Pin'],
  ['s', 'Share'],
  ['p', 'Print'],
  ['pp', 'Pin'],
  ['S', 'Share'],
  ['x', 'Pin'],
  ['d', 'Delete'],
  ['{Control>}s{/Control}', 'Pin'],
  ['{Alt>}s{/Alt}', 'Pin'],
]

/** Keys that choose or leave: what was selected, whether the menu is still there, what has the focus. */
const leaving: readonly (readonly [keys: string, chosen: string | null, open: boolean, focus: string])[] = [
  ['{Enter}', 'Pin', false, 'More'],
  [' ', 'Pin', false, 'More'],
  ['{End}{Enter}', 'Help', false, 'More'],
  ['{End} ', 'Help', false, 'More'],
  ['d{Enter}', null, true, 'Delete'],
  ['d ', null, true, 'Delete'],
  ['{Escape}', null, false, 'More'],
  ['{Tab}', null, false, 'After'],
  ['{Shift>}{Tab}{/Shift}', null, false, ''],
]

describe('Menu', () => {
  it.each(onButton)('opens at %s, the focus on %s', async (keys, focus) => {
    const button = show()
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menu', { name: 'More' })).toBeVisible()
    expect(focused()).toBe(focus)
    expect(selected).not.toHaveBeenCalled()
  })

  it.each(inMenu)('leads by %s to %s', async (keys, focus) => {
    await userEvent.click(show())
    await userEvent.keyboard(keys)
    expect(focused()).toBe(focus)
    expect(selected).not.toHaveBeenCalled()
  })

  it.each(leaving)('chooses by %s %s; open: %s, the focus on %s', async (keys, chosen, open, focus) => {
    await userEvent.click(show())
    await userEvent.keyboard(keys)
    expect(selected.mock.calls.flat()).toEqual(chosen === null ? [] : [chosen])
    expect(screen.queryByRole('menu') !== null).toBe(open)
    expect(document.activeElement === document.body ? '' : focused()).toBe(focus)
  })

  it('marks a disabled entry, which does nothing when it is pressed', async () => {
    await userEvent.click(show())
    const item = screen.getByRole('menuitem', { name: 'Delete' })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item)
    expect(selected).not.toHaveBeenCalled()
  })

  it('closes when its button moves away, and not when the page scrolls under a button that stays', async () => {
    const button = show()
    await userEvent.click(button)
    fireEvent.scroll(document)
    expect(screen.getByRole('menu')).toBeVisible()
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10))
    fireEvent.scroll(document)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closes at a press outside', async () => {
    const button = show()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'After' }))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
