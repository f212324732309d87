import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

interface Props {
  /** When the draft was written, ISO 8601. */
  readonly from: string
  readonly isNew: boolean
  readonly onDiscard: () => void
}

/** Tells that unsaved text of an earlier visit is back, and offers to do without it. */
export function DraftNote({ from, isNew, onDiscard }: Props) {
  const { t } = useTranslation('recipes')
  const language = useStore(useHost().language)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(from))
  return (
    <Note
      title={t('editor.draftBack')}
      action={<Button onClick={onDiscard}>{isNew ? t('editor.startFresh') : t('editor.backToSaved')}</Button>}
    >
      {t('editor.draftFrom', { when })}
    </Note>
  )
}
