import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { Answered, useFormats } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, onDemand, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState, Faces, ListRow } from '@potluck/ui/content'
import { IconPlus, IconToolsKitchen2 } from '@potluck/ui/icons'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RowIcon } from '../people/RowIcon.tsx'
import { RowList } from '../people/RowList.tsx'
import { ReceivedInvitation } from './ReceivedInvitation.tsx'
import { useFollowKitchens, useKitchensAndInvitations } from './useKitchensAndInvitations.ts'

const NewKitchenDialog = onDemand(
  () => import('./NewKitchenDialog.tsx').then((module) => module.NewKitchenDialog),
  'dialog',
)

/** The kitchens that the member is in, and those that they are invited into. */
export function KitchensPage() {
  const { t } = useTranslation('social')
  const [isNaming, setNaming] = useState(false)
  useFollowKitchens()
  useTitle(t('kitchens.title'))
  const share = (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setNaming(true)}>
      {t('kitchens.share')}
    </Button>
  )
  return (
    <PageLayout title={t('kitchens.title')} width="reading" mainAction={share}>
      <Kitchens />
      {isNaming && <NewKitchenDialog onClose={() => setNaming(false)} />}
    </PageLayout>
  )
}

function Kitchens() {
  const { t } = useTranslation('social')
  return (
    <Answered
      answer={useKitchensAndInvitations()}
      loading={{ label: t('kitchens.loading'), shape: 'rows', count: 3 }}
      failed={{ title: t('kitchens.failed'), safe: t('people.safe') }}
      isEmpty={({ kitchens, invitations }) => kitchens.length + invitations.length === 0}
      empty={
        <EmptyState picture="table" title={t('kitchens.emptyTitle')}>
          {t('kitchens.about')}
        </EmptyState>
      }
    >
      {({ kitchens, invitations }) => (
        <Stack gap={8}>
          {invitations.length > 0 && (
            <Section title={t('kitchens.invited')} layout="cards">
              {invitations.map((invitation) => (
                <li key={invitation.kitchen.id}>
                  <ReceivedInvitation invitation={invitation} />
                </li>
              ))}
            </Section>
          )}
          {kitchens.length > 0 && (
            <Section title={t('kitchens.yours')}>
              {kitchens.map((kitchen) => (
                <li key={kitchen.id}>
                  <KitchenRow kitchen={kitchen} />
                </li>
              ))}
            </Section>
          )}
          <Text tone="soft">{t('kitchens.about')}</Text>
        </Stack>
      )}
    </Answered>
  )
}

interface SectionProps {
  readonly title: string
  readonly layout?: 'cards' | 'rows'
  readonly children: ReactNode
}

function Section({ title, layout = 'rows', children }: SectionProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Heading id={id}>{title}</Heading>
      <RowList labelledBy={id} layout={layout}>
        {children}
      </RowList>
    </Stack>
  )
}

function KitchenRow({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation('social')
  const { date } = useFormats()
  const { id, name, role, members, recipeCount, rest } = kitchen
  const state = rest ? t('rest.short', { date: date(rest.until) }) : t(`kitchens.role.${roleOf(role)}`)
  return (
    <ListRow
      href={href(paths.kitchen(id))}
      leading={
        <RowIcon>
          <IconToolsKitchen2 aria-hidden="true" />
        </RowIcon>
      }
      title={<bdi>{name}</bdi>}
      subtitle={[t('profile.recipeCount', { count: recipeCount }), state].join(' · ')}
      trailing={
        <Faces label={t('kitchens.members', { count: members.length })} people={members.map(({ person }) => person)} />
      }
    />
  )
}
