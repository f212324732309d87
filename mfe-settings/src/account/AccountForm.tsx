import { Button, Card, Heading, Note, Row, Stack } from '@potluck/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { accountProblem } from './account-problem.ts'

export interface AccountFormProps {
  readonly title: string
  readonly busy: boolean
  readonly error: Error | null
  readonly done: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** One thing of the account that is saved alone, with its outcome beside it. */
export function AccountForm({ title, busy, error, done, onSubmit, children }: AccountFormProps) {
  const { t } = useTranslation('settings')
  const heading = useId()
  const problem = accountProblem(error)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }

  return (
    <Card aria-labelledby={heading}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Heading id={heading} size="small">
            {title}
          </Heading>
          {children}
          {problem && <Note tone="danger">{t(`account.problems.${problem}`)}</Note>}
          {done && <Note tone="done">{t('account.saved')}</Note>}
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
