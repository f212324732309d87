import { listPantry, type PantryItem } from '@potluck/api/pantry'
import { Answered, BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { pantryScope, rememberInPantry } from '@potluck/platform/remember-in-pantry'
import { useOptimisticAnswer } from '@potluck/platform/useOptimisticAnswer'
import { IconButton, onDemand, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState, ListRow } from '@potluck/ui/content'
import { IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { NameList } from '../new-name/NameList.tsx'
import { NewNameForm } from '../new-name/NewNameForm.tsx'
import { refusedWords } from '../refusals/words.ts'
import { forgetInPantry, pantryItemOf } from './changes.ts'

const RefusedChanges = onDemand(
  () => import('../refusals/RefusedChanges.tsx').then((module) => module.RefusedChanges),
  'part',
  refusedWords,
)

/** The pantry: items that are always at home or never bought, which are left out when a recipe or plan goes onto a list. */
export function PantryPage() {
  const { t } = useTranslation('planning')
  const { answer: pantry, refused, add } = useOptimisticAnswer(listPantry, {}, { scope: pantryScope })
  useTitle(t('atHome.title'))
  return (
    <PageLayout
      title={t('atHome.title')}
      leading={<BackLink href={href(paths.shoppingLists())} label={t('atHome.back')} />}
      width="reading"
    >
      <Stack gap={4}>
        <Text tone="soft">{t('atHome.about')}</Text>
        <RefusedChanges refused={refused} titles={refused.flatMap((change) => pantryItemOf(change)?.title ?? [])} />
        <div>
          <NewNameForm
            label={t('atHome.add')}
            example={t('atHome.example')}
            button={t('atHome.addIt')}
            several
            onName={(_id, title) => {
              // The server makes the key from the name: until it answers, the name is the key.
              add(rememberInPantry({ key: title.slice(0, 200), title }))
            }}
          />
        </div>
        <Answered
          answer={pantry}
          loading={{ label: t('atHome.loading'), shape: 'rows', count: 5 }}
          failed={{ title: t('atHome.failed') }}
          empty={
            <EmptyState picture="jars" title={t('atHome.emptyTitle')}>
              {t('atHome.emptyText')}
            </EmptyState>
          }
        >
          {(all) => (
            <NameList>
              {all.map((item) => (
                <li key={item.key}>
                  <PantryRow item={item} />
                </li>
              ))}
            </NameList>
          )}
        </Answered>
      </Stack>
    </PageLayout>
  )
}

function PantryRow({ item }: { readonly item: PantryItem }) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const { title } = item

  function remove() {
    host.changes.add(forgetInPantry(item))
    host.toast({
      message: t('atHome.removed', { title }),
      action: { label: t('undo'), undoes: true, run: () => host.changes.add(rememberInPantry(item)) },
    })
  }

  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      trailing={<IconButton icon={<IconX size={20} />} label={t('atHome.remove', { title })} onClick={remove} />}
    />
  )
}
