import { useFormats } from '@potluck/parts'
import { Button, Card, Row, Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'

export interface LongWorkProps {
  /** What is done now. */
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
  const { percent } = useFormats()
  return (
    <Card>
      <Stack gap={4}>
        <Row justify="between">
          <Text role="status" tabular>
            {label}
          </Text>
          {share !== undefined && (
            <Text tone="soft" tabular aria-hidden="true">
              {percent(Math.floor(share * 100) / 100)}
            </Text>
          )}
        </Row>
        <Progress label={label} {...(share === undefined ? {} : { value: share, max: 1 })} />
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
