import { Row, Skeleton, Stack } from '@potluck/ui'
import classes from './RowSkeleton.module.css'

/** The placeholder of a row whose page is loading. */
export function RowSkeleton() {
  return (
    <Row gap={3} nowrap aria-hidden="true" className={classes.row}>
      <Skeleton shape="block" width="4rem" height="4rem" />
      <Stack gap={2} className={classes.words}>
        <Skeleton width="60%" />
        <Skeleton width="30%" />
      </Stack>
    </Row>
  )
}
