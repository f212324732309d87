import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Row, Stack } from './Stack.tsx'

/** Rows that are displayed at first, so that what follows the list is not far below. */
const fewRows = 5

export interface FirstRowsProps<T> extends Pick<ComponentProps<'ul'>, 'aria-labelledby' | 'aria-describedby'> {
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  readonly children: (row: T) => ReactNode
  /** The label of the button that displays the others. */
  readonly label: string
  /** Somebody looks for something: all rows are displayed. */
  readonly isWhole?: boolean
  /** Follows once all rows are displayed. */
  readonly after?: ReactNode
}

/** The first rows of a list, and the others on demand. */
export function FirstRows<T>(props: FirstRowsProps<T>) {
  const { rows, keyOf, children, label, isWhole = false, after, ...names } = props
  const [isOpen, setOpen] = useState(false)
  const visible = isOpen || isWhole ? rows : rows.slice(0, fewRows)
  return (
    <Stack gap={4}>
      <ul {...names}>
        {visible.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {visible.length < rows.length ? (
        <Row>
          <Button onClick={() => setOpen(true)}>{label}</Button>
        </Row>
      ) : (
        after
      )}
    </Stack>
  )
}
