import type { Person } from '@potluck/api/fields'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Row, Text } from '@potluck/ui'
import { IconMessageCircle, IconPencil, IconUserCheck, IconUserPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { PersonMenu } from './PersonMenu.tsx'
import { useBlock } from './useBlock.ts'
import { useFriendship } from './useFriendship.ts'

/** Buttons for the present state of the friendship with a person. */
export function FriendshipActions({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const { account } = useSession()
  const friendship = useFriendship(person)
  const { isBlocked, unblock } = useBlock(person)
  if (person.id === account?.id) {
    return (
      <LinkButton href={href(paths.myProfile())} icon={<IconPencil />}>
        {t('profile.edit')}
      </LinkButton>
    )
  }
  if (isBlocked) {
    return (
      <Row gap={3}>
        <Text as="span" size="small" tone="soft">
          {t('block.isBlocked')}
        </Text>
        <Button onClick={unblock}>{t('block.unblock')}</Button>
      </Row>
    )
  }
  switch (friendship.state) {
    case 'none':
      return (
        <Row>
          <Button variant="primary" icon={<IconUserPlus />} onClick={friendship.ask}>
            {t('friendship.ask')}
          </Button>
          <PersonMenu person={person} />
        </Row>
      )
    case 'outgoing':
      return (
        <Row gap={3}>
          <Text as="span" size="small" tone="soft">
            {t('friendship.requestSent')}
          </Text>
          <Button onClick={friendship.withdraw}>{t('friendship.withdraw')}</Button>
        </Row>
      )
    case 'incoming':
      return (
        <Row>
          <Button variant="primary" icon={<IconUserCheck />} onClick={friendship.accept}>
            {t('friendship.accept')}
          </Button>
          <Button variant="quiet" onClick={friendship.ignore}>
            {t('friendship.ignore')}
          </Button>
          <PersonMenu person={person} />
        </Row>
      )
    case 'friend':
      return (
        <Row>
          <LinkButton variant="primary" href={href(paths.thread(person.id))} icon={<IconMessageCircle />}>
            {t('friendship.write')}
          </LinkButton>
          <PersonMenu person={person} />
        </Row>
      )
    case undefined:
      return null
  }
}
