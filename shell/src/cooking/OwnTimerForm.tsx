import type { NewTimer } from '@potluck/platform/timers'
import { type Form, useForm } from '@potluck/platform/useForm'
import { Button, Heading, Stack } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconPlayerPlay } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { kitchenNamespace } from './locales.ts'
import classes from './TimersDrawer.module.css'
import { longestMs, minuteMs } from './timer-times.ts'

/** One press for what a kitchen asks for most, minutes. */
const usual = [1, 3, 5, 10, 15, 20, 30, 60]

/** A number of minutes as a cook types it: 7, 1.5, 1,5. Null where it is none, or too long. */
function readMinutes(text: string): number | null {
  const written = text.trim().replace(',', '.')
  const minutes = /^\d{1,5}(\.\d{1,2})?$/.test(written) ? Number(written) : 0
  return minutes > 0 && minutes * minuteMs <= longestMs ? minutes : null
}

/** A timer of the cook's own. */
export function OwnTimerForm({ onStart }: { readonly onStart: (timer: NewTimer) => void }) {
  const { t } = useTranslation(kitchenNamespace)
  const titleId = useId()

  const form: Form<{ readonly name: string; readonly minutes: string }> = useForm({
    initial: { name: '', minutes: '' },
    check: ({ minutes }) => ({ minutes: readMinutes(minutes) === null && t('noMinutes') }),
    submit({ minutes }) {
      const count = readMinutes(minutes)
      if (count !== null) start(count)
    },
  })

  function start(minutes: number) {
    const name = form.values.name.trim() || t('minutes', { count: minutes })
    onStart({ name, about: '', path: null, seconds: minutes * 60 })
    form.reset()
  }

  return (
    <form {...form.formProps} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={3} id={titleId}>
          {t('own')}
        </Heading>
        <TextField {...form.field('name')} label={t('ownName')} autoComplete="off" maxLength={120} />
        <div className={classes.usual}>
          {usual.map((minutes) => (
            <Button key={minutes} onClick={() => start(minutes)}>
              {t('minutes', { count: minutes })}
            </Button>
          ))}
        </div>
        <div className={classes.other}>
          <TextField
            {...form.field('minutes')}
            label={t('otherMinutes')}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <Button type="submit" variant="primary" icon={<IconPlayerPlay />}>
            {t('start')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
