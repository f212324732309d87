import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from '../actions/IconButton.tsx'
import { Menu } from '../menus/Menu.tsx'
import type { OpenMenu } from '../menus/menu-entry.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { onDemand } from './on-demand.tsx'

// Without a network, the files of dialogs do not arrive either.
jest.mock('../overlays.ts', () => {
  throw new Error('no network')
})

const words = { loading: 'Loading', failed: 'It did not arrive.', next: 'Try again.', retry: 'Again', cancel: 'Cancel' }

const RowMenu = onDemand<{ readonly menu: OpenMenu }>(() => Promise.reject(new Error('no network')))

test('a menu of a row that did not load says so over the page, not in the row, and is closed', async () => {
  render(
    <UiProvider onDemand={{ words, onError: () => {} }}>
      <ul>
        <li>
          Flour
          <Menu
            trigger={<IconButton icon="…" label="More about Flour" />}
            entries={(menu) => <RowMenu menu={menu} />}
          />
        </li>
      </ul>
    </UiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More about Flour' }))
  expect(await screen.findByRole('dialog', { name: 'It did not arrive.' })).toBeVisible()
  expect(screen.getByText('Flour')).toHaveTextContent(/^Flour…?$/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'More about Flour' })).toHaveFocus()
})
