import { type ReactNode, StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IconButton } from '../src/actions/IconButton.tsx'
import { LinkButton } from '../src/actions/LinkButton.tsx'
import { ToastRegion } from '../src/feedback/ToastRegion.tsx'
import { SegmentedControl } from '../src/forms/SegmentedControl.tsx'
import {
  IconBook,
  IconCalendar,
  IconInbox,
  IconMail,
  IconMenu2,
  IconPlus,
  IconSettings,
  IconShoppingCart,
  IconUsers,
  IconX,
} from '../src/icons.ts'
import { MenuButtonContext } from '../src/layout/MenuButtonContext.ts'
import { PageLayout } from '../src/layout/PageLayout.tsx'
import { SideMenu, SideMenuGroup, SideMenuItem } from '../src/layout/SideMenu.tsx'
import { SplitPane } from '../src/layout/SplitPane.tsx'
import { Row, Stack } from '../src/layout/Stack.tsx'
import { Toolbar } from '../src/layout/Toolbar.tsx'
import { RecipeImage } from '../src/media/RecipeImage.tsx'
import { UiProvider } from '../src/provider/UiProvider.tsx'
import type { ColourScheme } from '../src/theme/useColourScheme.ts'
import { ActionsPage } from './ActionsPage.tsx'
import { FormsPage } from './FormsPage.tsx'
import { ListsPage } from './ListsPage.tsx'
import { StatesPage } from './StatesPage.tsx'
import { titles } from './samples.ts'

const pages: Readonly<Record<string, { readonly icon: ReactNode; readonly page: ReactNode }>> = {
  Actions: { icon: <IconBook />, page: <ActionsPage /> },
  Forms: { icon: <IconSettings />, page: <FormsPage /> },
  Lists: { icon: <IconShoppingCart />, page: <ListsPage /> },
  States: { icon: <IconMail />, page: <StatesPage /> },
}

const parameters = new URLSearchParams(window.location.search)

function Gallery() {
  const [name, setName] = useState(parameters.get('page') ?? 'Actions')
  const [scheme, setScheme] = useState<ColourScheme>(parameters.get('scheme') === 'dark' ? 'dark' : 'light')
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(parameters.get('direction') === 'rtl' ? 'rtl' : 'ltr')
  const [open, setOpen] = useState(parameters.has('menu'))
  const wide = window.matchMedia('(min-width: 75rem)').matches
  const opener = useRef<HTMLButtonElement>(null)
  const menuButton = wide ? null : (
    <IconButton ref={opener} icon={<IconMenu2 />} label="Open the menu" onClick={() => setOpen(true)} />
  )
  return (
    <UiProvider colorScheme={scheme} direction={direction} fontSize={parameters.get('fontSize') ?? '1rem'}>
      <MenuButtonContext value={menuButton}>
        <SplitPane
          permanent={wide}
          open={open}
          onClose={() => setOpen(false)}
          opener={opener}
          closeLabel="Close the menu"
          menu={
            <SideMenu label="Menu" title="Potluck" footer="Version 0.1.0">
              <SideMenuGroup>
                {Object.entries(pages).map(([label, { icon }]) => (
                  <SideMenuItem
                    key={label}
                    icon={icon}
                    label={label}
                    href="#"
                    current={label === name}
                    onClick={() => {
                      setName(label)
                      setOpen(false)
                    }}
                  />
                ))}
                <SideMenuItem icon={<IconUsers />} label="People" href="#" count={3} countLabel="3 friend requests" />
                <SideMenuItem icon={<IconInbox />} label="Inbox" href="#" count={12} countLabel="12 recipes" />
                <SideMenuItem icon={<IconCalendar />} label="Log out" />
              </SideMenuGroup>
            </SideMenu>
          }
          toolbar={
            <Toolbar label="Pinned recipes" end={<IconButton icon={<IconX />} label="Unpin all" />}>
              {titles.slice(0, 4).map((title) => (
                <IconButton key={title} label={title} icon={<RecipeImage title={title} shape="round" />} />
              ))}
            </Toolbar>
          }
        >
          <PageLayout
            title={name}
            actions={<IconButton icon={<IconPlus />} label="New recipe" />}
            mainAction={
              <LinkButton href="#" variant="primary" size="large" icon={<IconPlus />}>
                New recipe
              </LinkButton>
            }
          >
            <Stack gap={8}>
              <Row gap={3}>
                <SegmentedControl
                  label="Colours"
                  value={scheme}
                  onChange={setScheme}
                  segments={[
                    { value: 'light', label: 'Light' },
                    { value: 'dark', label: 'Dark' },
                  ]}
                />
                <SegmentedControl
                  label="Direction"
                  value={direction}
                  onChange={setDirection}
                  segments={[
                    { value: 'ltr', label: 'LTR' },
                    { value: 'rtl', label: 'RTL' },
                  ]}
                />
              </Row>
              {pages[name]?.page}
            </Stack>
          </PageLayout>
        </SplitPane>
      </MenuButtonContext>
      <ToastRegion toasts={[]} onDismiss={() => undefined} label="Notifications" dismissLabel="Dismiss" />
    </UiProvider>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
