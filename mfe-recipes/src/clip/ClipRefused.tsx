import { Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Bookmarklet } from './Bookmarklet.tsx'
import classes from './ClipRefused.module.css'
import type { ClipProblem } from './useClip.ts'

/** Why no recipe was read, besides what the server tells. */
export type Unread = ClipProblem | 'notHanded' | 'notShared'

const waysHelp: ReadonlySet<Unread> = new Set(['refuses', 'consent', 'noRecipe', 'unreadable', 'tooLarge'])

/** Says why there is no recipe, and where there are ways round it, which. */
export function ClipRefused({ problem }: { readonly problem: Unread }) {
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
    </Note>
  )
}
