import { VisuallyHidden } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './HistoryDialog.module.css'
import { type WordChange, wordChanges } from './word-changes.ts'

interface Props {
  readonly before: string
  readonly after: string
}

/** A text with additions and deletions, visible and announced to screen readers. */
export function ChangedText({ before, after }: Props) {
  return (
    <div dir="auto" className={classes.text}>
      {wordChanges(before, after).map((change, at) => (
        <Change key={at} {...change} />
      ))}
    </div>
  )
}

function Change({ text, kind }: WordChange) {
  const { t } = useTranslation('recipes')
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark className={classes[kind]}>
      <VisuallyHidden>{t(`history.${kind}`)}: </VisuallyHidden>
      {text}
    </Mark>
  )
}
