import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { ListRow } from './ListRow.tsx'
import { MenuButtonContext } from './MenuButtonContext.ts'
import { PageLayout } from './PageLayout.tsx'
import { SideMenu, SideMenuGroup, SideMenuItem } from './SideMenu.tsx'
import { SplitPane } from './SplitPane.tsx'

describe('PageLayout', () => {
  it('puts the menu button before the title unless the screen brings its own', () => {
    const menuButton = <IconButton label="Menu" icon="≡" />
    const { rerender } = render(
      <MenuButtonContext value={menuButton}>
        <PageLayout title="Recipes">soup</PageLayout>
      </MenuButtonContext>,
    )
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
    rerender(
      <MenuButtonContext value={menuButton}>
        <PageLayout title="Recipes" leading={<a href="#back">Back</a>}>
          soup
        </PageLayout>
      </MenuButtonContext>,
    )
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back' })).toBeInTheDocument()
    // `leading={false}` shows the menu button again.
    rerender(
      <MenuButtonContext value={menuButton}>
        <PageLayout title="Recipes" leading={false}>
          soup
        </PageLayout>
      </MenuButtonContext>,
    )
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
  })

  it('has one heading of level 1 and one main region', () => {
    render(<PageLayout title="Recipes">soup</PageLayout>)
    expect(screen.getByRole('heading', { level: 1, name: 'Recipes' })).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveTextContent('soup')
  })
})

function Shell({ permanent = false, screenName = '' }: { readonly permanent?: boolean; readonly screenName?: string }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <SplitPane
      permanent={permanent}
      open={open}
      onClose={() => setOpen(false)}
      opener={opener}
      closeLabel="Close the menu"
      menu={
        <SideMenu label="Menu" title="Potluck">
          <SideMenuGroup>
            <SideMenuItem icon="•" label="Recipes" href="#recipes" current />
            <SideMenuItem icon="•" label="People" href="#people" count={3} countLabel="3 requests" />
          </SideMenuGroup>
        </SideMenu>
      }
    >
      <IconButton key={screenName} ref={opener} label="Open the menu" icon="≡" onClick={() => setOpen(true)} />
    </SplitPane>
  )
}

describe('SplitPane', () => {
  it('makes a closed menu unreachable', () => {
    render(<Shell />)
    expect(screen.getByText('Recipes').closest('[inert]')).not.toBeNull()
  })

  it('takes the focus when it opens and gives it back at Escape', async () => {
    render(<Shell />)
    const button = screen.getByRole('button', { name: 'Open the menu' })
    await userEvent.click(button)
    expect(screen.getByRole('link', { name: 'Recipes' })).toHaveFocus()
    expect(button.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(button.closest('[inert]')).toBeNull()
  })

  it('gives the focus back to the button of the screen that came while it was open', async () => {
    const { rerender } = render(<Shell screenName="loading" />)
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
    rerender(<Shell screenName="recipes" />)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus()
  })

  it('stays open when permanent, and covers nothing', () => {
    render(<Shell permanent />)
    expect(screen.getByText('Recipes').closest('[inert]')).toBeNull()
    expect(screen.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'People 3 requests' })).toBeInTheDocument()
  })
})

describe('ListRow', () => {
  it('is one link, and its buttons handle their own presses', async () => {
    const open = jest.fn((event: React.MouseEvent) => event.preventDefault())
    const more = jest.fn()
    render(
      <ListRow
        title="Soup"
        href="#soup"
        onClick={open}
        trailing={<IconButton label="More" icon="…" onClick={more} />}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(open).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Soup' }))
    expect(open).toHaveBeenCalledTimes(1)
  })
})
