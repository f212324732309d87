import { addStaple, deleteStaple, listStaples, type Staple } from '@potluck/api/staples'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState, ListRow } from '@potluck/ui/content'
import { IconX } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import names from '../new-name/Names.module.css'
import { NewNameForm } from '../new-name/NewNameForm.tsx'

const changes = [listStaples]

/** What is at home as a rule, or never bought: it is left out when a recipe or a plan goes onto a list. */
export function AtHomePage() {
  const { t } = useTranslation('planning')
  const staples = useAnswer(listStaples, {})
  const add = useCall(addStaple, { changes })
  const [added, setAdded] = useState(0)
  useTitle(t('atHome.title'))
  return (
    <PageLayout
      title={t('atHome.title')}
      leading={<BackLink href={href(paths.shoppingLists())} label={t('atHome.back')} />}
      width="reading"
    >
      <Stack gap={4}>
        <Text tone="soft">{t('atHome.about')}</Text>
        <div>
          <NewNameForm
            key={added}
            label={t('atHome.add')}
            example={t('atHome.example')}
            button={t('atHome.addIt')}
            busy={add.isPending}
            problem={add.isError && t('atHome.addFailed')}
            onName={(_id, title) => add.mutate({ body: { title } }, { onSuccess: () => setAdded(added + 1) })}
          />
        </div>
        <Answered
          answer={staples}
          loading={{ label: t('atHome.loading'), shape: 'rows', count: 5 }}
          failed={{ title: t('atHome.failed') }}
          empty={
            <EmptyState picture="basket" title={t('atHome.emptyTitle')}>
              {t('atHome.emptyText')}
            </EmptyState>
          }
        >
          {(all) => (
            <ul className={names.names}>
              {all.map((staple) => (
                <li key={staple.key}>
                  <StapleRow staple={staple} />
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </Stack>
    </PageLayout>
  )
}

function StapleRow({ staple: { key, title } }: { readonly staple: Staple }) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const forget = useCall(deleteStaple, { changes, toast: true })
  const addAgain = useCall(addStaple, { changes, toast: true })

  function remove() {
    forget.mutate({ params: { key } })
    host.toast({
      message: t('atHome.removed', { title }),
      action: { label: t('undo'), run: () => addAgain.mutate({ body: { title } }) },
    })
  }

  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      trailing={<IconButton icon={<IconX size={20} />} label={t('atHome.remove', { title })} onClick={remove} />}
    />
  )
}
