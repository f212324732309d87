import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, LinkButton, onDemand, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { IconBook, IconUpload, IconUserPlus } from '@potluck/ui/icons'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RowList } from '../people/RowList.tsx'
import { InvitedRow } from './InvitedRow.tsx'
import { type KitchenDialog, KitchenMenu } from './KitchenMenu.tsx'
import { MemberRow } from './MemberRow.tsx'
import { RestNote } from './RestNote.tsx'

const InvitePeopleDialog = onDemand(
  () => import('./invite/InvitePeopleDialog.tsx').then((module) => module.InvitePeopleDialog),
  'dialog',
)

interface Props {
  readonly kitchen: Kitchen
  readonly leading: ReactNode
  /** The member left it. */
  readonly onLeft: () => void
}

/** A kitchen: the way to its recipes, its members, and whoever was asked to join. */
export function OpenKitchen({ kitchen, leading, onLeft }: Props) {
  const { t } = useTranslation('social')
  const { number, list } = useFormats()
  const [isInviting, setInviting] = useState(false)
  const [dialog, setDialog] = useState<KitchenDialog | null>(null)
  const { id, name, members, invited, recipeCount, shownBy = [], rest } = kitchen
  const role = roleOf(kitchen.role)
  const isAlone = members.length === 1
  const invite = role === 'owner' && (
    <Button variant={isAlone ? 'primary' : 'secondary'} icon={<IconUserPlus />} onClick={() => setInviting(true)}>
      {t('kitchens.invite')}
    </Button>
  )
  return (
    <PageLayout
      title={<bdi>{name}</bdi>}
      leading={leading}
      actions={<KitchenMenu kitchen={kitchen} opened={dialog} onOpen={setDialog} onLeft={onLeft} />}
      mainAction={invite || undefined}
      width="reading"
    >
      <Stack gap={8}>
        <Stack gap={4}>
          {rest ? (
            <RestNote kitchen={kitchen} rest={rest} onTakeCopies={() => setDialog('leave')} />
          ) : (
            <Text tone="soft">{t(isAlone ? 'kitchens.alone' : `kitchens.youAs.${role}`)}</Text>
          )}
          <Row>
            <LinkButton
              variant={isAlone ? 'secondary' : 'primary'}
              icon={<IconBook />}
              href={href(paths.list('main', { kitchen: id }))}
            >
              {t('kitchens.seeRecipes', { number: number(recipeCount) })}
            </LinkButton>
            {role !== 'reader' && (
              <LinkButton icon={<IconUpload />} href={href(paths.moveIn(id))}>
                {t('moveIn.title')}
              </LinkButton>
            )}
          </Row>
          {shownBy.length > 0 && (
            <Text size="small" tone="soft">
              {t('kitchens.shownBy', { names: list(shownBy.map((person) => person.name)) })}
            </Text>
          )}
        </Stack>
        <Section title={t('kitchens.memberTitle')}>
          {members.map((member) => (
            <li key={member.person.id}>
              <MemberRow kitchen={kitchen} member={member} />
            </li>
          ))}
        </Section>
        {invited.length > 0 && (
          <Section title={t('people.outgoing')}>
            {invited.map((one) => (
              <li key={one.person.id}>
                <InvitedRow kitchen={kitchen} invited={one} />
              </li>
            ))}
          </Section>
        )}
      </Stack>
      {isInviting && <InvitePeopleDialog kitchen={kitchen} onClose={() => setInviting(false)} />}
    </PageLayout>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Heading id={id}>{title}</Heading>
      <RowList labelledBy={id}>{children}</RowList>
    </Stack>
  )
}
