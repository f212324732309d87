import { useTranslation } from 'react-i18next'
import { megabytesOf } from '../../groups/megabytes.ts'

/** @returns words for a size in bytes: "12.3 MB" */
export function useMegabytes(): (bytes: number) => string {
  const { t } = useTranslation('settings')
  return (bytes) => t('server.backups.size', { size: Math.max(0.1, megabytesOf(bytes)) })
}
