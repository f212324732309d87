import { type Answer, Answered } from '@potluck/parts'
import { Heading, Stack } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './shares.module.css'

interface Props<T> {
  readonly title: string
  readonly answer: Answer<readonly T[]>
  /** Whether the section is empty; by default, whether the answer has no items. */
  readonly isEmpty?: (all: readonly T[]) => boolean
  readonly children: (shared: readonly T[]) => ReactNode
}

/** A section with one kind of share; none where the cook shares nothing of it. */
export function ShareSection<T>({ title, answer, isEmpty = (all) => all.length === 0, children }: Props<T>) {
  const { t } = useTranslation('recipes')
  const id = useId()
  if (answer.data !== undefined && isEmpty(answer.data)) return null
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
        >
          {(shared) => (
            <ul aria-labelledby={id} className={classes.list}>
              {children(shared)}
            </ul>
          )}
        </Answered>
      </Stack>
    </section>
  )
}
