import { Heading, Stack } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { RowList } from '../../people/RowList.tsx'

/** A part of the page of a household: a heading and the rows under it. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Heading id={id}>{title}</Heading>
      <RowList labelledBy={id}>{children}</RowList>
    </Stack>
  )
}
