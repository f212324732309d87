import type { MemberAccount } from '@potluck/api/members'
import { Answered } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { onDemand, Stack, Text } from '@potluck/ui'
import { FirstRows, SearchField } from '@potluck/ui/content'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InvitationLink } from '../account/InvitationLink.tsx'
import { MoreRows } from '../groups/MoreRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { MemberRow } from './MemberRow.tsx'
import type { MemberAction } from './member-actions.ts'
import { type TypedAction, useMemberActions, useMembers } from './useMembers.ts'

const MemberDialog = onDemand(() => import('./MemberDialog.tsx').then((module) => module.MemberDialog))

interface MemberPages {
  readonly pages: readonly { readonly members: readonly MemberAccount[] }[]
}

const membersOf = ({ pages }: MemberPages): readonly MemberAccount[] => pages.flatMap(({ members }) => members)

const linkOf = (code: string): string => new URL(href(paths.resetPassword(code)), document.baseURI).href

/** The accounts of this server, and what an admin can do for them. */
export function Members() {
  const { t } = useTranslation('settings')
  const host = useHost()
  const { account } = useSession()
  const [search, setSearch] = useState('')
  const pages = useMembers(useDeferredValue(search.trim()))
  const act = useMemberActions()
  const [asked, setAsked] = useState<{ readonly member: MemberAccount; readonly action: MemberAction } | null>(null)
  const [code, setCode] = useState<string | null>(null)

  async function send(typed: TypedAction) {
    if (!asked) return
    const { member, action } = asked
    const answered = await act(member, action, typed)
    setCode(answered)
    if (action === 'passwordLink' && answered === null) {
      host.toast({ message: t('server.members.mailed', { email: member.email }), tone: 'done' })
    }
  }

  return (
    <SettingsGroup title={t('server.members.heading')} of="controls">
      <Stack gap={4}>
        <Text>{t('server.members.intro')}</Text>
        <SearchField
          label={t('server.members.search')}
          clearLabel={t('server.members.clear')}
          value={search}
          onChange={setSearch}
        />
        {code !== null && <InvitationLink link={linkOf(code)} />}
        <Answered
          answer={pages}
          loading={{ label: t('server.members.loading'), shape: 'text' }}
          failed={{ title: t('server.members.failed') }}
          isEmpty={(data) => membersOf(data).length === 0}
          empty={<Text tone="soft">{t('server.members.none')}</Text>}
        >
          {(data) => (
            <FirstRows
              rows={membersOf(data)}
              keyOf={({ id }) => id}
              label={t('server.members.more')}
              isWhole={search !== ''}
              after={<MoreRows pages={pages} label={t('server.members.more')} />}
            >
              {(member) => (
                <MemberRow
                  member={member}
                  isOwn={member.id === account?.id}
                  onAct={(action) => setAsked({ member, action })}
                />
              )}
            </FirstRows>
          )}
        </Answered>
      </Stack>
      {asked && <MemberDialog {...asked} act={send} onClose={() => setAsked(null)} />}
    </SettingsGroup>
  )
}
