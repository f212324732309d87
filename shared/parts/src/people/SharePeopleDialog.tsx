import type { Person } from '@potluck/api/fields'
import { useSession } from '@potluck/platform/hooks'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { Avatar, CheckboxRow, ListRow } from '@potluck/ui/content'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered } from '../answered/Answered.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { NoFriends } from './FriendPicker.tsx'
import { useFriends } from './useFriends.ts'

export interface SharePeopleDialogProps {
  readonly title: string
  /** The rights of the chosen people. */
  readonly about: ReactNode
  /** The purpose of friends here, for members without any. */
  readonly noFriends: ReactNode
  readonly owner: Person
  /** The people it is shared with now. */
  readonly collaborators: readonly Person[]
  /** Whether the last try to save failed. */
  readonly failed: boolean
  /** Called at each tick, with all who are chosen then: what is seen is what is saved. */
  readonly onSave: (ids: readonly string[]) => void
  readonly onClose: () => void
  /** Ways for everybody on it, such as printing. */
  readonly ways?: ReactNode
  /** Further ways to share it, for its owner. */
  readonly children?: ReactNode
}

/** With whom something is shared. Its owner chooses among friends, saved at each tick; everybody else sees. */
export function SharePeopleDialog(props: SharePeopleDialogProps) {
  const isOwner = useSession().account?.id === props.owner.id
  return isOwner ? <ChoosePeople {...props} /> : <SeePeople {...props} />
}

function SeePeople({ title, owner, collaborators, ways, onClose }: SharePeopleDialogProps) {
  const { t } = useTranslation('parts')
  return (
    <Dialog onClose={onClose} title={title} size="small">
      {[owner, ...collaborators].map((person) => (
        <ListRow
          key={person.id}
          leading={<Avatar name={person.name} />}
          title={<bdi>{person.name}</bdi>}
          subtitle={person.id === owner.id ? t('share.owner') : undefined}
        />
      ))}
      {ways}
    </Dialog>
  )
}

/** Somebody may be there who is no friend any more: they can stay. */
const together = (collaborators: readonly Person[], friends: readonly Person[]): readonly Person[] => [
  ...new Map([...collaborators, ...friends].map((person) => [person.id, person])).values(),
]

function ChoosePeople({
  title,
  about,
  noFriends,
  collaborators,
  failed,
  onSave,
  onClose,
  ways,
  children,
}: SharePeopleDialogProps) {
  const { t } = useTranslation('parts')
  const friends = useFriends()
  const [chosen, setChosen] = useState<readonly string[]>(() => collaborators.map(({ id }) => id))
  const people = together(collaborators, friends.data ?? [])

  function choose(ids: readonly string[]) {
    setChosen(ids)
    onSave(ids)
  }

  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="small"
      actions={
        people.length > 0 && (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {failed && (
          <Note tone="danger" action={<Button onClick={() => onSave(chosen)}>{t('tryAgain')}</Button>}>
            {t('share.failed')}
          </Note>
        )}
        <Answered
          small
          answer={friends}
          loading={{ label: t('friends.loading'), shape: 'rows', count: 3 }}
          failed={{ title: t('friends.failed') }}
          empty={<NoFriends>{noFriends}</NoFriends>}
          isEmpty={() => people.length === 0}
        >
          {() => (
            <Stack gap={3}>
              <Text tone="soft">{about}</Text>
              <div>
                {people.map(({ id, name }) => (
                  <CheckboxRow
                    key={id}
                    label={<bdi>{name}</bdi>}
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      choose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                    }
                  />
                ))}
              </div>
            </Stack>
          )}
        </Answered>
        {children}
        {ways}
      </Stack>
    </Dialog>
  )
}
