import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Bookmarklet } from './Bookmarklet.tsx'
import classes from './ClipRefused.module.css'
import type { ClipProblem } from './useClip.ts'

/** Problems that the browser reports, besides the codes of the server. */
export type Unread = ClipProblem | 'notHanded' | 'notShared'

const waysHelp: ReadonlySet<Unread> = new Set(['refuses', 'consent', 'noRecipe', 'unreadable', 'tooLarge'])

interface Props {
  readonly problem: Unread
  /** Keeps the link, so that the cook writes the recipe; absent where there is none. */
  readonly onKeep: (() => void) | undefined
}

/** Explains why no recipe was clipped, and offers alternatives. */
export function ClipRefused({ problem, onKeep }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Note tone="attention" title={t(`clip.problem.${problem}`)} action={waysHelp.has(problem) && <Bookmarklet />}>
      <p>{t(`clip.hint.${problem}`)}</p>
      {waysHelp.has(problem) && (
        <ul className={classes.ways}>
          <li>{t('clip.way.bookmark')}</li>
          <li>{t('clip.way.paste')}</li>
        </ul>
      )}
      {onKeep && <Button onClick={onKeep}>{t('clip.keepLink')}</Button>}
    </Note>
  )
}
