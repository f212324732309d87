import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs.tsx'

type View = 'one' | 'two' | 'three'

function Views() {
  const [view, setView] = useState<View>('one')
  return (
    <Tabs
      label="Views"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'one', label: 'One' },
        { value: 'two', label: 'Two' },
        { value: 'three', label: 'Three' },
      ]}
    >
      panel {view}
    </Tabs>
  )
}

afterEach(() => document.documentElement.removeAttribute('dir'))

/** Keys on the first tab, and the tab that is chosen and has the focus then. */
const keys: readonly (readonly [direction: 'ltr' | 'rtl', keys: string, tab: string])[] = [
  ['ltr', '{ArrowRight}', 'Two'],
  ['ltr', '{ArrowLeft}', 'Three'],
  ['ltr', '{ArrowLeft}{ArrowRight}', 'One'],
  ['ltr', '{End}', 'Three'],
  ['ltr', '{End}{Home}', 'One'],
  ['ltr', '{ArrowDown}', 'One'],
  ['ltr', '{Alt>}{ArrowRight}{/Alt}', 'One'],
  ['rtl', '{ArrowLeft}', 'Two'],
  ['rtl', '{ArrowRight}', 'Three'],
  ['rtl', '{End}', 'Three'],
]

describe('Tabs', () => {
  it.each(keys)('%s: %s leads to %s', async (direction, pressed, tab) => {
    document.documentElement.dir = direction
    render(<Views />)
    await userEvent.tab()
    await userEvent.keyboard(pressed)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab)
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: tab })).toHaveTextContent(`panel ${tab.toLowerCase()}`)
  })

  it('is one stop of the Tab key, before its panel', async () => {
    render(<Views />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('selects a tab at a press and at %s', async (key) => {
    render(<Views />)
    screen.getByRole('tab', { name: 'Two' }).focus()
    await userEvent.keyboard(key)
    expect(screen.getByRole('tab', { name: 'Two', selected: true })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    )
  })
})
