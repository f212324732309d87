import { Chip, Row } from '@potluck/ui'
import { IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { type ListView, unlabeled } from '../book/list-view.ts'
import classes from './ActiveFilters.module.css'
import { useRatingName } from './useRatingName.ts'
import type { AddressedView } from './view-address.ts'

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
}

/** What the list is narrowed by, each taken off by a press. */
export function ActiveFilters({ view: { labels, ratings }, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const ratingName = useRatingName()
  if (labels.length + ratings.length === 0) return null
  const filters = [
    ...labels.map((label) => ({
      key: `label ${label}`,
      name: label === unlabeled ? t('list.unlabeled') : label,
      remove: () => onChange({ labels: labels.filter((other) => other !== label) }),
    })),
    ...ratings.map((rating) => ({
      key: `rating ${rating}`,
      name: ratingName(rating),
      remove: () => onChange({ ratings: ratings.filter((other) => other !== rating) }),
    })),
  ]

  return (
    <Row gap={2} className={classes.filters}>
      {filters.map(({ key, name, remove }) => (
        <Chip key={key} icon={<IconX />} aria-label={t('list.removeFilter', { name })} selected onClick={remove}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </Row>
  )
}
