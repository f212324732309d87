import type { Person } from '@potluck/api/fields'
import { Heading, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { CenteredCard } from '../CenteredCard.tsx'

interface Props {
  readonly inviter: Person
  readonly heading: string
  readonly text: string
  /** The choices of the invited person. */
  readonly children: ReactNode
}

/** The inviting person, the text of the invitation, and its buttons. */
export function InviterCard({ inviter, heading, text, children }: Props) {
  return (
    <CenteredCard>
      <Avatar name={inviter.name} size="large" />
      <Heading>{heading}</Heading>
      <Text tone="soft">{text}</Text>
      {children}
    </CenteredCard>
  )
}
