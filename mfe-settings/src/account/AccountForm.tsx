import { Button, Heading, Note, Row, Stack, Text } from '@potluck/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './AccountForm.module.css'
import { accountProblem } from './account-problem.ts'

export interface AccountFormProps {
  readonly title: string
  /** As it is now. */
  readonly value: ReactNode
  /** What it is for. */
  readonly about: string
  readonly busy: boolean
  readonly error: Error | null
  /** The last change was saved. */
  readonly done: boolean
  readonly onSubmit: () => void
  /** Forgets what was typed. */
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** One thing of the account as it is; its form opens in its place and is saved alone, with its outcome beside it. */
export function AccountForm(props: AccountFormProps) {
  const { title, value, about, busy, error, done, onSubmit, onCancel, children } = props
  const { t } = useTranslation('settings')
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const problem = accountProblem(error)

  const [seen, setSeen] = useState(done)
  if (seen !== done) {
    setSeen(done)
    if (done) {
      setOpen(false)
      setSaved(true)
    }
  }

  // The focus follows what takes the other's place, but not into a screen that just opened.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) form.current?.querySelector('input')?.focus()
    else opener.current?.focus()
  }, [isOpen])

  function open() {
    setSaved(false)
    setOpen(true)
  }

  function cancel() {
    onCancel()
    setOpen(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }

  return (
    <section aria-labelledby={heading} className={classes.part}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Heading id={heading} level={3} size="small">
            {title}
          </Heading>
          {!isOpen && <div className={classes.value}>{value}</div>}
          <Text size="small" tone="soft">
            {about}
          </Text>
        </div>
        {!isOpen && (
          <Button ref={opener} aria-label={t('account.changeNamed', { what: title })} onClick={open}>
            {t('account.change')}
          </Button>
        )}
      </div>
      {!isOpen && isSaved && <Note tone="done">{t('account.saved')}</Note>}
      {isOpen && (
        <form ref={form} onSubmit={submit}>
          <Stack gap={4}>
            {children}
            {problem && <Note tone="danger">{t(`account.problems.${problem}`)}</Note>}
            <Row>
              <Button type="submit" variant="primary" busy={busy}>
                {t('save')}
              </Button>
              <Button variant="quiet" onClick={cancel}>
                {t('cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </section>
  )
}
