import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Modal } from '../overlays/Modal.tsx'
import { AutocompleteField, type AutocompleteFieldProps } from './AutocompleteField.tsx'

const shop = ['Bread', 'Butter', 'Basil', 'Milk']

function WithState({ start = '', ...props }: Partial<AutocompleteFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start)
  return <AutocompleteField label="Item" suggestions={shop} {...props} value={value} onChange={setValue} />
}

const field = () => screen.getByRole('combobox', { name: 'Item' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null

/** Keys in the empty field, what is marked then, and whether the list is open. */
const keys: readonly (readonly [keys: string, marked: string | null, open: boolean])[] = [
  ['{ArrowDown}', 'Bread', true],
  ['{ArrowDown}{ArrowDown}', 'Butter', true],
  ['{ArrowUp}', 'Milk', true],
  ['{ArrowUp}{ArrowDown}', 'Bread', true],
  ['{ArrowDown}{ArrowUp}', 'Milk', true],
  ['{ArrowDown}{End}', 'Milk', true],
  ['{ArrowUp}{Home}', 'Bread', true],
  ['{Alt>}{ArrowDown}{/Alt}', null, true],
  ['{ArrowDown}{Alt>}{ArrowUp}{/Alt}', null, false],
  ['{ArrowDown}{ArrowLeft}', null, true],
  ['{ArrowDown}{ArrowRight}', null, true],
  ['{ArrowDown}{Shift>}{End}{/Shift}', 'Bread', true],
  ['{ArrowDown}{Control>}{End}{/Control}', 'Bread', true],
  ['{ArrowDown}{Escape}', null, false],
  ['{Home}', null, false],
  ['{End}', null, false],
  ['{Enter}', null, false],
]

describe('AutocompleteField', () => {
  it('offers suggestions at a press, without taking the focus', async () => {
    render(<WithState />)
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(field())
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveFocus()
    expect(offered()).toEqual(shop)
    expect(screen.getByRole('listbox', { name: 'Item' })).toHaveAttribute('id', field().getAttribute('aria-controls'))
  })

  it('opens no list when the Tab key only passes', async () => {
    render(<WithState />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('narrows the list while the user types, and closes it without matches', async () => {
    render(<WithState />)
    await userEvent.type(field(), 'b')
    expect(offered()).toEqual(['Bread', 'Butter', 'Basil'])
    await userEvent.type(field(), 'u')
    expect(offered()).toEqual(['Butter'])
    await userEvent.type(field(), 'x')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).not.toHaveAttribute('aria-controls')
  })

  it('picks the pressed suggestion, calls onPick last, and closes', async () => {
    const events: string[] = []
    render(
      <AutocompleteField
        label="Item"
        value="b"
        suggestions={shop}
        onChange={(value) => events.push(`changed to ${value}`)}
        onPick={(value) => events.push(`picked ${value}`)}
      />,
    )
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('option', { name: 'Butter' }))
    expect(events).toEqual(['changed to Butter', 'picked Butter'])
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveFocus()
  })

  it.each(keys)('at %s marks %s; open: %s', async (pressed, mark, open) => {
    render(<WithState />)
    await userEvent.tab()
    await userEvent.keyboard(pressed)
    expect(marked()).toBe(mark)
    expect(field()).toHaveAttribute('aria-expanded', String(open))
    expect(screen.queryByRole('listbox') !== null).toBe(open)
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.queryByRole('option', { selected: true })?.id ?? null,
    )
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })

  it('leaves Home and End to the text until one is in the list', async () => {
    render(<WithState start="ink" suggestions={['drinking water']} />)
    await userEvent.type(field(), '{Home}dr')
    expect(field()).toHaveValue('drink')
    expect(marked()).toBeNull()
  })

  it('picks the highlighted suggestion at Enter without sending the form', async () => {
    const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    const pick = jest.fn()
    render(
      <form onSubmit={send}>
        <WithState onPick={pick} />
      </form>,
    )
    await userEvent.type(field(), 'b{ArrowDown}{Enter}')
    expect(pick).toHaveBeenCalledWith('Bread')
    expect(field()).toHaveValue('Bread')
    expect(send).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('removes the highlight when the user types', async () => {
    render(<WithState />)
    await userEvent.type(field(), 'b{ArrowDown}a')
    expect(offered()).toEqual(['Basil'])
    expect(marked()).toBeNull()
  })

  it('closes at Escape, stops the event and preserves the text', async () => {
    const leave = jest.fn()
    const seen = jest.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the page
      <div onKeyDown={({ key }) => seen(key)}>
        <Modal opened onClose={leave} title="Add" closeLabel="Close">
          <WithState />
        </Modal>
      </div>,
    )
    await userEvent.type(field(), 'b{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveValue('b')
    expect(seen).not.toHaveBeenCalledWith('Escape')
    expect(leave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(leave).toHaveBeenCalled()
  })

  it('closes when the focus leaves', async () => {
    render(<WithState />)
    await userEvent.click(field())
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('preserves the highlight when the suggestions change', async () => {
    const { rerender } = render(<WithState />)
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}')
    expect(marked()).toBe('Butter')
    rerender(<WithState suggestions={['Apples', 'Butter']} />)
    expect(marked()).toBe('Butter')
    rerender(<WithState suggestions={['Apples']} />)
    expect(field()).not.toHaveAttribute('aria-activedescendant')
  })

  it('lets the onKeyDown of its parent handle a key first', async () => {
    render(<WithState onKeyDown={(event) => event.key === 'ArrowDown' && event.preventDefault()} />)
    await userEvent.type(field(), '{ArrowDown}')
    expect(marked()).toBeNull()
  })
})
