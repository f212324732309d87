import { listNeededThings } from '@potluck/api/cookable'
import { inBook } from '@potluck/api/of-book'
import { useAnswer } from '@potluck/platform/answers'
import { Button, Chip, Row, Stack, Text } from '@potluck/ui'
import { EmptyState, SearchField } from '@potluck/ui/content'
import { IconPlus, IconX } from '@potluck/ui/icons'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { useAvailableThings } from './useAvailableThings.ts'
import { useTypedThings } from './useTypedThings.ts'

/** Number of suggestions that leaves room for the recipes below. */
const maxShown = 9

interface Props {
  readonly available: ReturnType<typeof useAvailableThings>
  /** The names of other things at hand. */
  readonly others: readonly string[]
  /** The kitchen whose recipes suggest things; undefined for the own book. */
  readonly kitchenId: string | undefined
}

/** The available things, typed or selected, with suggestions from the recipes of the book. */
export function AvailableThings({ available, others, kitchenId }: Props) {
  const { t } = useTranslation('recipes')
  const { text, type, unknown } = useTypedThings(available.add, kitchenId)
  const query = useDeferredValue(text.trim())
  const { data, isPlaceholderData } = useAnswer(
    listNeededThings,
    { query: { ...inBook(kitchenId).query, query: query.slice(0, 100) } },
    { placeholderData: keepPreviousData },
  )
  const chosen = new Set([...available.items.map(({ key }) => key), ...others.map((name) => name.toLocaleLowerCase())])
  const suggestions =
    data?.filter(({ key, name }) => !chosen.has(key) && !chosen.has(name.toLocaleLowerCase())).slice(0, maxShown) ?? []
  // The previous answer belongs to other words.
  const isCurrent = !isPlaceholderData && query === text.trim()
  const typed = text.trim().toLocaleLowerCase()
  const first = suggestions.find(({ name }) => isCurrent || name.toLocaleLowerCase().includes(typed))

  function take(item: (typeof suggestions)[number]) {
    available.add(item)
    type('')
  }

  return (
    <Stack gap={3}>
      {available.items.length > 0 && (
        <Row gap={2} role="group" aria-label={t('cookable.atHand')}>
          {available.items.map(({ key, name }) => (
            <Chip
              key={key}
              selected
              icon={<IconX />}
              aria-label={t('cookable.remove', { name })}
              onClick={() => available.remove(key)}
            >
              <bdi>{name}</bdi>
            </Chip>
          ))}
          <Button variant="quiet" onClick={available.clear}>
            {t('cookable.clear')}
          </Button>
        </Row>
      )}
      <SearchField
        label={t('cookable.add')}
        clearLabel={t('list.clearSearch')}
        value={text}
        maxLength={1_000}
        disabled={available.isFull}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first || text.trim() === '') return
          event.preventDefault()
          take(first)
        }}
      />
      <Row gap={2} role="group" aria-label={t('cookable.suggestions')}>
        {suggestions.map((item) => (
          <Chip key={item.key} icon={<IconPlus />} aria-label={t('cookable.addNamed', item)} onClick={() => take(item)}>
            <bdi>{item.name}</bdi>
          </Chip>
        ))}
      </Row>
      {unknown.map((name) => (
        <Text key={name} tone="soft" role="status">
          {t('cookable.unknown', { query: name })}
        </Text>
      ))}
      {data?.length === 0 && query !== '' && <Text tone="soft">{t('cookable.unknown', { query })}</Text>}
      {available.items.length === 0 && others.length === 0 && (
        <EmptyState picture="fridge" title={t('cookable.empty')}>
          {t(data?.length === 0 && query === '' ? 'cookable.noItems' : 'cookable.emptyHint')}
        </EmptyState>
      )}
    </Stack>
  )
}
