import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { Answered, useFormats } from '@potluck/parts'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Heading, LinkButton, Row, Stack, Text } from '@potluck/ui'
import { Avatar, Faces, ListRow } from '@potluck/ui/content'
import { IconHome, IconPlus } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowIcon } from '../people/RowIcon.tsx'
import { RowList } from '../people/RowList.tsx'
import { ReceivedInvitation } from './ReceivedInvitation.tsx'
import { useFollowKitchens, useKitchensAndInvitations } from './useKitchensAndInvitations.ts'

/** The households of the member and the invitations into others; without any, the question who cooks with them. */
export function OwnKitchens() {
  const { t } = useTranslation('social')
  const heading = useId()
  useFollowKitchens()
  return (
    <Answered
      answer={useKitchensAndInvitations()}
      small
      loading={{ label: t('kitchens.loading'), shape: 'rows', count: 1 }}
      failed={{ title: t('kitchens.failed'), safe: t('people.safe') }}
      isEmpty={({ kitchens, invitations }) => kitchens.length + invitations.length === 0}
      empty={<WhoCooksWithYou />}
    >
      {({ kitchens, invitations }) => (
        <Stack gap={3}>
          <Row>
            <Heading id={heading}>{t('kitchens.title')}</Heading>
          </Row>
          {invitations.map((invitation) => (
            <ReceivedInvitation key={invitation.kitchen.id} invitation={invitation} />
          ))}
          <RowList labelledBy={heading}>
            {kitchens.map((kitchen) => (
              <li key={kitchen.id}>
                <KitchenRow kitchen={kitchen} />
              </li>
            ))}
            <li>
              <ListRow
                href={href(paths.newKitchen())}
                leading={
                  <RowIcon>
                    <IconPlus />
                  </RowIcon>
                }
                title={t('kitchens.new')}
              />
            </li>
          </RowList>
        </Stack>
      )}
    </Answered>
  )
}

/** The question for who has no household yet. */
function WhoCooksWithYou() {
  const { t } = useTranslation('social')
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading>{t('kitchens.who')}</Heading>
          <Text tone="soft">{t('kitchens.about')}</Text>
        </Stack>
        <Row>
          <LinkButton variant="primary" icon={<IconHome />} href={href(paths.newKitchen())}>
            {t('kitchens.make')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  )
}

function KitchenRow({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation('social')
  const { date } = useFormats()
  const address = useImageAddress()
  const { id, name, image, role, members, recipeCount, rest } = kitchen
  const state = rest ? t('rest.short', { date: date(rest.until) }) : t(`kitchens.role.${roleOf(role)}`)
  return (
    <ListRow
      href={href(paths.kitchen(id))}
      leading={<Avatar name={name} src={address(image?.thumbnail)} />}
      title={<bdi>{name}</bdi>}
      subtitle={[t('profile.recipeCount', { count: recipeCount }), state].join(' · ')}
      trailing={
        <Faces label={t('kitchens.members', { count: members.length })} people={members.map(({ person }) => person)} />
      }
    />
  )
}
