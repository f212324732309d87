import { roleOf } from '@potluck/api/kitchen-roles'
import type { ProfileItem } from '@potluck/api/profile-items'
import { Answered } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { Button, Heading, Note, onDemand, Row, Stack, Text } from '@potluck/ui'
import { IconBook, IconPlus, IconTag, IconToolsKitchen2 } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfileItems } from './useProfileItems.ts'
import { VisibleItemRow } from './VisibleItemRow.tsx'

const LabelPicker = onDemand(() => import('./LabelPicker.tsx').then((module) => module.LabelPicker))

const RecipePicker = onDemand(() => import('@potluck/parts/RecipePicker').then((module) => module.RecipePicker))

/** The items of the member's profile and their visibility. Everything else of the book is private. */
export function VisibleOnProfile() {
  const { t } = useTranslation('social')
  const { items, add, change, busy, failed } = useProfileItems()
  const [picking, setPicking] = useState<'label' | 'recipe' | null>(null)
  // A kitchen's owner decides whether it is shown.
  const kept = (useKitchens() ?? []).filter(({ role }) => roleOf(role) === 'owner')
  const notShown = kept.filter(({ id }) => !items.data?.some(({ kitchen }) => kitchen?.id === id))
  const showsAll = items.data?.some(({ kind }) => kind === 'all') ?? false

  return (
    <section aria-label={t('profileItems.title')}>
      <Stack gap={3}>
        <Heading level={2}>{t('profileItems.title')}</Heading>
        <Text tone="soft">{t('profileItems.hint')}</Text>
        {failed && <Note tone="danger">{t('profileItems.failed')}</Note>}
        <Answered
          small
          answer={items}
          loading={{ label: t('profileItems.loading'), shape: 'rows', count: 2 }}
          failed={{ title: t('profileItems.loadFailed') }}
          empty={<Text>{t('profileItems.nothing')}</Text>}
        >
          {(known: readonly ProfileItem[]) => (
            <ol aria-label={t('profileItems.title')} aria-busy={busy}>
              {known.map((item, at) => (
                <li key={item.id}>
                  <VisibleItemRow item={item} isFirst={at === 0} isLast={at === known.length - 1} onChange={change} />
                </li>
              ))}
            </ol>
          )}
        </Answered>
        <Row gap={2}>
          {!showsAll && (
            <Button icon={<IconBook />} disabled={!items.data} onClick={() => add({ kind: 'all' })}>
              {t('profileItems.addAll')}
            </Button>
          )}
          <Button icon={<IconTag />} disabled={!items.data} onClick={() => setPicking('label')}>
            {t('profileItems.addLabel')}
          </Button>
          <Button icon={<IconPlus />} disabled={!items.data} onClick={() => setPicking('recipe')}>
            {t('profileItems.addRecipe')}
          </Button>
          {notShown.map(({ id, name }) => (
            <Button
              key={id}
              icon={<IconToolsKitchen2 />}
              disabled={!items.data}
              onClick={() => add({ kind: 'kitchen', kitchenId: id })}
            >
              {t('profileItems.addKitchen', { kitchen: name })}
            </Button>
          ))}
        </Row>
        {notShown.length > 0 && (
          <Text size="small" tone="soft">
            {t('profileItems.kitchenHint')}
          </Text>
        )}
      </Stack>
      {picking === 'label' && (
        <LabelPicker
          onPick={({ id }) => {
            add({ kind: 'label', labelId: id })
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      )}
      {picking === 'recipe' && (
        <RecipePicker
          title={t('profileItems.addRecipe')}
          onPick={({ id }) => {
            add({ kind: 'recipe', recipeId: id })
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </section>
  )
}
