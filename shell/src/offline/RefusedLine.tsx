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
 * Shows that changes could not be saved which the current screen does not show, and links to the first of them. Nothing else shows them: a
 * new recipe that was refused is in no list.
 */
export function RefusedLine() {
  const { changes } = useShell()
  const { t } = useTranslation(offlineNamespace)
  const { pathname } = useLocation()
  const elsewhere = useStore(changes).queued.filter(
    ({ refusal, path }) => refusal !== null && subjectOf(path) !== subjectOf(pathname),
  )
  const [first] = elsewhere
  if (!first) return null
  return (
    <div className={classes.line}>
      <IconAlertTriangle aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        <span>{t('refused', { count: elsewhere.length })}</span>
        <Link href={href(first.path)} alone className={classes.look}>
          {t('look')}
        </Link>
      </span>
    </div>
  )
}
