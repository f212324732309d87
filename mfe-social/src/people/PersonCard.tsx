import type { Person } from '@potluck/api/fields'
import { PersonName } from '@potluck/parts/PersonName'
import { Card, Heading, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { FriendshipActions } from './FriendshipActions.tsx'
import classes from './PersonCard.module.css'

/** A card of a found person, or of a friend request. */
export function PersonCard({ person }: { readonly person: Person }) {
  const { name, handle } = person
  return (
    <Card className={classes.card}>
      <div className={classes.who}>
        <Avatar name={name} />
        <div className={classes.names}>
          <Heading level={3} size="small">
            <PersonName person={person} />
          </Heading>
          {handle !== null && (
            <Text size="small" tone="soft">
              <bdi>@{handle}</bdi>
            </Text>
          )}
        </div>
      </div>
      <FriendshipActions person={person} />
    </Card>
  )
}
