import { useFormats } from '@potluck/parts'
import { Button, Chip, onDemand, Row } from '@potluck/ui'
import { IconBookmarkPlus, IconX } from '@potluck/ui/icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isNarrowed, type ListView, unlabeled } from '../book/list-view.ts'
import type { AddressedView } from '../list-pages/view-address.ts'
import { typedOperators } from '../search/typed-operators.ts'
import classes from './ActiveFilters.module.css'
import { useRatingName } from './useRatingName.ts'

const SaveSearchDialog = onDemand(() =>
  import('../search/SaveSearchDialog.tsx').then((module) => module.SaveSearchDialog),
)

/** A constant element, so that it does not render with each letter. */
const bookmark = <IconBookmarkPlus />
const cross = <IconX />

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
}

/** The active filters, each with a button to remove it, and a button to save the search. */
export function ActiveFilters({ view, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const filters = useFilterNames(view, onChange)
  const [query] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const saveButton = useMemo(
    () => (
      <Button variant="quiet" icon={bookmark} onClick={() => setSaving(true)}>
        {t('search.save')}
      </Button>
    ),
    [t],
  )
  if (!isNarrowed(view)) return null
  const suggestion = [view.search, ...filters.filter(({ typed }) => !typed).map(({ name }) => name)]
    .filter((part) => part !== '')
    .join(', ')

  return (
    <Row gap={2} className={classes.filters}>
      {filters.map(({ key, name, remove }) => (
        <Chip key={key} icon={cross} aria-label={t('list.removeFilter', { name })} selected onClick={remove}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
      {view.folder === 'main' && view.userId === undefined && saveButton}
      {isSaving && (
        <SaveSearchDialog view={query.toString()} suggestion={suggestion} onClose={() => setSaving(false)} />
      )}
    </Row>
  )
}

/** Every active filter with its name and a function to remove it. */
function useFilterNames(view: ListView, onChange: Props['onChange']) {
  const { t } = useTranslation('recipes')
  const ratingName = useRatingName()
  const { number } = useFormats()
  const labelName = (label: string) => (label === unlabeled ? t('list.unlabeled') : label)
  const { search, labels, without, ratings, maxMinutes, source } = view
  return [
    ...typedOperators(search).map(({ text, start, rest }) => ({
      key: `typed ${start}`,
      name: text,
      typed: true,
      remove: () => onChange({ search: rest }),
    })),
    ...labels.map((label) => ({
      key: `label ${label}`,
      name: labelName(label),
      typed: false,
      remove: () => onChange({ labels: labels.filter((other) => other !== label) }),
    })),
    ...without.map((label) => ({
      key: `without ${label}`,
      name: t('filter.withoutNamed', { label: labelName(label) }),
      typed: false,
      remove: () => onChange({ without: without.filter((other) => other !== label) }),
    })),
    ...ratings.map((rating) => ({
      key: `rating ${rating}`,
      name: ratingName(rating),
      typed: false,
      remove: () => onChange({ ratings: ratings.filter((other) => other !== rating) }),
    })),
    ...(maxMinutes === null
      ? []
      : [
          {
            key: 'time',
            name: t('filter.upTo', { minutes: number(maxMinutes) }),
            typed: false,
            remove: () => onChange({ maxMinutes: null }),
          },
        ]),
    ...(source === ''
      ? []
      : [
          {
            key: 'source',
            name: t('filter.sourceNamed', { source }),
            typed: false,
            remove: () => onChange({ source: '' }),
          },
        ]),
  ]
}
