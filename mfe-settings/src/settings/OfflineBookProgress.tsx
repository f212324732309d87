import { useFormats } from '@potluck/parts'
import { Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useStats } from '../account/useAccount.ts'
import { useOfflineBook } from './useOfflineBook.ts'

/** How much of the book is on this device, when it last equalled the server's, and whether screens are missing. */
export function OfflineBookProgress() {
  const { t } = useTranslation('settings')
  const { number, relativeMoment } = useFormats()
  const book = useOfflineBook()
  const { data: stats } = useStats()
  if (!book) return null
  const { recipeCount, updatedAt, areScreensHere = true } = book
  // The two are counted at different times: a recipe may just have come or gone.
  const total = Math.max(stats?.recipeCount ?? 0, recipeCount)
  const count = t('appearance.offlineCount', { count: total, here: number(recipeCount), total: number(total) })
  const state =
    updatedAt === null
      ? t('appearance.offlineFetching')
      : t('appearance.offlineUpdated', { when: relativeMoment(updatedAt) })
  return (
    <Stack gap={2}>
      {updatedAt === null && <Progress label={t('appearance.offlineProgress')} value={recipeCount} max={total || 1} />}
      <Text size="small">
        {count} {state}
      </Text>
      {!areScreensHere && <Text size="small">{t('appearance.offlineScreens')}</Text>}
    </Stack>
  )
}
