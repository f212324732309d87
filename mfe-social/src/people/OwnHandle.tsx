import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { IconPencil } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RowList } from './RowList.tsx'

/** The member's handle, with a link to change it. */
export function OwnHandle() {
  const { t } = useTranslation('social')
  const heading = useId()
  const { account } = useSession()
  if (!account) return null
  const { name, handle } = account
  return (
    <Stack gap={3}>
      <Heading id={heading}>{t('people.you')}</Heading>
      <RowList labelledBy={heading}>
        <li>
          <ListRow
            href={href(paths.myProfile())}
            leading={<Avatar name={name} />}
            title={<bdi>{name}</bdi>}
            subtitle={handle === null ? t('people.chooseHandle') : <bdi>@{handle}</bdi>}
            trailing={<IconPencil aria-hidden="true" />}
          />
        </li>
      </RowList>
    </Stack>
  )
}
