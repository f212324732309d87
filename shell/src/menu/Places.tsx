import { href } from '@potluck/platform/paths'
import { Badge } from '@potluck/ui'
import { IconMenu2 } from '@potluck/ui/icons'
import { useWords } from '../host/ShellContext.tsx'
import classes from './Places.module.css'
import { useMenuEntries } from './useMenuEntries.tsx'

/** The maximum number of places in the bar. Missing or unused places leave their room to the others. */
const maxPlaces = 4

interface Props {
  /** The current path. */
  readonly pathname: string
  readonly onMore: () => void
}

/** The bar of phones with the most used screens; the last button opens the menu with all others. */
export function Places({ pathname, onMore }: Props) {
  const t = useWords()
  const entries = useMenuEntries()
  const places = entries
    .flatMap(({ place, ...entry }) => (place ? [{ ...entry, place }] : []))
    .sort((a, b) => a.place.order - b.place.order)
    .slice(0, maxPlaces)
  const waits = entries.some(({ key, count = 0 }) => count > 0 && !places.some((other) => other.key === key))
  return (
    <nav aria-label={t('menu.places')} className={classes.places}>
      <ul className={classes.list}>
        {places.map(({ key, place, path, icon, count = 0, countLabel }) => (
          <li key={key}>
            <a
              href={href(path)}
              aria-current={pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined}
              className={classes.place}
            >
              <span className={classes.icon} aria-hidden="true">
                {icon}
              </span>
              <span className={classes.label}>{place.label}</span>
              {count > 0 && (
                <span className={classes.count}>
                  <Badge tone="tomato" filled role="img" aria-label={countLabel}>
                    {count}
                  </Badge>
                </span>
              )}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={waits ? `${t('menu.label')}: ${t('menu.waiting')}` : undefined}
            className={classes.place}
            onClick={onMore}
          >
            <span className={classes.icon} data-waits={waits || undefined} aria-hidden="true">
              <IconMenu2 />
            </span>
            <span className={classes.label}>{t('menu.label')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
