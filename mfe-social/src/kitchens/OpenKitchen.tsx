import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { eaterWords } from '@potluck/parts/eater-words'
import { partsNamespace } from '@potluck/parts/words'
import { useGlobalPreferences, useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, onDemand, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { IconBook, IconChevronRight, IconUserPlus } from '@potluck/ui/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { RowIcon } from '../people/RowIcon.tsx'
import { ItsLists } from './home/ItsLists.tsx'
import { Section } from './home/Section.tsx'
import { ThisWeek } from './home/ThisWeek.tsx'
import { Together } from './home/Together.tsx'
import { WhatIsNew } from './home/WhatIsNew.tsx'
import { InvitedRow } from './InvitedRow.tsx'
import { type KitchenDialog, KitchenMenu } from './KitchenMenu.tsx'
import { MemberRow } from './MemberRow.tsx'
import classes from './OpenKitchen.module.css'
import { RestNote } from './RestNote.tsx'

const InvitePeopleDialog = onDemand(
  () => import('./invite/InvitePeopleDialog.tsx').then((module) => module.InvitePeopleDialog),
  'dialog',
)

const WhoEats = onDemand(
  () => import('@potluck/parts/WhoEats').then((module) => module.WhoEats),
  'part',
  eaterWords,
  partsNamespace,
)

interface Props {
  readonly kitchen: Kitchen
  readonly leading: ReactNode
  /** The member left it. */
  readonly onLeft: () => void
}

/** The page of a household: its recipes, its week, its lists, what is new, its members, and whoever was asked to join. */
export function OpenKitchen({ kitchen, leading, onLeft }: Props) {
  const { t } = useTranslation('social')
  const [dialog, setDialog] = useState<KitchenDialog | null>(null)
  // Features that the cook has switched off are hidden.
  const { useShoppingLists: usesLists, useMealPlans: usesPlans } = useGlobalPreferences()
  const address = useImageAddress()
  const [search, setSearch] = useSearchParams()
  const { id, name, image, members, recipeCount, rest } = kitchen
  const role = roleOf(kitchen.role)
  const isAlone = members.length === 1
  const invite = role === 'owner' && !rest && (
    <Button
      variant={isAlone ? 'primary' : 'secondary'}
      icon={<IconUserPlus />}
      onClick={() => setSearch({ invite: '1' }, { replace: true })}
    >
      {t('kitchens.invite')}
    </Button>
  )
  return (
    <PageLayout
      title={<bdi>{name}</bdi>}
      leading={
        image ? (
          <Row>
            {leading}
            <Avatar name={name} src={address(image.thumbnail)} />
          </Row>
        ) : (
          leading
        )
      }
      actions={<KitchenMenu kitchen={kitchen} opened={dialog} onOpen={setDialog} onLeft={onLeft} />}
      mainAction={invite || undefined}
      width="reading"
    >
      <Stack gap={8}>
        <Stack gap={4}>
          {rest ? (
            <RestNote kitchen={kitchen} rest={rest} onTakeCopies={() => setDialog('leave')} />
          ) : (
            (isAlone || role === 'reader') && (
              <Text tone="soft">{t(isAlone ? 'kitchens.alone' : 'kitchens.youAs.reader')}</Text>
            )
          )}
          <ListRow
            className={classes.recipes}
            href={href(paths.list('main', { kitchen: id }))}
            leading={
              <RowIcon>
                <IconBook aria-hidden="true" />
              </RowIcon>
            }
            title={t('profile.recipeCount', { count: recipeCount })}
            trailing={<IconChevronRight aria-hidden="true" />}
          />
          {role !== 'reader' && !rest && <Together kitchen={kitchen} />}
        </Stack>
        {usesPlans && <ThisWeek kitchenId={id} />}
        {usesLists && <ItsLists kitchenId={id} />}
        <WhatIsNew kitchenId={id} />
        <WhoIsHere kitchen={kitchen} />
        <WhoEats kitchen={kitchen} />
      </Stack>
      {invite && search.has('invite') && (
        <InvitePeopleDialog kitchen={kitchen} onClose={() => setSearch({}, { replace: true })} />
      )}
    </PageLayout>
  )
}

/** The members of a household, and those who were asked to join. */
function WhoIsHere({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation('social')
  const { list } = useFormats()
  const { members, invited, shownBy = [] } = kitchen
  return (
    <>
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
      {shownBy.length > 0 && (
        <Text size="small" tone="soft">
          {t('kitchens.shownBy', { names: list(shownBy.map((person) => person.name)) })}
        </Text>
      )}
    </>
  )
}
