import type { Label } from '@potluck/api/labels'
import { Answered } from '@potluck/parts'
import { Stack, Text } from '@potluck/ui'
import { ListRow, SearchField } from '@potluck/ui/content'
import { IconPlus, IconTag } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchingLabels } from '../book/matching-labels.ts'
import { useLabels } from '../book/useLabels.ts'
import type { ChosenRecipes } from '../changes/many-changes.ts'
import { sameLabel } from '../same-label.ts'
import { useLabelMany } from './useLabelMany.ts'

interface Props {
  /** Whether the label is added or removed. */
  readonly mode: 'label' | 'unlabel'
  readonly chosen: ChosenRecipes
  /** Ids of the labels of the recipes; null if not all recipes are loaded. */
  readonly present: ReadonlySet<string> | null
  readonly onClose: () => void
}

/** Selects a label to add to or remove from many recipes. */
export function LabelChoiceDialog({ mode, chosen, present, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const labels = useLabels(chosen.kitchenId)
  const [words, setWords] = useState('')
  const { attach, detach } = useLabelMany(chosen, onClose)
  const offered = (all: readonly Label[]) => {
    const able = mode === 'label' || present === null ? all : all.filter(({ id }) => present.has(id))
    const visibleTitles = new Set(
      matchingLabels(
        able.map(({ title }) => title),
        words,
        [],
      ),
    )
    return able.filter(({ title }) => visibleTitles.has(title))
  }
  const isNew =
    mode === 'label' && words.trim() !== '' && !labels.data?.some(({ title }) => sameLabel(title, words.trim()))

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`selection.${mode}Title`, { count: chosen.ids.length })}
      closeLabel={t('close')}
      size="small"
    >
      <Stack gap={3}>
        <SearchField
          data-autofocus
          label={mode === 'label' ? t('selection.findOrName') : t('list.findLabel')}
          clearLabel={t('list.clearSearch')}
          value={words}
          maxLength={100}
          onChange={setWords}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || mode !== 'label' || words.trim() === '' || !labels.data) return
            event.preventDefault()
            attach(labels.data.find(({ title }) => sameLabel(title, words.trim())) ?? { title: words.trim() })
          }}
        />
        <Answered
          small
          answer={labels}
          loading={{ label: t('labels.loading'), shape: 'rows', count: 4 }}
          failed={{ title: t('labels.failed') }}
        >
          {(all) => (
            <ul aria-label={t('list.labels')}>
              {isNew && (
                <li>
                  <ListRow
                    leading={<IconPlus aria-hidden="true" />}
                    title={<bdi>{t('selection.newLabel', { title: words.trim() })}</bdi>}
                    onClick={() => attach({ title: words.trim() })}
                  />
                </li>
              )}
              {offered(all).map((label) => (
                <li key={label.id}>
                  <ListRow
                    leading={<IconTag aria-hidden="true" />}
                    title={<bdi>{label.title}</bdi>}
                    subtitle={t('list.count', { count: label.recipeCount })}
                    onClick={() => (mode === 'label' ? attach(label) : detach(label))}
                  />
                </li>
              ))}
            </ul>
          )}
        </Answered>
        {mode === 'unlabel' && present?.size === 0 && <Text tone="soft">{t('selection.noLabels')}</Text>}
      </Stack>
    </Modal>
  )
}
