import { Row, Stack, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { useFormats } from '../formats/useFormats.ts'

interface Props {
  readonly label: string
  /** From 0 to 1; undefined while it is not known. */
  readonly share: number | undefined
}

/** A bar with what goes on, and how much of it is done. */
export function LabelledProgress({ label, share }: Props) {
  const { percent } = useFormats()
  return (
    <Stack gap={2}>
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
    </Stack>
  )
}
