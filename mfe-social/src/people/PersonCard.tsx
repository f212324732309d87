import type { Person } from '@potluck/api/fields'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Card, Heading, Link, Text } from '@potluck/ui'
import { FriendshipActions } from './FriendshipActions.tsx'
import classes from './PersonCard.module.css'

/** A person of whom something is asked: found, or waiting for an answer. */
export function PersonCard({ person }: { readonly person: Person }) {
  const { name, handle } = person
  return (
    <Card className={classes.card}>
      <div className={classes.who}>
        <Avatar name={name} />
        <div className={classes.names}>
          <Heading level={3} size="small">
            <bdi>
              {handle === null ? (
                name
              ) : (
                <Link variant="plain" href={href(paths.profile(handle))}>
                  {name}
                </Link>
              )}
            </bdi>
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
