import { Button, Card, Row, Stack, Text } from '@potluck/ui'
import { LabelledProgress } from './LabelledProgress.tsx'

export interface LongWorkProps {
  /** The current step. */
  readonly label: string
  /** How much of it is done, from 0 to 1; leave out while it is not known. */
  readonly share?: number
  readonly about: string
  readonly stopLabel: string
  readonly stopping?: boolean
  readonly onStop: () => void
}

/** The progress of long work, with a hint and a stop button. */
export function LongWork({ label, share, about, stopLabel, stopping = false, onStop }: LongWorkProps) {
  return (
    <Card>
      <Stack gap={4}>
        <LabelledProgress label={label} share={share} />
        <Text size="small" tone="soft">
          {about}
        </Text>
        <Row>
          <Button busy={stopping} onClick={onStop}>
            {stopLabel}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
