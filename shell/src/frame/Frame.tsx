import { useSession, useStore } from '@potluck/platform/hooks'
import { IconButton, LoadingBar, MenuButtonContext, onDemand, SplitPane } from '@potluck/ui'
import { IconMenu2 } from '@potluck/ui/icons'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { Menu } from '../menu/Menu.tsx'
import { useMenuEntries } from '../menu/useMenuEntries.tsx'
import { Overlays } from '../overlays/Overlays.tsx'
import { UnsavedChangesGuard } from '../unsaved/UnsavedChangesGuard.tsx'
import classes from './Frame.module.css'
import { focusHeading } from './focus-heading.ts'
import { useSplitPane } from './useSplitPane.ts'

const Notices = onDemand(
  () =>
    import(/* webpackChunkName: "member" */ '../remotes/RemotesNotices.tsx').then((module) => module.RemotesNotices),
  'part',
)

const Places = onDemand(
  () => import(/* webpackChunkName: "member" */ '../menu/Places.tsx').then((module) => module.Places),
  'part',
)

/** Each question begins and ends it: nothing else is drawn for that. */
function Busy() {
  const t = useWords()
  return <LoadingBar active={useStore(useShell().busy)} label={t('loading.label')} />
}

/** The frame around every screen. It renders again for another path only, and not for each letter of a search in the query. */
export const Frame = () => <FrameOf pathname={useLocation().pathname} />

/** Menu, loading bar, cooking toolbar and what lies over the page. */
const FrameOf = memo(function FrameOf({ pathname }: { readonly pathname: string }) {
  const t = useWords()
  const { kitchen, title } = useShell()
  const { loggedIn } = useSession()
  const permanent = useSplitPane()
  const [menuOpen, setMenuOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const shownPath = useRef(pathname)
  const screenTitle = useStore(title)
  const cooking = useStore(kitchen)

  useEffect(() => {
    document.title = screenTitle && screenTitle !== t('product') ? `${screenTitle} · ${t('product')}` : t('product')
  }, [screenTitle, t])

  // With the screen itself: a cook may press a key before effects have run, and would be called back.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setMenuOpen(false)
    if (content.current) return focusHeading(content.current)
  }, [pathname])

  const waits = useMenuEntries().some(({ count }) => count !== undefined && count > 0)
  const menuButton = permanent ? null : (
    <IconButton
      ref={opener}
      icon={<IconMenu2 />}
      label={t(waits ? 'menu.openWaiting' : 'menu.open')}
      className={waits ? classes.waiting : undefined}
      aria-expanded={menuOpen}
      data-menu-button
      onClick={() => setMenuOpen(true)}
    />
  )

  return (
    <>
      <button
        type="button"
        inert={menuOpen && !permanent}
        className={classes.skip}
        onClick={() => content.current && focusHeading(content.current)}
      >
        {t('skip')}
      </button>
      <Busy />
      <SplitPane
        menu={<Menu pathname={pathname} onChosen={() => setMenuOpen(false)} />}
        permanent={permanent}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onOpen={() => setMenuOpen(true)}
        opener={opener}
        closeLabel={t('menu.close')}
        toolbar={
          loggedIn && (
            <>
              {cooking && <cooking.Toolbar />}
              {!permanent && <Places pathname={pathname} onMore={() => setMenuOpen(true)} />}
            </>
          )
        }
      >
        <MenuButtonContext value={menuButton}>
          <div ref={content} className={classes.content}>
            {loggedIn && (
              <div className={classes.notices} data-transient>
                <Notices />
              </div>
            )}
            <Outlet />
          </div>
        </MenuButtonContext>
      </SplitPane>
      <Overlays />
      <UnsavedChangesGuard />
      <ScrollRestoration />
    </>
  )
})
