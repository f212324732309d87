import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { Chip, Heading, Row, Stack, Text, VisuallyHidden } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListView, ratingFilters, unlabeled } from '../book/list-view.ts'
import { matchingLabels } from '../book/matching-labels.ts'
import { sameLabel } from '../book/same-label.ts'
import { useLabels } from '../book/useLabels.ts'
import { myRecipes } from '../preferences.ts'
import classes from './FilterChoices.module.css'
import { useRatingName } from './useRatingName.ts'
import type { AddressedView } from './view-address.ts'

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
}

/** Labels that fill more than a screen get a box to find one. */
const many = 16

/** Takes a label out, however it is written there, or puts it in. */
function withLabelToggled(chosen: readonly string[], title: string): readonly string[] {
  const others = chosen.filter((other) => !sameLabel(other, title))
  return others.length < chosen.length ? others : [...chosen, title]
}

const toggled = <T,>(chosen: readonly T[], value: T): readonly T[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]

/** Labels and ratings to narrow the list by. */
export function FilterChoices({ view, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { enableLabelIntersection } = usePreferences(myRecipes)
  const labels = useLabels()
  const ratingName = useRatingName()
  const { number } = useFormats()
  const [words, setWords] = useState('')
  const titles = labels.data?.map(({ title }) => title) ?? []
  const shown = new Set(matchingLabels(titles, words, view.labels))

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={3}>{t('list.labels')}</Heading>
        {titles.length > many && (
          <SearchField
            label={t('list.findLabel')}
            clearLabel={t('list.clearSearch')}
            value={words}
            onChange={setWords}
          />
        )}
        <Row gap={2}>
          {labels.data
            ?.filter(({ title }) => shown.has(title))
            .map(({ title, recipeCount }) => (
              <Chip
                key={title}
                selected={view.labels.some((chosen) => sameLabel(chosen, title))}
                onClick={() => onChange({ labels: withLabelToggled(view.labels, title) })}
              >
                <bdi>{title}</bdi>
                <span aria-hidden="true" className={classes.count}>
                  {number(recipeCount)}
                </span>
                <VisuallyHidden>{t('list.count', { count: recipeCount })}</VisuallyHidden>
              </Chip>
            ))}
          <Chip
            selected={view.labels.includes(unlabeled)}
            onClick={() => onChange({ labels: toggled(view.labels, unlabeled) })}
          >
            {t('list.unlabeled')}
          </Chip>
        </Row>
        {labels.data?.length === 0 && <Text tone="soft">{t('list.noLabels')}</Text>}
        {view.labels.length > 1 && (
          <SegmentedControl
            label={t('list.match')}
            value={enableLabelIntersection ? 'all' : 'any'}
            segments={[
              { value: 'any', label: t('list.matchAny') },
              { value: 'all', label: t('list.matchAll') },
            ]}
            onChange={(match) => host.preferences.update(myRecipes, { enableLabelIntersection: match === 'all' })}
          />
        )}
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>{t('list.rating')}</Heading>
        <Row gap={2}>
          {ratingFilters.map((rating) => (
            <Chip
              key={rating}
              selected={view.ratings.includes(rating)}
              onClick={() => onChange({ ratings: toggled(view.ratings, rating) })}
            >
              {ratingName(rating)}
            </Chip>
          ))}
        </Row>
      </Stack>
    </Stack>
  )
}
