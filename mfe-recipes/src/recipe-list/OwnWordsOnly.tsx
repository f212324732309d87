import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import type { ListView } from '../book/list-view.ts'
import { typedOperators } from '../search/typed-operators.ts'

const asksFor = ({ search, labels, without, ratings }: ListView) => {
  const typed = typedOperators(search).map(({ kind }) => kind)
  return {
    labels: labels.length + without.length > 0 || typed.includes('label'),
    ratings: ratings.length > 0 || typed.includes('rating'),
  }
}

/**
 * Explains why recipes of friends are missing: labels and ratings are personal, and a filter uses those of the cook.
 */
export function OwnWordsOnly({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('recipes')
  const { labels, ratings } = asksFor(view)
  const words =
    view.userId !== undefined
      ? ratings && t('list.ratingsAreOwn')
      : view.friends && view.folder === 'main' && (labels || ratings) && t('list.friendsLeftOut')
  return words ? (
    <Text size="small" tone="soft">
      {words}
    </Text>
  ) : null
}
