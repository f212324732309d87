import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TagsField, type TagsFieldProps } from './TagsField.tsx'

function WithState({ start = [], ...props }: Partial<TagsFieldProps> & { readonly start?: readonly string[] }) {
  const [value, setValue] = useState(start)
  return (
    <TagsField
      label="Labels"
      removeLabel={(tag) => `Remove ${tag}`}
      {...props}
      value={value}
      onChange={(tags) => {
        setValue(tags)
        props.onChange?.(tags)
      }}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Labels' })
const tags = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

describe('TagsField', () => {
  it.each(['{Enter}', ',', '{Tab}'])('adds a tag at %s', async (key) => {
    render(<WithState />)
    await userEvent.type(field(), 'bread ')
    await userEvent.keyboard(key)
    expect(tags()).toEqual(['Remove bread'])
    expect(field()).toHaveValue('')
  })

  it('splits pasted words, and leaves the last one in the field', async () => {
    render(<WithState start={['soup']} />)
    await userEvent.click(field())
    await userEvent.paste('bread, Soup, quick')
    expect(tags()).toEqual(['Remove soup', 'Remove bread'])
    expect(field()).toHaveValue(' quick')
  })

  it('adds a word one time in any case', async () => {
    const changed = jest.fn()
    render(<WithState start={['Soup']} onChange={changed} />)
    await userEvent.type(field(), 'soup{Enter}')
    expect(changed).not.toHaveBeenCalled()
    expect(field()).toHaveValue('')
  })

  it('restores the last tag as text at Backspace in an empty field', async () => {
    render(<WithState start={['soup', 'bread']} />)
    await userEvent.type(field(), 'a{Backspace}')
    expect(tags()).toHaveLength(2)
    await userEvent.keyboard('{Backspace}')
    expect(tags()).toEqual(['Remove soup'])
  })

  it('preserves the tags when a repeated Backspace empties the text', async () => {
    render(<WithState start={['soup']} />)
    await userEvent.type(field(), 'ab')
    await userEvent.keyboard('{Backspace>5/}')
    expect(field()).toHaveValue('')
    expect(tags()).toEqual(['Remove soup'])
  })

  it('removes a tag by its button, with the focus in the field and the list closed', async () => {
    render(<WithState start={['soup', 'bread']} suggestions={['quick']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove soup' }))
    expect(tags()).toEqual(['Remove bread'])
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('offers tags that are not in the field yet', async () => {
    render(<WithState start={['soup']} suggestions={['Soup', 'bread', 'quick']} />)
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('option', { name: 'quick' }))
    expect(tags()).toEqual(['Remove soup', 'Remove quick'])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['bread'])
  })

  it('adds the highlighted suggestion at Enter, not the typed letters', async () => {
    render(<WithState suggestions={['bread']} />)
    await userEvent.type(field(), 'br{ArrowDown}{Enter}')
    expect(tags()).toEqual(['Remove bread'])
  })

  it('sends the form at Enter only when the text is empty', async () => {
    const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <WithState />
      </form>,
    )
    await userEvent.type(field(), 'bread{Enter}')
    expect(send).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('describes its tags after its help', () => {
    render(<WithState start={['soup', 'bread']} description="As many as you like" />)
    expect(field()).toHaveAccessibleDescription('As many as you like soup, bread')
  })

  it('announces every change', async () => {
    render(<WithState start={['soup']} />)
    await userEvent.type(field(), 'bread{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('soup, bread')
  })

  it('cannot be changed while disabled', () => {
    render(<WithState start={['soup']} disabled />)
    expect(field()).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Remove soup' })).toBeDisabled()
  })
})
