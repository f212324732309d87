import { useFormats } from '@potluck/parts'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

interface Props {
  /** When the draft was written, ISO 8601. */
  readonly from: string
  readonly isNew: boolean
  /** Null where nothing else is there. */
  readonly onDiscard: (() => void) | null
}

/** Says that unsaved text of an earlier visit is restored, and offers to discard it. */
export function DraftNote({ from, isNew, onDiscard }: Props) {
  const { t } = useTranslation('recipes')
  const { relativeMoment } = useFormats()
  return (
    <Note
      title={t('editor.draftBack')}
      action={
        onDiscard && <Button onClick={onDiscard}>{isNew ? t('editor.startFresh') : t('editor.backToSaved')}</Button>
      }
    >
      {t('editor.draftFrom', { when: relativeMoment(from) })}
    </Note>
  )
}
