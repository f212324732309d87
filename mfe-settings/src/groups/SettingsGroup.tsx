import { Card, Heading, Stack } from '@potluck/ui'
import { type ReactNode, useId } from 'react'

interface Props {
  readonly title: string
  /** Rows come with their own room; controls want more. */
  readonly of: 'rows' | 'controls'
  readonly children: ReactNode
}

/** Settings that belong together, under their name. */
export function SettingsGroup({ title, of, children }: Props) {
  const heading = useId()
  return (
    <Stack gap={2}>
      <Heading id={heading} level={2} size="small">
        {title}
      </Heading>
      <Card padding={of === 'rows' ? 'small' : 'medium'} aria-labelledby={heading}>
        {children}
      </Card>
    </Stack>
  )
}
