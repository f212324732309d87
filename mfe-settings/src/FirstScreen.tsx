import { useTranslation } from 'react-i18next'

/** Stands until the first feature of this remote arrives. */
export function FirstScreen() {
  const { t } = useTranslation('settings')
  return <h1>{t('title')}</h1>
}
