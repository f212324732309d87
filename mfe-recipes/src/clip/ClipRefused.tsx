import type { Clipping } from '@potluck/api/clip'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Bookmarklet } from './Bookmarklet.tsx'
import classes from './ClipRefused.module.css'
import { ReadByModel } from './ReadByModel.tsx'
import type { ClipProblem } from './useClip.ts'

/** Problems that the browser reports, besides the codes of the server. */
export type Unread = ClipProblem | 'notHanded' | 'notShared'

const waysHelp: ReadonlySet<Unread> = new Set(['refuses', 'consent', 'noRecipe', 'unreadable', 'tooLarge'])

interface Props {
  readonly problem: Unread
  /** Keeps the link, so that the cook writes the recipe; absent where there is none. */
  readonly onKeep: (() => void) | undefined
  /** The text of the page, for the model of this server; null where there is none. */
  readonly unread: Clipping | null
  /** @param clipping what the model read */
  readonly onRead: (clipping: Clipping) => void
}

/** Explains why no recipe was clipped, and offers alternatives. */
export function ClipRefused({ problem, onKeep, unread, onRead }: Props) {
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
      {problem === 'noRecipe' && unread && <ReadByModel clipping={unread} onRead={onRead} />}
      {onKeep && <Button onClick={onKeep}>{t('clip.keepLink')}</Button>}
    </Note>
  )
}
