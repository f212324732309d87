import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

export interface MissingPhotosProps {
  readonly missing: number
  readonly isFetching: boolean
  readonly fetchMissing: () => void
}

/** Photos on the web that did not come with an import, and a way to ask for them alone. */
export function MissingPhotos({ missing, isFetching, fetchMissing }: MissingPhotosProps) {
  const { t } = useTranslation('settings')
  return (
    <Note
      tone="attention"
      title={t('import.pictures.missing', { count: missing })}
      action={
        <Button busy={isFetching} onClick={fetchMissing}>
          {t('import.pictures.again')}
        </Button>
      }
    >
      {t('import.pictures.about')}
    </Note>
  )
}
