import { useSession, useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link, SideMenu, SideMenuItem } from '@potluck/ui'
import { IconLogout } from '@potluck/ui/icons'
import { useLocation } from 'react-router'
import { version } from '../config/config.ts'
import { LogoIcon } from '../frame/LogoIcon.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { useIsAnswered } from '../remotes/RemotesContext.tsx'
import classes from './Menu.module.css'
import { guestMenu, memberMenu } from './menu-entries.ts'

/** The side menu of a guest or of a member (specification section 2). */
export function Menu({ onChosen }: { readonly onChosen: () => void }) {
  const t = useWords()
  const { host, badges } = useShell()
  const { loggedIn, account } = useSession()
  const { pathname } = useLocation()
  const counts = useStore(badges)
  const isAnswered = useIsAnswered()
  const entries = (loggedIn ? memberMenu : guestMenu)(host.flags).filter(({ path }) => isAnswered(path))

  return (
    <SideMenu
      label={t('menu.label')}
      title={
        <div className={classes.title}>
          <LogoIcon href={href(paths.entry())} />
          <div>
            <div>{host.selfHosted ? t('menu.selfHostedTitle') : t('product')}</div>
            {account && <div className={classes.account}>{account.name}</div>}
          </div>
        </div>
      }
      footer={
        <Link variant="plain" href={href(paths.aboutDetails())} onClick={onChosen}>
          {t('menu.version', { version })}
        </Link>
      }
    >
      {entries.map(({ name, path, icon: Icon }) => (
        <SideMenuItem
          key={name}
          icon={<Icon />}
          label={t(`menu.${name}`)}
          href={href(path)}
          current={pathname === path}
          onClick={onChosen}
          count={counts[name]}
          countLabel={t([`menu.${name}Count`, 'menu.count'], { count: counts[name] })}
        />
      ))}
      {loggedIn && <SideMenuItem icon={<IconLogout />} label={t('menu.logout')} onClick={() => void host.logOut()} />}
    </SideMenu>
  )
}
