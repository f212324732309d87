import { type Answer, Answered } from '@potluck/parts'
import { Heading, Stack, Text } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props<T> {
  readonly title: string
  /** The message of an empty section. */
  readonly nothing: string
  readonly answer: Answer<readonly T[]>
  /** Whether the section is empty; by default, whether the answer has no items. */
  readonly isEmpty?: (all: readonly T[]) => boolean
  readonly children: (shared: readonly T[]) => ReactNode
}

/** A section with one kind of share. */
export function ShareSection<T>({ title, nothing, answer, isEmpty = (all) => all.length === 0, children }: Props<T>) {
  const { t } = useTranslation('recipes')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="medium" id={id}>
          {title}
        </Heading>
        <Answered
          small
          answer={answer}
          loading={{ label: t('shares.loading'), shape: 'rows', count: 2 }}
          failed={{ title: t('shares.failed') }}
          isEmpty={isEmpty}
          empty={<Text tone="soft">{nothing}</Text>}
        >
          {(shared) => <ul aria-labelledby={id}>{children(shared)}</ul>}
        </Answered>
      </Stack>
    </section>
  )
}
