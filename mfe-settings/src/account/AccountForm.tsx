import type { Form } from '@potluck/platform/useForm'
import { Button, Heading, Note, Row, Stack, Text } from '@potluck/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../groups/EntryRow.module.css'

export interface AccountFormProps {
  readonly title: string
  /** As it is now. */
  readonly value: ReactNode
  /** The purpose of the form. */
  readonly about: string
  readonly form: Pick<Form<object>, 'formProps' | 'isPending' | 'problem' | 'reset'>
  /** How often it was saved. */
  readonly saves: number
  readonly children: ReactNode
}

/** One thing of the account as it is; its form opens in its place and is saved alone, with its outcome beside it. */
export function AccountForm(props: AccountFormProps) {
  const { title, value, about, form, saves, children } = props
  const { t } = useTranslation('settings')
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { formProps, isPending, problem } = form
  const section = useRef<HTMLElement>(null)

  const [seenSaves, setSeenSaves] = useState(saves)
  if (seenSaves !== saves) {
    setSeenSaves(saves)
    setOpen(false)
    setSaved(true)
  }

  // The focus follows what takes the other's place, but not into a screen that just opened.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) section.current?.querySelector('input')?.focus()
    else opener.current?.focus()
  }, [isOpen])

  function open() {
    setSaved(false)
    setOpen(true)
  }

  function cancel() {
    form.reset()
    setOpen(false)
  }

  return (
    <section ref={section} aria-labelledby={heading} className={classes.part}>
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
        <form {...formProps}>
          <Stack gap={4}>
            {children}
            {problem && <Note tone="danger">{problem}</Note>}
            <Row>
              <Button type="submit" variant="primary" busy={isPending}>
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
