import { href } from '@potluck/platform/paths'
import { Badge } from '@potluck/ui'
import { IconMenu2 } from '@potluck/ui/icons'
import { useWords } from '../host/ShellContext.tsx'
import classes from './Places.module.css'
import { isWithin, useMenuEntries, type VisibleEntry } from './useMenuEntries.tsx'

/** The maximum number of places in the bar. Missing or unused places leave their room to the others. */
const maxPlaces = 4

const isWaiting = ({ count = 0 }: VisibleEntry): boolean => count > 0

/** The entries with a count that a place stands for: its own, and those of the same feature. */
const waitingAt = (place: VisibleEntry, entries: readonly VisibleEntry[]): readonly VisibleEntry[] =>
  entries.filter(
    (entry) => isWaiting(entry) && (entry.key === place.key || (entry.feature && entry.feature === place.feature)),
  )

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
    .map((place) => ({ ...place, waiting: waitingAt(place, entries) }))
  const waits = entries.some(
    (entry) => isWaiting(entry) && !places.some(({ waiting }) => waiting.some(({ key }) => key === entry.key)),
  )
  return (
    <nav aria-label={t('menu.places')} className={classes.places}>
      <ul className={classes.list}>
        {places.map(({ place, waiting, ...entry }) => (
          <li key={entry.key}>
            <a
              href={href(entry.opens)}
              aria-current={isWithin(pathname, entry) ? 'page' : undefined}
              className={classes.place}
            >
              <span className={classes.icon} aria-hidden="true">
                {entry.icon}
              </span>
              <span className={classes.label}>{place.label}</span>
              {waiting.length > 0 && (
                <span className={classes.count}>
                  <Badge
                    tone="tomato"
                    filled
                    role="img"
                    aria-label={waiting.map(({ countLabel }) => countLabel).join(', ')}
                  >
                    {waiting.reduce((sum, { count = 0 }) => sum + count, 0)}
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
