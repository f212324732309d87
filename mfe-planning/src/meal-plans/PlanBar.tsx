import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Button, Heading, IconButton } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { IconChevronLeft, IconChevronRight } from '@potluck/ui/icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from './days.ts'
import classes from './PlanBar.module.css'
import { showToday } from './show-today.ts'
import type { PlanView } from './usePlanView.ts'

/** A moment of a day that every time zone agrees on which day it is of. */
const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`)

/** Which days are shown, in words: "16–22 November" this year, "28 December 2026 – 3 January 2027", "November 2026". */
function useSpanName({ kind, day, weeks }: PlanView): string {
  const language = useStore(useHost().language)
  return useMemo(() => {
    if (kind === 'month') {
      return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(day))
    }
    const [week] = weeks
    const [first, last] = [noon(week?.[0] ?? day), noon(week?.at(-1) ?? day)]
    const thisYear = new Date().getFullYear()
    const isThisYear = first.getUTCFullYear() === thisYear && last.getUTCFullYear() === thisYear
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(isThisYear ? {} : { year: 'numeric' }),
    })
    return format.formatRange(first, last)
  }, [language, kind, day, weeks])
}

/** What leafing is called. */
const back = { week: 'plan.lastWeek', month: 'plan.lastMonth', list: 'plan.lastDays' } as const
const on = { week: 'plan.nextWeek', month: 'plan.nextMonth', list: 'plan.nextDays' } as const

/** Leafing through the plan, and how it is shown. */
export function PlanBar({ view }: { readonly view: PlanView }) {
  const { t } = useTranslation('planning')
  const name = useSpanName(view)
  const { date } = useFormats()
  return (
    <div className={classes.bar}>
      <Heading level={2} size="small" className={classes.name} aria-live="polite">
        {name}
      </Heading>
      <div className={classes.leaf}>
        <IconButton icon={<IconChevronLeft />} label={t(back[view.kind])} onClick={() => view.leaf(-1)} />
        <Button
          variant="quiet"
          onClick={() => {
            view.goTo(view.today)
            showToday()
          }}
          title={date(noon(view.today))}
        >
          {t('plan.today')}
        </Button>
        <IconButton icon={<IconChevronRight />} label={t(on[view.kind])} onClick={() => view.leaf(1)} />
      </div>
      <SegmentedControl
        label={t('plan.view')}
        value={view.kind}
        onChange={view.show}
        segments={[
          { value: 'week', label: t('plan.week') },
          { value: 'month', label: t('plan.month') },
          { value: 'list', label: t('plan.list') },
        ]}
      />
    </div>
  )
}
