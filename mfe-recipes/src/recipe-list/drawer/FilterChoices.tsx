import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { Chip, Heading, onDemand, Row, Stack, Text, VisuallyHidden } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListView, ratingFilters, unlabeled } from '../../book/list-view.ts'
import { matchingLabels } from '../../book/matching-labels.ts'
import { useLabels } from '../../book/useLabels.ts'
import type { AddressedView } from '../../list-pages/view-address.ts'
import { markWords } from '../../marks/words.ts'
import { sameLabel } from '../../same-label.ts'
import { useLabelMatch } from '../../search/useLabelMatch.ts'
import { useRatingName } from '../useRatingName.ts'
import classes from './FilterChoices.module.css'
import { NutritionFields } from './NutritionFields.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SourceChoice } from './SourceChoice.tsx'
import { TimeChoices } from './TimeChoices.tsx'

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
  /** Opens a saved search. */
  readonly onChosen: () => void
}

const MarkChoices = onDemand(
  () => import('../../marks/MarkChoices.tsx').then((module) => module.MarkChoices),
  'part',
  markWords,
)

/** Number of labels from which a search box is displayed. */
const many = 16

/** Toggles a label, compared without case. */
function withLabelToggled(chosen: readonly string[], title: string): readonly string[] {
  const others = chosen.filter((other) => !sameLabel(other, title))
  return others.length < chosen.length ? others : [...chosen, title]
}

const toggled = <T,>(chosen: readonly T[], value: T): readonly T[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]

/** The filters of the list. */
export function FilterChoices({ view, onChange, onChosen }: Props) {
  const { showNutrition } = usePreferences(recipeDetails)
  return (
    <Stack gap={6}>
      {/* Labels and ratings are personal. */}
      {view.userId === undefined && (
        <>
          <SavedSearches kitchenId={view.kitchenId} onChosen={onChosen} />
          <LabelChoices view={view} onChange={onChange} />
          <RatingChoices view={view} onChange={onChange} />
        </>
      )}
      <TimeChoices chosen={view.maxMinutes} onChange={(maxMinutes) => onChange({ maxMinutes })} />
      {showNutrition && <NutritionFields search={view.search} onChange={(search) => onChange({ search })} />}
      <MarkChoices search={view.search} onChange={(search) => onChange({ search })} />
      <SourceChoice source={view.source} onChange={(source) => onChange({ source })} />
    </Stack>
  )
}

function RatingChoices({ view, onChange }: Pick<Props, 'view' | 'onChange'>) {
  const { t } = useTranslation('recipes')
  const ratingName = useRatingName()
  return (
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
  )
}

function LabelChoices({ view, onChange }: Pick<Props, 'view' | 'onChange'>) {
  const { t } = useTranslation('recipes')
  const { data: labels } = useLabels(view.kitchenId)
  const { number } = useFormats()
  const [words, setWords] = useState('')
  const { match, chosen, changeMatch, choose } = useLabelMatch(view, onChange)
  const titles = labels?.map(({ title }) => title) ?? []
  const visibleTitles = new Set(matchingLabels(titles, words, chosen))
  const toggle = (label: string) => choose(withLabelToggled(chosen, label))

  return (
    <Stack gap={3}>
      <Heading level={3}>{t('list.labels')}</Heading>
      {titles.length > 0 && (
        <SegmentedControl
          label={t('list.match')}
          value={match}
          segments={[
            { value: 'any', label: t('list.matchAny') },
            { value: 'all', label: t('list.matchAll') },
            { value: 'none', label: t('list.matchNone') },
          ]}
          onChange={changeMatch}
        />
      )}
      {titles.length > many && (
        <SearchField label={t('list.findLabel')} clearLabel={t('list.clearSearch')} value={words} onChange={setWords} />
      )}
      <Row gap={2}>
        {labels
          ?.filter(({ title }) => visibleTitles.has(title))
          .map(({ title, recipeCount }) => (
            <Chip key={title} selected={chosen.some((label) => sameLabel(label, title))} onClick={() => toggle(title)}>
              <bdi>{title}</bdi>
              <span aria-hidden="true" className={classes.count}>
                {number(recipeCount)}
              </span>
              <VisuallyHidden>{t('list.count', { count: recipeCount })}</VisuallyHidden>
            </Chip>
          ))}
        <Chip selected={chosen.includes(unlabeled)} onClick={() => toggle(unlabeled)}>
          {t('list.unlabeled')}
        </Chip>
      </Row>
      {labels?.length === 0 && <Text tone="soft">{t('list.noLabels')}</Text>}
    </Stack>
  )
}
