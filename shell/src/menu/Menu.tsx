import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link, SideMenu, SideMenuItem } from '@potluck/ui'
import { IconLogout } from '@potluck/ui/icons'
import { version } from '../config/config.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { LogoIcon } from '../screen/LogoIcon.tsx'
import classes from './Menu.module.css'
import { useMenuEntries } from './useMenuEntries.tsx'

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
            <div>{host.selfHosted ? t('menu.selfHostedTitle') : t('product')}</div>
            {account && (
              <div className={classes.account}>
                <bdi>{account.name}</bdi>
              </div>
            )}
          </div>
        </div>
      }
      footer={
        <Link variant="plain" href={href(paths.aboutDetails())} onClick={onChosen}>
          {t('menu.version', { version })}
        </Link>
      }
    >
      {entries.map(({ key, path, icon, label, count, countLabel }) => (
        <SideMenuItem
          key={key}
          icon={icon}
          label={label}
          href={href(path)}
          current={pathname === path}
          onClick={onChosen}
          count={count}
          countLabel={countLabel}
        />
      ))}
      {loggedIn && <SideMenuItem icon={<IconLogout />} label={t('menu.logout')} onClick={() => void host.logOut()} />}
    </SideMenu>
  )
}
