import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link, SideMenu, SideMenuGroup, SideMenuItem } from '@potluck/ui'
import { IconLogout } from '@potluck/ui/icons'
import { version } from '../config/config.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { LogoIcon } from '../screen/LogoIcon.tsx'
import classes from './Menu.module.css'
import { isWithin, useMenuEntries, type VisibleEntry } from './useMenuEntries.tsx'

/** The group of entries at the foot: settings and what is about the product. */
const foot = 8

/** A group of entries has the same hundred in their order; the last one takes all that come later. */
const groupOf = ({ order }: VisibleEntry): number => Math.min(Math.floor(order / 100), foot)

const groupsOf = (entries: readonly VisibleEntry[]) =>
  [...new Set(entries.map(groupOf))].map((group) => ({
    group,
    entries: entries.filter((entry) => groupOf(entry) === group),
  }))

interface Props {
  /** The current path. */
  readonly pathname: string
  readonly onChosen: () => void
}

/** The side menu of a guest or of a member. */
export function Menu({ pathname, onChosen }: Props) {
  const t = useWords()
  const { host } = useShell()
  const { loggedIn, account } = useSession()
  const entries = useMenuEntries()

  return (
    <SideMenu
      label={t('menu.label')}
      title={
        <div className={classes.title}>
          <LogoIcon href={href(paths.entry())} />
          <div>
            <div>
              {t('product')}
              {host.selfHosted && <span className={classes.edition}> {t('menu.selfHosted')}</span>}
            </div>
            {account && (
              <div className={classes.account}>
                <bdi>{account.name}</bdi>
              </div>
            )}
          </div>
        </div>
      }
      footer={
        <Link variant="plain" className={classes.version} href={href(paths.aboutDetails())} onClick={onChosen}>
          {t('menu.version', { version })}
        </Link>
      }
    >
      {groupsOf(entries).map(({ group, entries }) => (
        <SideMenuGroup key={group} atFoot={group === foot}>
          {entries.map((entry) => (
            <SideMenuItem
              key={entry.key}
              icon={entry.icon}
              label={entry.label}
              href={href(entry.opens)}
              current={isWithin(pathname, entry)}
              onClick={onChosen}
              count={entry.count}
              countLabel={entry.countLabel}
            />
          ))}
          {loggedIn && group === foot && (
            <SideMenuItem icon={<IconLogout />} label={t('menu.logout')} onClick={() => void host.logOut()} />
          )}
        </SideMenuGroup>
      ))}
    </SideMenu>
  )
}
