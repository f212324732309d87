import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { CheckboxRow } from './CheckboxRow.tsx'
import { FileDrop } from './FileDrop.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { SwitchRow } from './SwitchRow.tsx'
import { TextField } from './TextField.tsx'

/** A field with a state of its own. */
function WithState<Value>({
  start,
  draw,
}: {
  start: Value
  draw: (value: Value, set: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return <UiProvider>{draw(value, setValue)}</UiProvider>
}

describe('TextField', () => {
  it('is connected to its label, its help and its error', () => {
    render(<TextField label="E-mail" description="For friends" error="Not an address" value="" onChange={jest.fn()} />)
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(input).toHaveAccessibleDescription('For friends Not an address')
    expect(input).toBeInvalid()
  })
})

describe('PasswordField', () => {
  it('shows the password on request', async () => {
    render(
      <PasswordField
        label="Password"
        value="soup"
        onChange={jest.fn()}
        autoComplete="current-password"
        showLabel="Show the password"
        hideLabel="Hide the password"
      />,
    )
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Hide the password' })).toBeInTheDocument()
  })
})

describe('SearchField', () => {
  it('is emptied by Escape and by its button, and preserves the focus', async () => {
    render(
      <WithState
        start=""
        draw={(value, set) => <SearchField label="Search" clearLabel="Empty" value={value} onChange={set} />}
      />,
    )
    const input = screen.getByRole('searchbox', { name: 'Search' })
    expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull()
    await userEvent.type(input, 'bread{Escape}')
    expect(input).toHaveValue('')
    await userEvent.type(input, 'soup')
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
  })
})

describe('SelectField', () => {
  it('gives the value of the chosen option', async () => {
    const choose = jest.fn()
    const options = [
      { value: 'title', label: 'Title' },
      { value: '-createdAt', label: 'Newest' },
    ] as const
    render(<SelectField label="Sort" value="title" options={options} onChange={choose} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest')
    expect(choose).toHaveBeenCalledWith('-createdAt')
  })
})

describe('SwitchRow and CheckboxRow', () => {
  it('are switched by the space bar', async () => {
    const switched = jest.fn()
    render(<SwitchRow label="Awake" description="While cooking" checked={false} onChange={switched} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(switched).toHaveBeenCalledWith(true)
    expect(screen.getByRole('switch', { name: 'Awake' })).toHaveAccessibleDescription('While cooking')
  })

  it('are pressed anywhere on the row', async () => {
    render(<CheckboxRow label="Basil" />)
    await userEvent.click(screen.getByText('Basil'))
    expect(screen.getByRole('checkbox', { name: 'Basil' })).toBeChecked()
  })
})

describe('FileDrop', () => {
  it('gives the chosen file, also when it is chosen again', async () => {
    const files = jest.fn()
    render(<FileDrop label="Choose a file" description="Up to 200 MB" onFiles={files} />)
    const book = new File(['soup'], 'book.paprikarecipes')
    await userEvent.upload(screen.getByLabelText('Choose a file'), book)
    await userEvent.upload(screen.getByLabelText('Choose a file'), book)
    expect(files).toHaveBeenCalledTimes(2)
    expect(files).toHaveBeenLastCalledWith([book])
  })
})
