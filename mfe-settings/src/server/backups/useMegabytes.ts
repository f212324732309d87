import { useTranslation } from 'react-i18next'

/** @returns words for a size in bytes: "12.3 MB" */
export function useMegabytes(): (bytes: number) => string {
  const { t } = useTranslation('settings')
  return (bytes) => t('server.backups.size', { size: Math.max(0.1, Math.round(bytes / 1e5) / 10) })
}
