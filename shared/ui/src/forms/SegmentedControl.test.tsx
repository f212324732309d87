import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SegmentedControl } from './SegmentedControl.tsx'

type View = 'list' | 'tiles' | 'table'

function Views() {
  const [view, setView] = useState<View>('list')
  return (
    <>
      <SegmentedControl
        label="View"
        value={view}
        onChange={setView}
        segments={[
          { value: 'list', label: 'List' },
          { value: 'tiles', label: 'Tiles' },
          { value: 'table', label: 'Table' },
        ]}
      />
      <button type="button">After</button>
    </>
  )
}

/** Keys on the first, and the one that is chosen and has the focus then. Right-to-left is the browser's own. */
const keys: readonly (readonly [keys: string, chosen: string])[] = [
  ['{ArrowRight}', 'Tiles'],
  ['{ArrowDown}', 'Tiles'],
  ['{ArrowLeft}', 'Table'],
  ['{ArrowUp}', 'Table'],
  ['{ArrowUp}{ArrowDown}', 'List'],
  [' ', 'List'],
]

describe('SegmentedControl', () => {
  it.each(keys)('chooses by %s %s', async (pressed, chosen) => {
    render(<Views />)
    await userEvent.tab()
    await userEvent.keyboard(pressed)
    expect(screen.getByRole('radio', { name: chosen })).toBeChecked()
    expect(screen.getByRole('radio', { name: chosen })).toHaveFocus()
  })

  it('has a name and one stop of the Tab key', async () => {
    render(<Views />)
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })
})
