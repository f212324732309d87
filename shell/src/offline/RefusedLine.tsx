import { useStore } from '@potluck/platform/hooks'
import { href } from '@potluck/platform/paths'
import { Link } from '@potluck/ui'
import { IconAlertTriangle } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useShell } from '../host/ShellContext.tsx'
import { offlineNamespace } from './locales.ts'
import classes from './OfflineLine.module.css'

/** The subject of an address: the addresses of a recipe and of its editor have the same last segment. */
const subjectOf = (path: string): string => path.slice(path.lastIndexOf('/'))

/**
 * Shows that changes of other screens could not be saved, and links to the next of them. So each is reached from the one before. Nothing else shows them: a new recipe that was refused is in no list.
 */
export function RefusedLine() {
  const { changes } = useShell()
  const { t } = useTranslation(offlineNamespace)
  const { pathname } = useLocation()
  const refused = useStore(changes).queued.filter(({ refusal }) => refusal !== null)
  const isHere = ({ path }: { readonly path: string }) => subjectOf(path) === subjectOf(pathname)
  const elsewhere = refused.filter((change) => !isHere(change))
  const next = refused.slice(refused.findLastIndex(isHere) + 1).find((change) => !isHere(change)) ?? elsewhere[0]
  if (!next) return null
  return (
    <div role="status" className={classes.line}>
      <IconAlertTriangle aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        <span>{t('refused', { count: elsewhere.length })}</span>
        <Link href={href(next.path)} alone className={classes.look}>
          {t('look')}
        </Link>
      </span>
    </div>
  )
}
