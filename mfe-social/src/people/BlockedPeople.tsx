import type { Person } from '@potluck/api/fields'
import { Button, Heading, Stack, Text } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { namedPerson } from '../threads/named-person.ts'
import { RowList } from './RowList.tsx'
import { useBlock, useBlocked } from './useBlock.ts'

/** The people whom the member has blocked, with buttons to unblock them. Renders nothing if there are none. */
export function BlockedPeople() {
  const { t } = useTranslation('social')
  const heading = useId()
  const { data: blocked = [] } = useBlocked()
  if (blocked.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading id={heading}>{t('block.blocked')}</Heading>
      <Text tone="soft">{t('block.about')}</Text>
      <RowList labelledBy={heading}>
        {blocked.map((person) => (
          <li key={person.id}>
            <BlockedRow person={namedPerson(person, t('messages.deletedAccount'))} />
          </li>
        ))}
      </RowList>
    </Stack>
  )
}

function BlockedRow({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const { unblock } = useBlock(person)
  const { name, handle } = person
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={handle !== null && <bdi>@{handle}</bdi>}
      trailing={
        <Button aria-label={t('block.unblockName', { name })} onClick={unblock}>
          {t('block.unblock')}
        </Button>
      }
    />
  )
}
