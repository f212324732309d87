import { Button, Row } from '@potluck/ui'

/** A list in pages, of which some are not loaded yet. */
export interface PagesToCome {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

interface Props {
  readonly pages: PagesToCome
  readonly label: string
}

/** Below a list that is loaded in pages: loads the next one, if there is one. */
export function MoreRows({ pages, label }: Props) {
  if (!pages.hasNextPage) return null
  return (
    <Row>
      <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label}
      </Button>
    </Row>
  )
}
