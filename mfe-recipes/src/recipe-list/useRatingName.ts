import { useTranslation } from 'react-i18next'
import type { RatingFilter } from '../book/list-view.ts'

/** Names a rating: "4 stars", "unrated". */
export function useRatingName(): (rating: RatingFilter) => string {
  const { t } = useTranslation('recipes')
  return (rating) => (rating === 'null' ? t('list.unrated') : t('list.stars', { count: Number(rating) }))
}
