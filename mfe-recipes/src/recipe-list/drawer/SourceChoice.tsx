import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '../useSearchText.ts'

interface Props {
  readonly source: string
  readonly onChange: (source: string) => void
}

/** A filter by words of the source. */
export function SourceChoice({ source, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const [text, setText] = useSearchText(source, onChange)
  return (
    <TextField
      label={t('filter.source')}
      description={t('filter.sourceHint')}
      maxLength={200}
      autoComplete="off"
      value={text}
      onChange={setText}
    />
  )
}
