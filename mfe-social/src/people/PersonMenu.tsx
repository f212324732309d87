import type { Person } from '@potluck/api/fields'
import { useSession } from '@potluck/platform/hooks'
import { IconButton } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconBell, IconBellOff, IconDotsVertical } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnfriendDialog } from './UnfriendDialog.tsx'
import { useBlock } from './useBlock.ts'
import { useFriendship } from './useFriendship.ts'
import { useMute } from './useMute.ts'

interface Props {
  readonly person: Person
  /** Whether the menu can mute the conversation. */
  readonly mute?: boolean
}

/** The menu of a person: unfriend, block, unblock. */
export function PersonMenu({ person, mute = false }: Props) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const { state, unfriend } = useFriendship(person)
  const { isBlocked, block, unblock } = useBlock(person)
  const [unfriending, setUnfriending] = useState(false)
  const { isMuted, setMuted } = useMute(person, mute)
  if (person.id === account?.id) return null
  const blocking = isBlocked
    ? { key: 'unblock', label: t('block.unblock'), onSelect: unblock }
    : { key: 'block', label: t('block.block'), danger: true, onSelect: () => void block() }
  return (
    <>
      <Menu
        trigger={<IconButton label={t('people.more', { name: person.name })} icon={<IconDotsVertical />} />}
        entries={[
          ...(mute
            ? [
                {
                  key: 'mute',
                  label: t(isMuted ? 'mute.unmute' : 'mute.mute'),
                  icon: isMuted ? <IconBell /> : <IconBellOff />,
                  onSelect: () => setMuted(!isMuted),
                },
              ]
            : []),
          ...(state === 'friend'
            ? [{ key: 'unfriend', label: t('friendship.unfriend'), danger: true, onSelect: () => setUnfriending(true) }]
            : []),
          blocking,
        ]}
      />
      {unfriending && <UnfriendDialog person={person} onUnfriend={unfriend} onClose={() => setUnfriending(false)} />}
    </>
  )
}
